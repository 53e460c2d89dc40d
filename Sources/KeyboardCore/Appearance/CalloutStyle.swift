/// The look of a bubble above a key; change that of a theme.
public struct CalloutStyle: Hashable, Sendable {
  /// The colour of the bubble.
  public var backgroundColor: KeyboardColor
  /// The colour of the line around it.
  public var borderColor: KeyboardColor
  /// The colour of its text.
  public var textColor: KeyboardColor
  /// The radius of its corners, in points.
  public var cornerRadius = 10.0
  /// The radius of the corners of the highlight in it, in points.
  public var buttonCornerRadius = 6.0
  /// The shadow around it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}

/// The look of the list of a held key.
public typealias ActionCalloutStyle = KeyboardStyle<ActionCalloutValues>

/// The parts of the look of a list; change those of a theme.
public struct ActionCalloutValues: Hashable, Sendable {
  /// The bubble the list is in.
  public var callout: CalloutStyle
  /// The font of its entries.
  public var font: KeyboardFont
  /// The colour of the digits that pick entries.
  public var labelColor: KeyboardColor
  /// The colour behind the highlighted entry.
  public var selectedBackgroundColor: KeyboardColor
  /// The colour of the highlighted entry.
  public var selectedForegroundColor: KeyboardColor
}

/// The look of the bubble that shows which key is pressed.
public typealias InputCalloutStyle = KeyboardStyle<InputCalloutValues>

/// The parts of the look of the bubble; change those of a theme.
public struct InputCalloutValues: Hashable, Sendable {
  /// The bubble.
  public var callout: CalloutStyle
  /// The font of the text in it.
  public var font: KeyboardFont
}
