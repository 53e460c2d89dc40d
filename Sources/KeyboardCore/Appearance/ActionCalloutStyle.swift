/// How the list of a held key looks.
///
/// It is an object for the same reason as `KeyboardButtonStyle`.
@dynamicMemberLookup
public final class ActionCalloutStyle {
  /// All that makes up the look of a list.
  public struct Values: Hashable, Sendable {
    /// The bubble the list is in.
    public var callout: CalloutStyle
    /// How its entries are written.
    public var font: KeyboardFont
    /// The colour of the digits that pick entries.
    public var labelColor: KeyboardColor
    /// The colour behind the highlighted entry.
    public var selectedBackgroundColor: KeyboardColor
    /// The colour of the highlighted entry.
    public var selectedForegroundColor: KeyboardColor

    /// Creates the look of a list.
    public init(
      callout: CalloutStyle, font: KeyboardFont, labelColor: KeyboardColor,
      selectedBackgroundColor: KeyboardColor, selectedForegroundColor: KeyboardColor
    ) {
      self.callout = callout
      self.font = font
      self.labelColor = labelColor
      self.selectedBackgroundColor = selectedBackgroundColor
      self.selectedForegroundColor = selectedForegroundColor
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
