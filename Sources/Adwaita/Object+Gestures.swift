import CAdwaita
import GLib

// What the mouse and fingers do with widgets.
extension Object {
  /// How wide and how high a widget is shown, in points of the screen.
  public var shownSize: (width: Double, height: Double) {
    (Double(gtk_widget_get_width(self())), Double(gtk_widget_get_height(self())))
  }

  /// Calls a closure with the place where a widget is pressed, from its upper left corner on.
  public func onPress(_ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    guard let click = gtk_gesture_click_new() else { return }
    let controller = Object(UnsafeMutableRawPointer(click))
    // Its reference goes to the widget.
    gtk_widget_add_controller(self(), controller())
    controller.on("pressed") { body($0.double(2), $0.double(3)) }
  }

  /// Lets a widget be dragged.
  ///
  /// - Parameter text: What it is for the widget that it is dropped on.
  public func makeDraggable(_ text: String) {
    guard let source = gtk_drag_source_new() else { return }
    let controller = Object(UnsafeMutableRawPointer(source))
    gtk_drag_source_set_actions(controller(), .move)
    var value = GValue()
    g_value_init(&value, String.type)
    defer { g_value_unset(&value) }
    text.store(in: &value)
    let content = gdk_content_provider_new_for_value(&value)
    gtk_drag_source_set_content(controller(), content)
    g_object_unref(content)
    let picture = gtk_widget_paintable_new(self())
    gtk_drag_source_set_icon(controller(), picture, 0, 0)
    g_object_unref(UnsafeMutableRawPointer(picture))
    gtk_widget_add_controller(self(), controller())
  }

  /// Calls a closure with the text of what is dropped on a widget; it returns whether it is of use.
  public func onDrop(_ body: @escaping (String) -> Bool) {
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
}
