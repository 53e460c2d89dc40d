import CAdwaita
import GLib

// Keyboard focus.
extension Object {
  package func focus() { gtk_widget_grab_focus(self()) }

  /// Gives the focus to a widget that was just created or shown, once it has been laid out.
  package func focusSoon() { MainLoop.after(milliseconds: 50) { self.focus() } }

  /// Whether the widget is on the visible page of a visible window.
  package var isMapped: Bool { gtk_widget_get_mapped(self()) != 0 }

  /// Gives the focus to the first or last focusable widget inside, and returns whether there is one.
  package func focusInside(isForward: Bool) -> Bool {
    isMapped
      && gtk_widget_child_focus(
        self(), isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
  }

  /// Whether the widget, or one inside it, has the focus of its window, active or not.
  package var hasFocus: Bool {
    guard let root = gtk_widget_get_root(self()), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, self()) != 0 || UnsafeMutableRawPointer(focus) == raw
  }

  /// Calls a closure when a widget, or one inside it, receives (true) or loses (false) the focus.
  package func onFocus(_ body: @escaping (Bool) -> Void) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    let raw = UnsafeMutableRawPointer(focus)
    connect(raw, "enter") { _ in body(true) }
    connect(raw, "leave") { _ in body(false) }
    gtk_widget_add_controller(self(), focus)
  }

  /// Calls a closure when the user moves on to another widget, page or window of the program.
  package func onLeave(_ body: @escaping () -> Void) {
    onFocus { [weak self] isIn in
      guard !isIn else { return }
      // The window learns of the new focus a little later.
      MainLoop.after(milliseconds: 0) { if self?.hasFocus == false { body() } }
    }
    on("unmap", body)
  }

  /// Calls a closure when an entry row loses the focus, to another program too, or Return is pressed.
  package func onEntered(_ body: @escaping () -> Void) {
    onFocus { isIn in
      if !isIn { MainLoop.after(milliseconds: 0, body) }
    }
    on("unmap", body)
    on("entry-activated", body)
  }
}
