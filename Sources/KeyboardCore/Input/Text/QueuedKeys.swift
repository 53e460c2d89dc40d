/// Keys that passed or were sent just now, and may still be in the client's queue.
///
/// GTK 3 puts a key that comes back at the end of its queue, and changes the text at once. A program that
/// has stood still asks about all keys of that time in one go: the letter that followed BackSpace was
/// deleted.
struct QueuedKeys {
  /// When the last of them was, or `nil`.
  private var last: Milliseconds?

  /// Whether there may be any.
  func mayWait(at time: Milliseconds) -> Bool {
    last.map { time - $0 < KeyboardTiming.commitGap } ?? false
  }

  /// Follows a key: it begins with one that types nothing, since letters are inserted before a preedit.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, at time: Milliseconds
  ) {
    if effects.contains(where: \.isKey) || passes(event, isHandled: isHandled, at: time) {
      last = time
    }
  }

  private func passes(_ event: InputEvent, isHandled: Bool, at time: Milliseconds) -> Bool {
    guard case .key(let key) = event, !key.isRelease, !isHandled, !key.keysym.isModifier else {
      return false
    }
    return !key.types || mayWait(at: time)
  }
}
