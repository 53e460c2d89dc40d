/// Decides how the parts of a keyboard look.
public protocol KeyboardAppearance: AnyObject {
  /// How the list of a held key looks; each call returns a new style.
  func actionCalloutStyle() -> ActionCalloutStyle
  /// The look of the bubble that shows the pressed key; each call returns a new style.
  func inputCalloutStyle() -> InputCalloutStyle
  /// The name of the image of an action's button, or `nil` if it has only text.
  ///
  /// The names are those of desktop icons, such as `input-keyboard-symbolic`.
  func buttonImage(for action: KeyboardAction) -> String?
  /// The text of an action's button, or `nil` if it has none.
  func buttonText(for action: KeyboardAction) -> String?
  /// How the button of an action looks; each call returns a new style.
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle
  /// What is behind the keys.
  func backgroundStyle() -> KeyboardBackgroundStyle
  /// What the desktop's panel is told.
  func panelStyle() -> PanelStyle
  /// How a keyboard is drawn with text.
  func terminalStyle() -> TerminalStyle
}

extension KeyboardAppearance {
  /// The background of the standard theme.
  public func backgroundStyle() -> KeyboardBackgroundStyle {
    KeyboardTheme.standard.light.background
  }
  /// A panel that is told nothing.
  public func panelStyle() -> PanelStyle { PanelStyle() }
  /// The usual lines and colours.
  public func terminalStyle() -> TerminalStyle { TerminalStyle() }
}
