/// How a button looks.
///
/// The articles change a style that they got from `super` and bound with `let`, so styles are
/// objects. Each call of an appearance returns a new one, so a change never shows elsewhere. A
/// style holds nothing but its values, whose properties are available as its own.
@dynamicMemberLookup
public final class KeyboardButtonStyle {
  /// All that makes up the look of a button.
  public struct Values: Hashable, Sendable {
    /// The colour of the button.
    public var backgroundColor: KeyboardColor
    /// The colour of its text, or of its image.
    public var foregroundColor: KeyboardColor
    /// The colour of what it types with AltGr.
    public var secondaryColor: KeyboardColor
    /// The colour of dead keys, and of the mark that says that holding the key opens a list.
    public var accentColor: KeyboardColor
    /// How its text is written.
    public var font: KeyboardFont
    /// How round its corners are, in points.
    public var cornerRadius: Double
    /// The line around it.
    public var border: KeyboardButtonBorderStyle
    /// The shadow below it.
    public var shadow: KeyboardButtonShadowStyle

    /// Creates the look of a button.
    public init(
      backgroundColor: KeyboardColor, foregroundColor: KeyboardColor,
      secondaryColor: KeyboardColor, accentColor: KeyboardColor, font: KeyboardFont,
      cornerRadius: Double, border: KeyboardButtonBorderStyle = .noBorder,
      shadow: KeyboardButtonShadowStyle = .noShadow
    ) {
      self.backgroundColor = backgroundColor
      self.foregroundColor = foregroundColor
      self.secondaryColor = secondaryColor
      self.accentColor = accentColor
      self.font = font
      self.cornerRadius = cornerRadius
      self.border = border
      self.shadow = shadow
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
