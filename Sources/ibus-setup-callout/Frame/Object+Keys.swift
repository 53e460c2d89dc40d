import Adwaita
import GLib
import IBus
import KeyboardCore

extension Object {
  /// Calls a closure with each key before the widget receives it; it returns whether it handles it.
  func onKey(_ body: @escaping (KeyEvent) -> Bool) {
    onKeys { keysym, code, state, isRelease in
      var key = KeyEvent(ibusKeyval: keysym, keycode: code, state: state, time: MainLoop.now)
      key.isRelease = isRelease
      return body(key)
    }
  }
}
