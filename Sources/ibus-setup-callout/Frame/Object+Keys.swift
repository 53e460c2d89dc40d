import Adwaita
import GLib
import IBus
import KeyboardCore

extension Object {
  /// Calls a closure with each key before the widget receives it, or with each key that no widget
  /// inside this one uses; it returns whether it handles it.
  func onKey(isLate: Bool = false, _ body: @escaping (KeyEvent) -> Bool) {
    onKeys(isLate: isLate) { keysym, code, state, isRelease in
      var key = KeyEvent(ibusKeyval: keysym, keycode: code, state: state, time: MainLoop.now)
      key.isRelease = isRelease
      return body(key)
    }
  }
}

extension KeyEvent {
  /// Whether it is Ctrl+Z, or Ctrl+Shift+Z.
  var isUndo: Bool {
    // Layouts of other scripts have their own letter on the key, whose evdev code is 44.
    let isZ = ["z", "Z"].contains(text) || keysym.rawValue > 0xff && keycode == 44
    return isZ && !isRelease && modifiers.contains(.control)
  }
}
