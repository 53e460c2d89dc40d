/// The look of the bubble that shows which key is pressed.
///
/// It is an object for the same reason as `KeyboardButtonStyle`.
@dynamicMemberLookup
public final class InputCalloutStyle {
  /// All that makes up the look of the bubble.
  public struct Values: Hashable, Sendable {
    /// The bubble.
    public var callout: CalloutStyle
    /// How the text in it is written.
    public var font: KeyboardFont

    /// Creates the look of the bubble.
    public init(callout: CalloutStyle, font: KeyboardFont) {
      self.callout = callout
      self.font = font
    }
  }

  /// All that makes up the look.
  public var values: Values

  /// Creates a style.
  public init(_ values: Values) { self.values = values }

  /// One part of the look.
  public subscript<Value>(dynamicMember part: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: part] }
    set { values[keyPath: part] = newValue }
  }
}
