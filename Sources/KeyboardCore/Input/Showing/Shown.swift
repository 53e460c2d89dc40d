/// What people see and hear of the keyboard: the line above the list, the highlight that moves on by
/// itself, and what a screen reader says.
///
/// It is the only one that watches the list: whatever has changed the list, those three follow once, at
/// the end of the event.
struct Shown {
  /// Who looks and listens.
  struct Audience {
    /// Whether a screen reader says what is shown.
    var listens: Bool
    /// How long the highlight stays, in ms, or `nil` if it does not move on by itself.
    var scanInterval: Int?
  }

  /// Whether the host is about to explain why a request did nothing.
  var isExplaining = false
  private var line = AuxiliaryLine()
  private var scan = Scan()
  private var announcer = Announcer()
  /// The list as it was at the end of the last event; that of emoji may be empty.
  private var list: CalloutList?

  // MARK: The list

  /// Follows the list; `picked` is the entry that was picked, and `name` names the highlighted one.
  mutating func follow(
    _ new: CalloutList?, picked: KeyboardAction?, name: String?, _ audience: Audience,
    _ turn: inout Turn
  ) {
    guard new != nil || list != nil || picked != nil else { return }
    line.follow(page: new?.pageNumber ?? "", entry: name ?? "", &turn)
    scan.follow(new, after: list, interval: audience.scanInterval, &turn)
    announcer.follow(
      new, after: list, picked: picked, scans: audience.scanInterval != nil,
      isHeard: audience.listens, &turn)
    list = new
  }

  /// Moves the scan on, and returns whether that is possible: not once the list was shown often enough.
  mutating func moveScanOn(at time: Milliseconds) -> Bool { scan.moveOn(list, at: time) }

  /// Whether a switch is pressed so soon after a change that the person cannot mean what is seen now.
  func isBounceOfSwitch(at time: Milliseconds, interval: Int?) -> Bool {
    interval.map { scan.isTooSoon(at: time, interval: $0) } ?? false
  }

  // MARK: The line above the list

  /// Shows a sentence for so many ms, and has it said.
  mutating func show(
    message: String, milliseconds: Int, _ audience: Audience, _ turn: inout Turn
  ) {
    say(message, audience, &turn)
    line.show(message: message, milliseconds: milliseconds, &turn)
  }

  /// Shows a title until it is hidden; it is said when it changes, or else what is `said` instead.
  mutating func show(
    title: String, said: String? = nil, _ audience: Audience, _ turn: inout Turn
  ) {
    line.show(title: title, &turn)
    if audience.listens { announcer.follow(title: said ?? title, &turn) }
  }

  /// Shows a sentence in the place of the title, and has it said.
  mutating func replaceTitle(by message: String, _ audience: Audience, _ turn: inout Turn) {
    say(message, audience, &turn)
    line.show(title: message, &turn)
  }

  mutating func flash(_ text: String, milliseconds: Int, _ turn: inout Turn) {
    line.flash(text, milliseconds: milliseconds, &turn)
  }

  mutating func hideTitle(_ turn: inout Turn) { line.hide(&turn) }

  mutating func fired(_ timer: KeyboardTimer, _ turn: inout Turn) { line.fired(timer, &turn) }

  private func say(_ message: String, _ audience: Audience, _ turn: inout Turn) {
    if audience.listens, !message.isEmpty { turn.add(.announce(.message(message))) }
  }

  // MARK: Refusals

  /// Whether it was said that holding a key opens no list in this field; once is enough.
  var hasRefusedHold: Bool { announcer.hasRefused }

  /// Says that a key that was held opens no list because of the field.
  mutating func refuseHold(_ turn: inout Turn) { announcer.refuse(&turn) }

  /// Says that a request opens no list, each time: somebody waits for an answer.
  func refuseRequest(_ audience: Audience, _ turn: inout Turn) {
    if audience.listens { turn.add(.announce(.noLists)) }
  }

  // MARK: Ends

  /// Removes a message before its time is up: the text that it belongs to is gone.
  mutating func clear(_ turn: inout Turn) { line.clear(&turn) }

  /// Another field has the focus, about which a screen reader has enough to say.
  mutating func leaveField() { announcer.leaveField() }
}
