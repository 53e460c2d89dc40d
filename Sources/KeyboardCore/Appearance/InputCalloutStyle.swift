/// The look of the bubble that shows which key is pressed.
public typealias InputCalloutStyle = KeyboardStyle<InputCalloutValues>

/// All that makes up the look of the bubble; a theme has one to change.
public struct InputCalloutValues: Hashable, Sendable {
  /// The bubble.
  public var callout: CalloutStyle
  /// How the text in it is written.
  public var font: KeyboardFont
}
