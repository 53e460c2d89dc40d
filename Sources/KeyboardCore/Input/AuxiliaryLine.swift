/// The line of text above the list: who holds it, and who may take it over.
///
/// Messages, such as a locale's name, go before flashes, such as the letter of a pressed key; the
/// title of the list of emoji goes before both.
struct AuxiliaryLine {
  private enum Holder: Hashable {
    case timer(KeyboardTimer)
    case title(String)
  }

  private var holder: Holder?

  /// Shows a message for a second.
  mutating func show(message: String, _ turn: inout Turn) {
    turn.cancel(.flash)
    show(message, until: .message, milliseconds: KeyboardTiming.message, &turn)
  }

  /// Shows a text for a moment, unless something else is shown there.
  mutating func flash(_ text: String, milliseconds: Int, _ turn: inout Turn) {
    switch holder {
    case nil, .timer(.flash): show(text, until: .flash, milliseconds: milliseconds, &turn)
    default: break
    }
  }

  /// Shows a title until it is taken away.
  mutating func show(title: String, _ turn: inout Turn) {
    guard holder != .title(title) else { return }
    turn.cancel(.message)
    turn.cancel(.flash)
    holder = .title(title)
    turn.add(.auxiliary(title))
  }

  /// The title goes away.
  mutating func hideTitle(_ turn: inout Turn) { hide(&turn) }

  /// A timer has run out.
  mutating func fired(_ timer: KeyboardTimer, _ turn: inout Turn) {
    if holder == .timer(timer) { hide(&turn) }
  }

  /// A message or flash goes away before its time.
  mutating func clear(_ turn: inout Turn) {
    guard case .timer(let timer) = holder else { return }
    turn.cancel(timer)
    hide(&turn)
  }

  private mutating func show(
    _ text: String, until timer: KeyboardTimer, milliseconds: Int, _ turn: inout Turn
  ) {
    holder = .timer(timer)
    turn.add(.auxiliary(text))
    turn.start(timer, milliseconds: milliseconds)
  }

  private mutating func hide(_ turn: inout Turn) {
    holder = nil
    turn.add(.auxiliary(nil))
  }
}
