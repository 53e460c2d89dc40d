/// What the keyboard does to text besides typing it; everything is off by default.
public struct TextBehaviors: Hashable, Sendable {
  /// When letters are capitalised automatically.
  public var capitals = Autocapitalization.off
  /// Whether a second space ends a sentence.
  public var endsSentences = false
  /// Whether ASCII quotation marks become those of the locale.
  public var quotes = false
  /// Whether tapping Shift twice locks capitals.
  public var shiftLocks = false

  /// Creates behaviours that are all off.
  public init() {}
}

/// When letters are capitalised automatically; a field's own hints take precedence.
public enum Autocapitalization: String, Hashable, Sendable, CaseIterable {
  case off, sentences
  /// Words that begin after a space: KeyboardKit has a capital after a full stop or bracket without
  /// one, too, and would make "Example.Com" of an address.
  case words
  case all
}
