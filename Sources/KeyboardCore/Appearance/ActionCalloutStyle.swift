/// How the list of a held key looks.
public typealias ActionCalloutStyle = KeyboardStyle<ActionCalloutValues>

/// All that makes up the look of a list; a theme has one to change.
public struct ActionCalloutValues: Hashable, Sendable {
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
}
