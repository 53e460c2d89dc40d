import CIBus
import GLib
import IBus
import KeyboardCore

extension InputContext {
  /// Sends a key without waiting, as GTK's clients do.
  ///
  /// Answers come in the order of the keys, after what the engine sent before each.
  /// - Parameters:
  ///   - key: The key.
  ///   - onAnswer: Called with whether the engine handled it; `nil` if IBus does not answer.
  func process(_ key: KeyEvent, onAnswer: @escaping (Bool?) -> Void) {
    let state = key.modifiers.rawValue | (key.isRelease ? KeyEvent.releaseMask : 0)
    guard let context else { return onAnswer(nil) }
    ibus_input_context_process_key_event_async(
      context, key.keysym.rawValue, key.keycode, state, -1, nil,
      { source, result, data in
        // Safe: used before the callback returns, on its thread; it comes exactly once.
        nonisolated(unsafe) let result = result
        nonisolated(unsafe) let context = source.map { cibus_input_context($0) }
        Box<(Bool?) -> Void>.open(data) { answer in
          var error: UnsafeMutablePointer<GError>?
          let isHandled = ibus_input_context_process_key_event_async_finish(
            context, result, &error)
          answer(error == nil ? isHandled != 0 : nil)
          g_clear_error(&error)
        }
        releaseBox(data)
      }, Box<(Bool?) -> Void>.retained(onAnswer))
  }
}
