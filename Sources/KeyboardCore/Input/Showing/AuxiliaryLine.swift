/// The line of text above the list, and which text may replace which.
///
/// Messages, such as a locale's name, take precedence over flashes, such as the letter of a pressed
/// key; the title of the list of emoji takes precedence over both.
struct AuxiliaryLine {
  private enum Holder: Hashable {
    case timer(KeyboardTimer)
    case list(title: String, page: String)
  }

  private var holder: Holder?
  /// The page that was shown, or would have been.
  private var page = ""

  mutating func show(message: String, milliseconds: Int, _ turn: inout Turn) {
    if case .list(let title, _) = holder, !title.isEmpty { return }
    turn.cancel(.flash)
    show(message, until: .message, milliseconds: milliseconds, &turn)
  }

  /// Shows a text for a moment, unless something else is shown there.
  mutating func flash(_ text: String, milliseconds: Int, _ turn: inout Turn) {
    switch holder {
    case nil, .timer(.flash): show(text, until: .flash, milliseconds: milliseconds, &turn)
    default: break
    }
  }

  /// Shows a title until it is hidden.
  mutating func show(title: String, _ turn: inout Turn) { show(title: title, page: "", &turn) }

  /// Shows the number of the list's page and the name of its highlighted entry, behind the title if
  /// there is one; "" shows none.
  ///
  /// A message stays until either changes.
  mutating func follow(page: String, entry: String, _ turn: inout Turn) {
    let page = [page, entry].filter { !$0.isEmpty }.joined(separator: " ")
    defer { self.page = page }
    if holder == .timer(.message), page == self.page { return }
    switch holder {
    case .list("", _) where page.isEmpty: hide(&turn)
    case .list(let title, _): show(title: title, page: page, &turn)
    default: if !page.isEmpty { show(title: "", page: page, &turn) }
    }
  }

  private mutating func show(title: String, page: String, _ turn: inout Turn) {
    let new = Holder.list(title: title, page: page)
    guard holder != new else { return }
    turn.cancel(.message)
    turn.cancel(.flash)
    holder = new
    turn.add(.auxiliary([title, page].filter { !$0.isEmpty }.joined(separator: " ")))
  }

  mutating func fired(_ timer: KeyboardTimer, _ turn: inout Turn) {
    if holder == .timer(timer) { hide(&turn) }
  }

  /// Removes a message or flash before its time is up.
  mutating func clear(_ turn: inout Turn) {
    guard case .timer(let timer) = holder else { return }
    turn.cancel(timer)
    hide(&turn)
  }

  mutating func hide(_ turn: inout Turn) {
    holder = nil
    turn.add(.auxiliary(nil))
  }

  private mutating func show(
    _ text: String, until timer: KeyboardTimer, milliseconds: Int, _ turn: inout Turn
  ) {
    holder = .timer(timer)
    turn.add(.auxiliary(text))
    turn.start(timer, milliseconds: milliseconds)
  }
}
