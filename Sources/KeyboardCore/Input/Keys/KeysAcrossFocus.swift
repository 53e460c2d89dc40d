/// Keys whose press was used up, and of which a program may have seen another press.
///
/// The keyboard uses up a release if and only if it has used up the press, but it sees only the keys of
/// fields, and no press that has waited too long, whose repeats it may use up. A key of a list may be
/// released on the desktop, and pressed again to find a file: that moves the focus into a field, which
/// gets the release. Without it the program would repeat the key for ever. A release too many does no
/// harm, so a host hands it on when in doubt.
package struct KeysAcrossFocus {
  /// When the focus left the last field, in ms, until another one gets it.
  private var leftAt: Milliseconds?
  private var doubtful: Set<UInt32> = []
  /// The keycodes of presses that the keyboard has not seen.
  private var unseen: Set<UInt32> = []

  package init() {}

  /// The focus leaves a field.
  package mutating func leave(at time: Milliseconds) { leftAt = leftAt ?? time }

  /// A field gets the focus while keys are down, by their keycodes, as far as the keyboard knows.
  package mutating func enter(at time: Milliseconds, keysDown: [UInt32]) {
    defer { leftAt = nil }
    if let leftAt, time - leftAt > KeyboardTiming.focusChange { doubtful = Set(keysDown) }
  }

  /// The press of a key goes to its program, and the keyboard does not see it.
  package mutating func passUnseen(_ press: KeyEvent) { unseen.insert(press.keycode) }

  /// Takes a key and whether the keyboard has used it up, and returns whether the field must not get it.
  package mutating func keeps(_ key: KeyEvent, isHandled: Bool) -> Bool {
    let isDoubtful = doubtful.remove(key.keycode) != nil
    guard key.isRelease else { return isHandled }
    let isUnseen = unseen.remove(key.keycode) != nil
    return isHandled && !isDoubtful && !isUnseen
  }
}
