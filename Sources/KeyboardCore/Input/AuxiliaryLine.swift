/// The line of text above the list: who holds it, and what may take it over.
///
/// Messages, such as a locale's name, go before flashes, such as the letter of a pressed key; the
/// title of the list of emoji goes before both.
struct AuxiliaryLine {
  /// A change of the line.
  enum Change {
    /// Shows a text until a timer runs out.
    case show(String, until: KeyboardTimer, milliseconds: Int)
    /// Shows a text until it is taken away.
    case title(String)
    /// Shows nothing.
    case hide
  }

  private enum Holder: Hashable {
    case timer(KeyboardTimer)
    case title(String)
  }

  private var holder: Holder?

  /// Shows a message for a second.
  mutating func show(message: String) -> Change {
    holder = .timer(.message)
    return .show(message, until: .message, milliseconds: KeyboardTiming.message)
  }

  /// Shows a text for a moment, unless something else is shown there.
  mutating func flash(_ text: String, milliseconds: Int) -> Change? {
    switch holder {
    case nil, .timer(.flash): break
    default: return nil
    }
    holder = .timer(.flash)
    return .show(text, until: .flash, milliseconds: milliseconds)
  }

  /// Shows a title, if it is another one than before.
  mutating func show(title: String) -> Change? {
    guard holder != .title(title) else { return nil }
    holder = .title(title)
    return .title(title)
  }

  /// The title goes away.
  mutating func hideTitle() -> Change {
    holder = nil
    return .hide
  }

  /// A timer has run out.
  mutating func fired(_ timer: KeyboardTimer) -> Change? {
    guard holder == .timer(timer) else { return nil }
    holder = nil
    return .hide
  }

  /// A message or flash goes away before its time.
  mutating func clear() -> Change? {
    guard case .timer = holder else { return nil }
    holder = nil
    return .hide
  }
}
