/// The look of a button.
public typealias KeyboardButtonStyle = KeyboardStyle<KeyboardButtonValues>

/// The parts of the look of a button; change those of a theme.
public struct KeyboardButtonValues: Hashable, Sendable {
  /// The colour of the button.
  public var backgroundColor: KeyboardColor
  /// The colour of its text, or of its image.
  public var foregroundColor: KeyboardColor
  /// The colour of the text that it types with AltGr.
  public var secondaryColor: KeyboardColor
  /// The colour of dead keys, and of the mark of keys that open a list.
  public var accentColor: KeyboardColor
  /// The font of its text.
  public var font: KeyboardFont
  /// The radius of its corners, in points.
  public var cornerRadius: Double
  /// The line around it.
  public var border = KeyboardButtonBorderStyle.noBorder
  /// The shadow below it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}

/// The line around a button.
public typealias KeyboardButtonBorderStyle = KeyboardButtonEdgeStyle

/// The shadow below a button.
public typealias KeyboardButtonShadowStyle = KeyboardButtonEdgeStyle

/// The line around a button, or the shadow below it.
public struct KeyboardButtonEdgeStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// The width of the line, or the height of the shadow below the button, in points.
  public var size: Double

  /// Creates a line or a shadow; one of size 0 is invisible.
  public init(color: KeyboardColor = .clear, size: Double = 0) {
    self.color = color
    self.size = size
  }

  /// No line.
  public static let noBorder = Self()
  /// No shadow.
  public static let noShadow = Self()
}
