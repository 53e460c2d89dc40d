/// The appearance a controller starts with; subclass it to change how some parts look.
///
/// Each part of a button's style has its own method: override one of them, or change the whole
/// style.
open class StandardKeyboardAppearance: KeyboardAppearance {
  /// Knows the locale, whose language the texts of keys are in.
  public let keyboardContext: KeyboardContext
  /// Where colours, sizes and the like come from; a change takes effect at once.
  public var theme: KeyboardTheme
  /// Whether the desktop is light or dark; a change takes effect at once.
  public var colorScheme: KeyboardColorScheme

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - keyboardContext: Knows the locale; a new context by default.
  ///   - theme: Where colours, sizes and the like come from.
  ///   - colorScheme: Whether the desktop is light or dark.
  public init(
    keyboardContext: KeyboardContext = KeyboardContext(), theme: KeyboardTheme = .standard,
    colorScheme: KeyboardColorScheme = .light
  ) {
    self.keyboardContext = keyboardContext
    self.theme = theme
    self.colorScheme = colorScheme
  }

  open func actionCalloutStyle() -> ActionCalloutStyle { ActionCalloutStyle(variant.actionCallout) }

  open func inputCalloutStyle() -> InputCalloutStyle { InputCalloutStyle(variant.inputCallout) }

  open func buttonImage(for action: KeyboardAction) -> String? { action.standardButtonImage }

  open func buttonText(for action: KeyboardAction) -> String? {
    action.standardButtonText(for: keyboardContext)
  }

  open func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
    var values = values(for: action, isPressed: isPressed)
    values.backgroundColor = buttonBackgroundColor(for: action, isPressed: isPressed)
    values.foregroundColor = buttonForegroundColor(for: action, isPressed: isPressed)
    values.font = buttonFont(for: action)
    values.cornerRadius = buttonCornerRadius(for: action)
    values.border = buttonBorderStyle(for: action, isPressed: isPressed)
    values.shadow = buttonShadowStyle(for: action, isPressed: isPressed)
    return KeyboardButtonStyle(values)
  }

  open func backgroundStyle() -> KeyboardBackgroundStyle { variant.background }

  open func panelStyle() -> PanelStyle { theme.panel }

  open func terminalStyle() -> TerminalStyle { theme.terminal }

  /// The colour of a button; what only takes up room is clear.
  open func buttonBackgroundColor(
    for action: KeyboardAction, isPressed: Bool
  ) -> KeyboardColor {
    action.isSpacer ? .clear : values(for: action, isPressed: isPressed).backgroundColor
  }

  /// The line around a button.
  open func buttonBorderStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> KeyboardButtonBorderStyle {
    action.isSpacer ? .noBorder : values(for: action, isPressed: isPressed).border
  }

  /// How round a button's corners are, in points.
  open func buttonCornerRadius(for action: KeyboardAction) -> Double {
    values(for: action, isPressed: false).cornerRadius
  }

  /// How a button's text is written.
  open func buttonFont(for action: KeyboardAction) -> KeyboardFont {
    KeyboardFont(
      size: buttonFontSize(for: action), weight: buttonFontWeight(for: action),
      families: values(for: action, isPressed: false).font.families)
  }

  /// The size of a button's text, in points.
  ///
  /// Lower-case letters are somewhat larger than the theme says for keys that type, since they fill
  /// less of their height.
  open func buttonFontSize(for action: KeyboardAction) -> Double {
    let size = values(for: action, isPressed: false).font.size
    return action.isLowercaseLetter ? size + 3 : size
  }

  /// How heavy the strokes of a button's text are.
  open func buttonFontWeight(for action: KeyboardAction) -> KeyboardFont.Weight {
    values(for: action, isPressed: false).font.weight
  }

  /// The colour of a button's text or image.
  open func buttonForegroundColor(
    for action: KeyboardAction, isPressed: Bool
  ) -> KeyboardColor {
    values(for: action, isPressed: isPressed).foregroundColor
  }

  /// The shadow below a button.
  open func buttonShadowStyle(
    for action: KeyboardAction, isPressed: Bool
  ) -> KeyboardButtonShadowStyle {
    action.isSpacer ? .noShadow : values(for: action, isPressed: isPressed).shadow
  }

  private var variant: KeyboardTheme.Variant { theme.variant(for: colorScheme) }

  /// What the theme says about keys of this kind.
  ///
  /// As in the articles' library, keys that type are input keys, a return key that calls for action
  /// is primary, and all others serve the keyboard. Shift looks like a letter while capitals are
  /// typed. The space bar has the small text of the keys around it.
  private func values(
    for action: KeyboardAction, isPressed: Bool
  ) -> KeyboardButtonValues {
    if case .primary(let type) = action, !type.isSystemAction {
      return variant.primary.style(isPressed: isPressed)
    }
    if action.isUppercasedShiftAction {
      return variant.system.style(isPressed: !isPressed)
    }
    guard action.isInputAction else { return variant.system.style(isPressed: isPressed) }
    var values = variant.input.style(isPressed: isPressed)
    if action == .space { values.font = variant.system.style(isPressed: isPressed).font }
    return values
  }
}

extension KeyboardAction {
  fileprivate var isLowercaseLetter: Bool {
    if case .character(let text) = self { text.uppercased() != text } else { false }
  }
}
