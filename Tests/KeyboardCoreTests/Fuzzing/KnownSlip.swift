import KeyboardCore

/// A slip of the keyboard that random typing has found and that is still there.
///
/// What it covers is left out of account, and nothing else; `KnownSlipTests` has its sequence.
enum KnownSlip: String, CaseIterable, Sendable {
  /// A binding that types breaks off a sequence: the two go out in two commits.
  case boundTextAfterSequence

  /// A modifier goes down before the release of a letter is final: the letter stays preedit until the
  /// next key. Of a highlighted entry that releasing picks nothing is seen until then, if ever.
  case modifierAfterRelease

  /// The release of a BackSpace gets lost: the next BackSpace is taken for one held since then, and
  /// takes a word.
  case backspaceHeldForEver
  /// A key passed and its release got lost: where commits wait for a pause, its next press is used up
  /// and the release passes.
  case releaseOfAnotherPress

  /// All of the text that waits for a pause is replaced: it is committed, and stays in the preedit.
  case waitingTextReplaced

  /// Whether an event is a case of the slip.
  func covers(_ entry: Playback.Entry, from look: Look, isRepeat: Bool = false) -> Bool {
    switch self {
    case .boundTextAfterSequence:
      // Where commits wait for a pause, the first of the two does and is overtaken.
      return !look.literal.isEmpty && entry.isBound(in: look.settings)
        && (entry.commits == 2 || look.pauses && entry.commits == 1)
    case .modifierAfterRelease:
      guard case .key(let key) = entry.event, !key.isRelease, key.keysym.isModifier else {
        return false
      }
      return entry.commits == 0 && entry.response.effects.contains(.cancelTimer(.release))
    case .backspaceHeldForEver:
      guard case .key(let key) = entry.event, !key.isRelease, key.keysym == .backspace else {
        return false
      }
      let since = look.backspaceSince ?? entry.time
      return look.settings.textBehaviors.deletesWords && !isRepeat && entry.response.isHandled
        && entry.time - since > StandardKeyboardBehavior.wordDeletion
    case .releaseOfAnotherPress:
      guard case .key(let key) = entry.event, key.isRelease else { return false }
      return !entry.response.isHandled && look.passed.contains(key.keycode)
    case .waitingTextReplaced:
      return look.pauses && look.takesPreedit && !look.pending.isEmpty && entry.commits > 0
        && !entry.changesPreedit
    }
  }
}
