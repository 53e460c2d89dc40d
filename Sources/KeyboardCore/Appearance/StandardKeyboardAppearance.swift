/// The appearance a controller starts with; subclass it to change how some parts look.
open class StandardKeyboardAppearance: KeyboardAppearance {
  /// Knows the locale, whose language the texts of keys are in: the one that was given, or that of the
  /// keyboard whose service it is.
  public private(set) var keyboardContext: KeyboardContext
  private let hasOwnContext: Bool
  /// The source of colours, sizes and the like; a change takes effect at once.
  public var theme: KeyboardTheme
  /// Whether the desktop is light or dark; a change takes effect at once.
  public var colorScheme: KeyboardColorScheme

  /// Creates an appearance; its context is by default the keyboard's, once it is a service.
  public init(
    keyboardContext: KeyboardContext? = nil, theme: KeyboardTheme = .standard,
    colorScheme: KeyboardColorScheme = .light
  ) {
    self.keyboardContext = keyboardContext ?? KeyboardContext()
    hasOwnContext = keyboardContext != nil
    self.theme = theme
    self.colorScheme = colorScheme
  }

  open func use(_ keyboardContext: KeyboardContext) {
    if !hasOwnContext { self.keyboardContext = keyboardContext }
  }

  open func actionCalloutStyle() -> ActionCalloutStyle { ActionCalloutStyle(variant.actionCallout) }

  open func inputCalloutStyle() -> InputCalloutStyle { InputCalloutStyle(variant.inputCallout) }

  open func buttonImage(for action: KeyboardAction) -> String? {
    action.standardButtonImage(for: keyboardContext)
  }

  open func buttonText(for action: KeyboardAction) -> String? {
    action.standardButtonText(for: keyboardContext)
  }

  /// The look of an action's button; spacers are clear.
  open func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
    var values = values(for: action, isPressed: isPressed)
    // A pressed key keeps its shape and its text.
    let released = self.values(for: action, isPressed: false)
    values.cornerRadius = released.cornerRadius
    values.font = released.font
    // Lower-case letters fill less of their height.
    if action.isLowercaseLetter { values.font.size += 3 }
    if action.isSpacer {
      values.backgroundColor = .clear
      values.border = .noBorder
      values.shadow = .noShadow
    }
    return KeyboardButtonStyle(values)
  }

  open func backgroundStyle() -> KeyboardBackgroundStyle { variant.background }

  open func panelStyle() -> PanelStyle { theme.panel }

  open func terminalStyle() -> TerminalStyle { theme.terminal }

  private var variant: KeyboardTheme.Variant { theme.variant(for: colorScheme) }

  /// The theme's look for an action.
  ///
  /// As in the articles' library, keys that type are input keys, a return key that calls for action
  /// is primary, and all others are system keys. Shift looks like a letter while capitals are typed.
  /// The space bar has the small text of the keys around it.
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
