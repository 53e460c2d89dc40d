/// The look of the bubble that shows which key is pressed.
public typealias InputCalloutStyle = KeyboardStyle<InputCalloutValues>

/// The parts of the look of the bubble; change those of a theme.
public struct InputCalloutValues: Hashable, Sendable {
  /// The bubble.
  public var callout: CalloutStyle
  /// The font of the text in it.
  public var font: KeyboardFont
}
