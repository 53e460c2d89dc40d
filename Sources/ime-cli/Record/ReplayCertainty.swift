import KeyboardCore

/// Whether a recording has all that an answer in one of its sessions may depend on.
///
/// What is typed into secret fields is left out, and what was there before a field was told: a text
/// that is missing may decide on a capital or a quotation mark, and with it on whether a key is used
/// up.
struct ReplayCertainty {
  /// Whether anything was ever left out.
  private var hasGaps = false
  /// Whether nothing was left out since the field or its text was told.
  private var isTextKnown = true
  /// Whether what is under way began before that.
  private var isAftermath = false
  /// The keys that are down since a press that was certain, by keycode.
  private var certainKeys: Set<UInt32> = []

  /// Something is left out.
  mutating func leaveOut() {
    hasGaps = true
    isTextKnown = false
  }

  /// An event was played.
  mutating func follow(_ event: InputEvent, isAtRest: Bool) -> Bool {
    if isAtRest { isAftermath = false }
    switch event {
    case .surroundingText, .focusIn:
      isAftermath = isAftermath || !isTextKnown && !isAtRest
      isTextKnown = true
    case .key(let key) where key.isRelease:
      // Its press was answered before the text was told, and perhaps in another field.
      if certainKeys.remove(key.keycode) == nil, hasGaps { return false }
    case .key(let key) where isTextKnown && !isAftermath: certainKeys.insert(key.keycode)
    default: break
    }
    return isTextKnown && !isAftermath
  }
}
