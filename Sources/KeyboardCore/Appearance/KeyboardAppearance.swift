/// Decides how the parts of a keyboard look.
public protocol KeyboardAppearance: AnyObject {
  /// The look of the list of a held key; each call returns a new style.
  func actionCalloutStyle() -> ActionCalloutStyle
  /// The look of the bubble that shows the pressed key; each call returns a new style.
  func inputCalloutStyle() -> InputCalloutStyle
  /// The name of the image of an action's button, or `nil` if it has only text.
  ///
  /// The names are those of desktop icons, such as `input-keyboard-symbolic`.
  func buttonImage(for action: KeyboardAction) -> String?
  /// The text of an action's button, or `nil` if it has none.
  func buttonText(for action: KeyboardAction) -> String?
  /// The look of an action's button; each call returns a new style.
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle
  /// The background of the keys.
  func backgroundStyle() -> KeyboardBackgroundStyle
  /// The look of lists in the desktop's panel.
  func panelStyle() -> PanelStyle
  /// The look of a keyboard that is drawn with text.
  func terminalStyle() -> TerminalStyle
  /// Uses the language of a keyboard; called when it becomes the keyboard's service.
  func use(_ keyboardContext: KeyboardContext)
}

extension KeyboardAppearance {
  /// The background of the standard theme.
  public func backgroundStyle() -> KeyboardBackgroundStyle {
    KeyboardTheme.standard.light.background
  }
  /// The panel's own look.
  public func panelStyle() -> PanelStyle { PanelStyle() }
  /// The usual lines and colours.
  public func terminalStyle() -> TerminalStyle { TerminalStyle() }
  /// The language does not matter.
  public func use(_ keyboardContext: KeyboardContext) {}
}
