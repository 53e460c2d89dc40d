/// A named look of a keyboard, on light desktops and on dark ones.
///
/// To make a theme, change a copy of another: `var theme = KeyboardTheme.standard`.
public struct KeyboardTheme: Hashable, Sendable {
  /// Its name in the settings, such as `high-contrast`.
  public var name: String
  /// Its name for people.
  public var title: String
  /// How it looks on a light desktop.
  public var light: Variant
  /// How it looks on a dark desktop.
  public var dark: Variant
  /// What the desktop's panel is told.
  public var panel = PanelStyle()
  /// How a keyboard is drawn with text.
  public var terminal = TerminalStyle()

  /// How it looks on a desktop that is light or dark.
  public func variant(for scheme: KeyboardColorScheme) -> Variant {
    scheme == .light ? light : dark
  }
}

extension KeyboardTheme {
  /// How a keyboard looks, on one kind of desktop.
  public struct Variant: Hashable, Sendable {
    /// What is behind the keys.
    public var background: KeyboardBackgroundStyle
    /// Keys that type something.
    public var input: Button
    /// Keys that serve the keyboard.
    public var system: Button
    /// A return key that calls for action, such as "Search".
    public var primary: Button
    /// The list of a held key.
    public var actionCallout: ActionCalloutValues
    /// The bubble that shows the pressed key.
    public var inputCallout: InputCalloutValues
  }

  /// How the keys of one kind look.
  public struct Button: Hashable, Sendable {
    /// A key that is up.
    public var normal: KeyboardButtonValues
    /// A key that is down.
    public var pressed: KeyboardButtonValues

    /// The look of a key.
    public func style(isPressed: Bool) -> KeyboardButtonValues {
      isPressed ? pressed : normal
    }
  }
}
