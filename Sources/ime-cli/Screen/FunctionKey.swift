import KeyboardCore
import TerminalScreen

/// The function keys of a view, by their numbers.
enum FunctionKey: UInt32 {
  case help = 1
  case locale, layout, theme, field, hold, purpose, log, clear, end

  /// The function key that a key is, with nothing else held.
  init?(_ key: TerminalKey) {
    let first: UInt32 = 0xffbe  // F1
    guard case .named(let keysym) = key.meaning, key.is(keysym), keysym.rawValue >= first else {
      return nil
    }
    self.init(rawValue: keysym.rawValue - first + 1)
  }
}
