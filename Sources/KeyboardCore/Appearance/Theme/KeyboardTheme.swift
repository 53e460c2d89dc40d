/// A named look of a keyboard, on light desktops and on dark ones.
///
/// To make a theme, change a copy of another: `var theme = KeyboardTheme.standard`.
public struct KeyboardTheme: Hashable, Sendable {
  /// Its name in the settings, such as `high-contrast`.
  public var name: String
  /// Its name for people.
  public var title: String
  /// The look on a light desktop.
  public var light: Variant
  /// The look on a dark desktop.
  public var dark: Variant
  /// The look of lists in the desktop's panel.
  public var panel = PanelStyle()
  /// The look of a keyboard that is drawn with text.
  public var terminal = TerminalStyle()

  /// The look on a light or dark desktop.
  public func variant(for scheme: KeyboardColorScheme) -> Variant {
    scheme == .light ? light : dark
  }
}

extension KeyboardTheme {
  /// The look of a keyboard on one kind of desktop.
  public struct Variant: Hashable, Sendable {
    /// The background of the keys.
    public var background: KeyboardBackgroundStyle
    /// Keys that type something.
    public var input: Button
    /// All other keys, such as Shift.
    public var system: Button
    /// A return key that calls for action, such as "Search".
    public var primary: Button
    /// The list of a held key.
    public var actionCallout: ActionCalloutValues
    /// The bubble that shows the pressed key.
    public var inputCallout: InputCalloutValues
  }

  /// The look of one kind of keys.
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

/// Whether the desktop is light or dark.
public enum KeyboardColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
