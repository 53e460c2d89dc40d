import KeyboardCore

/// Whether a recording has everything that the answers in one of its sessions depend on.
///
/// It leaves out what is typed into secret fields, and the text that was in a field before it was
/// reported. A missing text may decide on a capital or a quotation mark, and so on whether a key is
/// handled.
struct ReplayCertainty {
  /// Whether nothing was left out since the field or its text was reported.
  private var isTextKnown = true
  /// Whether the typing under way began before that.
  private var isAftermath = false
  /// The keycodes of the keys that are down since a certain press.
  private var certainKeys: Set<UInt32> = []

  mutating func leaveOut() { isTextKnown = false }

  /// Takes an event that was played, and returns whether the answer to it is certain.
  mutating func follow(_ event: InputEvent, isAtRest: Bool) -> Bool {
    if isAtRest { isAftermath = false }
    switch event {
    case .surroundingText, .focusIn:
      isAftermath = isAftermath || !isTextKnown && !isAtRest
      isTextKnown = true
    case .key(let key) where key.isRelease:
      // Its press was answered before the recording began or the text was reported, and perhaps in
      // another field.
      if certainKeys.remove(key.keycode) == nil { return false }
    case .key(let key) where isTextKnown && !isAftermath: certainKeys.insert(key.keycode)
    default: break
    }
    return isTextKnown && !isAftermath
  }
}
