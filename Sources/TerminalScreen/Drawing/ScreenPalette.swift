public import KeyboardCore
public import KeyboardPicture

/// The colours of the view beside those of its keyboard, which are the theme's.
public struct ScreenPalette: Hashable, Sendable {
  /// Whether the terminal is light or dark.
  public var scheme: KeyboardColorScheme
  /// How many colours it shows.
  public var depth: TerminalColorDepth

  /// Creates a palette.
  public init(scheme: KeyboardColorScheme, depth: TerminalColorDepth) {
    self.scheme = scheme
    self.depth = depth
  }

  /// The line at the top.
  var heading: TerminalCanvas.Style { TerminalCanvas.Style(isReversed: true) }

  /// What is recognised: gestures, and the names of keys in the last line.
  var accent: TerminalCanvas.Style {
    TerminalCanvas.Style(foreground: color(light: 0x0a5bc4, dark: 0x6cb2ff))
  }

  /// Why something did not happen.
  var warning: TerminalCanvas.Style {
    TerminalCanvas.Style(foreground: color(light: 0x9a4b00, dark: 0xffb84d), isBold: !hasColors)
  }

  /// What matters less.
  var secondary: TerminalCanvas.Style {
    TerminalCanvas.Style(foreground: color(light: 0x63636a, dark: 0x9d9da5))
  }

  /// What is chosen.
  var selection: TerminalCanvas.Style { TerminalCanvas.Style(isReversed: true) }

  /// What is at the left of a line and says what it is.
  var label: TerminalCanvas.Style {
    TerminalCanvas.Style(foreground: secondary.foreground, isBold: !hasColors)
  }

  private var hasColors: Bool { depth != .none }

  private func color(light: UInt32, dark: UInt32) -> KeyboardColor? {
    hasColors ? KeyboardColor(scheme == .dark ? dark : light) : nil
  }
}
