/// Text at the cursor that is not committed yet.
public struct Preedit: Hashable, Sendable {
  /// The text; the cursor is at its end.
  public var text: String
  /// Whether it is underlined.
  ///
  /// A held letter is not: it looks as if it were typed.
  public var isUnderlined: Bool

  /// Creates a preedit.
  public init(_ text: String, isUnderlined: Bool = false) {
    self.text = text
    self.isUnderlined = isUnderlined
  }
}
