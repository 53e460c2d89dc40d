/// What the keyboard does to text besides typing it; all of it is off until the user wants it.
public struct TextBehaviors: Hashable, Sendable {
  /// When capitals come by themselves.
  public var capitals = Autocapitalization.off
  /// Whether a second space ends the sentence.
  public var endsSentences = false
  /// Whether ASCII quotation marks become those of the locale.
  public var quotes = false
  /// Whether tapping Shift twice locks capitals.
  public var shiftLocks = false
  /// Whether BackSpace deletes whole words once it has been held for a while.
  public var deletesWords = false
  /// Whether the Kurdish ھ becomes ه, which fonts join correctly.
  public var kurdishHeh = false

  /// Creates behaviours that are all off.
  public init() {}
}
