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
