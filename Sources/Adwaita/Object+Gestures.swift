import CAdwaita
import GLib

// Mouse, touch and keys.
extension Object {
  /// The width of a widget on the screen, in points.
  package var shownWidth: Int { Int(gtk_widget_get_width(self())) }

  /// Lets a widget be dragged; the widget that it is dropped on receives the text.
  package func makeDraggable(_ text: String) {
    guard let source = gtk_drag_source_new() else { return }
    let controller = Object(UnsafeMutableRawPointer(source))
    gtk_drag_source_set_actions(controller(), .move)
    let content = Self.withValue(of: String.type) { value in
      text.store(in: &value)
      return gdk_content_provider_new_for_value(&value)
    }
    gtk_drag_source_set_content(controller(), content)
    g_object_unref(content)
    let picture = gtk_widget_paintable_new(self())
    gtk_drag_source_set_icon(controller(), picture, 0, 0)
    g_object_unref(UnsafeMutableRawPointer(picture))
    gtk_widget_add_controller(self(), controller())
  }

  /// Calls a closure with the text dropped on a widget; it returns whether it accepts the text.
  package func onDrop(_ body: @escaping (String) -> Bool) {
    guard let made = gtk_drop_target_new(String.type, .move) else { return }
    let target = Object(UnsafeMutableRawPointer(made))
    gtk_widget_add_controller(self(), target())
    connect(target.raw, "drop") { arguments in
      guard let target = arguments.object(0).map({ Object($0) }),
        let value = gtk_drop_target_get_value(target())
      else { return false }
      return body(String(value))
    }
  }

  /// Calls a closure with each key before the widget receives it, or with each key that no widget
  /// inside this one uses.
  ///
  /// It gets the keysym, the evdev code, GDK's modifiers and whether the key is released, and returns
  /// whether it handles the key.
  package func onKeys(
    isLate: Bool = false, _ onKey: @escaping (UInt32, UInt32, UInt32, Bool) -> Bool
  ) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, isLate ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(keys)
    // GDK reports X's keycodes on Wayland, too: evdev's plus 8.
    connect(raw, "key-pressed") { onKey($0.uint(1), $0.uint(2) &- 8, $0.flags(3), false) }
    connect(raw, "key-released") { arguments in
      _ = onKey(arguments.uint(1), arguments.uint(2) &- 8, arguments.flags(3), true)
    }
    gtk_widget_add_controller(self(), keys)
  }

  /// Asks the desktop to pass its own shortcuts to this widget's window, or to stop doing so.
  ///
  /// Desktops may ask the user first, or refuse.
  package func takeDesktopKeys(_ isTaking: Bool) {
    guard let native = gtk_widget_get_native(self()),
      let surface = gtk_native_get_surface(native)
    else { return }
    if isTaking {
      gdk_toplevel_inhibit_system_shortcuts(surface, nil)
    } else {
      gdk_toplevel_restore_system_shortcuts(surface)
    }
  }
}
