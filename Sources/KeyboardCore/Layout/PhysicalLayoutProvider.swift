/// Finds the layouts that belong to locales.
public protocol PhysicalLayoutProvider: AnyObject {
  /// The layout of a locale, the one the user has `chosen` for it if possible, or `nil` if none of its
  /// layouts is installed.
  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)?
}

/// A keyboard layout by the places of keys, whatever the system's layout is.
public protocol PhysicalLayout: AnyObject {
  /// The key with an evdev code on the level of Shift, Caps Lock and the third level, or `nil`; other
  /// modifiers are ignored.
  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey?
}
