/// A named look of a keyboard, on light desktops and on dark ones.
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
  public var panel: PanelStyle
  /// How a keyboard is drawn with text.
  public var terminal: TerminalStyle

  /// Creates a theme.
  public init(
    name: String, title: String, light: Variant, dark: Variant, panel: PanelStyle = PanelStyle(),
    terminal: TerminalStyle = TerminalStyle()
  ) {
    self.name = name
    self.title = title
    self.light = light
    self.dark = dark
    self.panel = panel
    self.terminal = terminal
  }

  /// How it looks on a desktop that is light or dark.
  public func variant(for scheme: KeyboardColorScheme) -> Variant {
    switch scheme {
    case .light: light
    case .dark: dark
    }
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
    public var actionCallout: ActionCalloutStyle.Values
    /// The bubble that shows the pressed key.
    public var inputCallout: InputCalloutStyle.Values

    /// Creates the look of a keyboard.
    public init(
      background: KeyboardBackgroundStyle, input: Button, system: Button, primary: Button,
      actionCallout: ActionCalloutStyle.Values, inputCallout: InputCalloutStyle.Values
    ) {
      self.background = background
      self.input = input
      self.system = system
      self.primary = primary
      self.actionCallout = actionCallout
      self.inputCallout = inputCallout
    }
  }

  /// How the keys of one kind look.
  public struct Button: Hashable, Sendable {
    /// A key that is up.
    public var normal: KeyboardButtonStyle.Values
    /// A key that is down.
    public var pressed: KeyboardButtonStyle.Values

    /// Creates the look of keys.
    public init(normal: KeyboardButtonStyle.Values, pressed: KeyboardButtonStyle.Values) {
      self.normal = normal
      self.pressed = pressed
    }

    /// The look of a key.
    public func style(isPressed: Bool) -> KeyboardButtonStyle.Values {
      isPressed ? pressed : normal
    }
  }
}
