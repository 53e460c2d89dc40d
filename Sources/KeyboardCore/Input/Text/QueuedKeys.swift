/// Keys that passed or were sent just now, and may still be in the client's queue.
///
/// GTK 3 puts a key that comes back at the end of its queue, and changes the text at once. A program that
/// has stood still asks about all keys of that time in one go: the letter that followed BackSpace was
/// deleted.
struct QueuedKeys {
  /// When the last of them was, or `nil`.
  private var last: Milliseconds?
  /// When the last letter passed that came after none of these.
  private var lastLetter: Milliseconds?

  /// Whether there may be any.
  func mayWait(at time: Milliseconds) -> Bool {
    mayEdit(at: time) || lastLetter.map { time - $0 < KeyboardTiming.inFlight } ?? false
  }

  /// Whether there may be one that types nothing, and what came after it.
  private func mayEdit(at time: Milliseconds) -> Bool {
    last.map { time - $0 < KeyboardTiming.commitGap } ?? false
  }

  /// Follows a key.
  ///
  /// A letter alone counts only for a moment: it is inserted before a preedit, so nothing overtakes it but
  /// text that arrives with it, when a program asks about many keys at once.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, at time: Milliseconds
  ) {
    if effects.contains(where: \.isKey) { last = time }
    guard case .key(let key) = event, !key.isRelease, !isHandled, !key.keysym.isModifier else {
      return
    }
    if key.types, !mayEdit(at: time) { lastLetter = time } else { last = time }
  }
}
