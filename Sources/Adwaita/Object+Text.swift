import CAdwaita
import GLib

// What fields of text can do besides having properties. Places are counted in Unicode scalars.
extension Object {
  /// The place of the cursor.
  public var cursor: Int {
    get { Int(gtk_editable_get_position(self())) }
    set { gtk_editable_set_position(self(), gint(newValue)) }
  }

  /// The place of the other end of what is selected, or that of the cursor.
  public var anchor: Int {
    var start: gint = 0
    var end: gint = 0
    guard gtk_editable_get_selection_bounds(self(), &start, &end) != 0 else { return cursor }
    return Int(start) == cursor ? Int(end) : Int(start)
  }

  /// Puts a text in place of what is selected, or at the cursor.
  public func insert(_ text: String) {
    gtk_editable_delete_selection(self())
    var place = gint(cursor)
    gtk_editable_insert_text(self(), text, gint(text.utf8.count), &place)
    cursor = Int(place)
  }

  /// Deletes text.
  ///
  /// - Parameters:
  ///   - offset: Where it begins, from the cursor on.
  ///   - count: How much of it.
  public func delete(offset: Int, count: Int) {
    let start = max(0, cursor + offset)
    gtk_editable_delete_text(self(), gint(start), gint(start + count))
  }

  /// Calls a closure with what keys do in a widget, before the widget itself hears of it.
  ///
  /// - Parameter onKey: Called with the keysym, the evdev code, GDK's modifiers and whether the key
  ///   goes up; returns whether the key is used up.
  public func onKeys(_ onKey: @escaping (UInt32, UInt32, UInt32, Bool) -> Bool) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(keys)
    // GDK has X's codes on Wayland, too: evdev's plus 8.
    connect(raw, "key-pressed") {
      onKey($0.uint(1), $0.uint(2) &- 8, $0.flags(3), false)
    }
    connect(raw, "key-released") { arguments in
      _ = onKey(arguments.uint(1), arguments.uint(2) &- 8, arguments.flags(3), true)
    }
    gtk_widget_add_controller(self(), keys)
  }

  /// Asks the desktop to leave all keys to the window of this widget, or no longer.
  ///
  /// Desktops may ask the user first, or not do it.
  public func takeDesktopKeys(_ isTaking: Bool) {
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
