import KeyboardCore

extension TestKey {
  /// The key goes down at a time, in ms.
  func down(at time: Int = 0) -> KeyEvent { event(isRelease: false, at: time) }

  /// The key goes up at a time, in ms.
  func up(at time: Int = 0) -> KeyEvent { event(isRelease: true, at: time) }

  private func event(isRelease: Bool, at time: Int) -> KeyEvent {
    var event = event(isRelease: isRelease)
    event.time = time
    return event
  }
}
