extension KeyboardTheme {
  /// The theme a keyboard starts with, which follows the desktop: light keys for letters and darker
  /// ones around them; a pressed key has the other colour.
  ///
  /// All theme files build on it, and data/themes/standard.json contains the same.
  public static let standard = Self(
    name: "standard", title: "Standard", light: standardLight, dark: standardDark)

  private static let standardLight = Variant(
    colors: Colors(
      background: KeyboardColor(0xd3d6dd), input: .white, system: KeyboardColor(0xb4bac5),
      text: KeyboardColor(0x1c1c1e), secondary: KeyboardColor(0x5c616b),
      accent: KeyboardColor(0x0a55c4), callout: .white, calloutBorder: KeyboardColor(0xb4bac5),
      shadow: KeyboardColor(0x8a8f99)))

  private static let standardDark = Variant(
    colors: Colors(
      background: KeyboardColor(0x232326), input: KeyboardColor(0x5c5c61),
      system: KeyboardColor(0x3d3d41), text: .white, secondary: KeyboardColor(0xd2d2d8),
      accent: KeyboardColor(0x9ccaff), callout: KeyboardColor(0x6c6c71),
      calloutBorder: KeyboardColor(0x88888d), shadow: KeyboardColor(0x111112)))

  fileprivate struct Colors {
    var background: KeyboardColor
    var input: KeyboardColor
    var system: KeyboardColor
    var text: KeyboardColor
    var secondary: KeyboardColor
    var accent: KeyboardColor
    var callout: KeyboardColor
    var calloutBorder: KeyboardColor
    var shadow: KeyboardColor
  }
}

extension KeyboardTheme.Variant {
  /// The standard theme in colours of one kind of desktop.
  ///
  /// Sizes of text are those of the articles' library: 23 for what is typed, 16 for other keys.
  fileprivate init(colors: KeyboardTheme.Colors) {
    let shadow = KeyboardButtonShadowStyle(color: colors.shadow, size: 1)
    func button(_ background: KeyboardColor, size: Double) -> KeyboardButtonValues {
      KeyboardButtonValues(
        backgroundColor: background, foregroundColor: colors.text,
        secondaryColor: colors.secondary, accentColor: colors.accent,
        font: KeyboardFont(size: size), cornerRadius: 6, shadow: shadow)
    }
    let callout = CalloutStyle(
      backgroundColor: colors.callout, borderColor: colors.calloutBorder, textColor: colors.text,
      shadow: shadow)
    var primary = button(.blue, size: 16)
    primary.foregroundColor = .white
    primary.secondaryColor = .white
    primary.accentColor = .white
    self.init(
      background: KeyboardBackgroundStyle(color: colors.background),
      input: KeyboardTheme.Button(
        normal: button(colors.input, size: 23), pressed: button(colors.system, size: 23)),
      system: KeyboardTheme.Button(
        normal: button(colors.system, size: 16), pressed: button(colors.input, size: 16)),
      primary: KeyboardTheme.Button(normal: primary, pressed: button(colors.system, size: 16)),
      actionCallout: ActionCalloutValues(
        callout: callout, font: KeyboardFont(size: 24), labelColor: colors.secondary,
        selectedBackgroundColor: .blue, selectedForegroundColor: .white),
      inputCallout: InputCalloutValues(callout: callout, font: KeyboardFont(size: 30)))
  }
}
