import KeyboardCore

/// One thing that happens to a keyboard, at a moment.
enum KeyStep: Hashable, Sendable {
  case press(TestKey)
  case release(TestKey)
  case wait(Int)
  case send(InputEvent)
  /// The user changes a setting.
  case set(SettingChange)
}

extension KeyStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .press(let key): "press \(key)"
    case .release(let key): "release \(key)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .send(let event): "\(event)"
    case .set(let change): "set \(change)"
    }
  }
}
