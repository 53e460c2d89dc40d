package import KeyboardCore

/// How the list at the cursor looks.
package struct ListStyle: Equatable {
  /// The look of the list in the keyboard's theme.
  package var callout: ActionCalloutValues
  /// The labels of entries, and the direction of the list.
  package var panel = PanelStyle()
  /// The desktop's font in Pango's notation, such as `Cantarell 11`, with its size in points of 1/72
  /// inch at 96 dpi.
  package var font = "Sans 11"
  /// By how much the user has enlarged texts.
  package var textScale = 1.0
  /// Whether the desktop is light or dark.
  package var scheme: KeyboardColorScheme
  /// Whether the desktop asks for black and white.
  package var isHighContrast = false
  /// Whether the first entry is at the right.
  package var isRightToLeft = false
  /// The greatest width of the surface, in points.
  package var maximumWidth = 640

  /// Creates the look of a theme on a light or dark desktop.
  package init(
    theme: KeyboardTheme = .standard, scheme: KeyboardColorScheme = .light
  ) {
    callout = theme.variant(for: scheme).actionCallout
    panel = theme.panel
    self.scheme = scheme
  }

  /// The colours, corners and font that the list is drawn with.
  var look: ActionCalloutValues {
    let standard = KeyboardTheme.standard
    if isHighContrast { return callout.inBlackAndWhite(isDark: scheme == .dark) }
    // The bubble of a dark keyboard is lighter than its keys; windows of the desktop are darker.
    return callout == standard.dark.actionCallout ? callout.onDarkDesktop : callout
  }
}

extension ActionCalloutValues {
  fileprivate func inBlackAndWhite(isDark: Bool) -> Self {
    let (ground, ink): (KeyboardColor, KeyboardColor) = isDark ? (.black, .white) : (.white, .black)
    var look = self
    look.callout.backgroundColor = ground
    look.callout.borderColor = ink
    look.callout.textColor = ink
    look.callout.shadow = .noShadow
    look.labelColor = ink
    look.selectedBackgroundColor = ink
    look.selectedForegroundColor = ground
    return look
  }

  fileprivate var onDarkDesktop: Self {
    var look = self
    look.callout.backgroundColor = KeyboardColor(0x2e2e32)
    look.callout.borderColor = KeyboardColor(0x55555a)
    look.labelColor = KeyboardColor(0xb4b4ba)
    look.selectedBackgroundColor = KeyboardColor(0x55555a)
    return look
  }
}
