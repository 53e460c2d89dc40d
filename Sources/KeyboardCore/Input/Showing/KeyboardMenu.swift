/// The keyboard's menu in a panel: languages, emoji, switches, preferences.
package struct KeyboardMenu: Equatable, Sendable {
  /// What can be chosen.
  package struct Item: Equatable, Sendable {
    /// What choosing an item does.
    package enum Kind: Sendable {
      /// It does something.
      case command
      /// It turns something on or off.
      case toggle
      /// It selects one of a group.
      case choice
    }

    /// The name of the item, which is the same in every language.
    package var key: String
    /// What choosing it does.
    package var kind: Kind
    /// The text, in the language of the session.
    package var label: String
    /// The name of an icon, or "".
    package var icon = ""
    /// Whether it is on, or the selected one of its group.
    package var isChecked = false
  }

  private static let localePrefix = "locale."
  private static let hold = "hold"
  private static let emoji = "emoji"
  private static let feedback = "feedback"
  private static let preferences = "preferences"

  /// What the keyboard is for, in the language of the session.
  package var title: String
  /// The name of the current language.
  package var language: String
  /// The name of the icon for languages.
  package var languageIcon: String
  /// Two letters for the current language, or `nil` if the user has not chosen one.
  package var symbol: String?
  /// A choice for each enabled language.
  package var languages: [Item]
  /// The other items.
  package var items: [Item]
  /// Whether its texts run from right to left.
  package var isRightToLeft: Bool

  /// Describes a keyboard as it is now.
  ///
  /// - Parameters:
  ///   - controller: The keyboard.
  ///   - hasOwnLocale: Whether the user has chosen the keyboard by its locale.
  package init(for controller: KeyboardInputController, hasOwnLocale: Bool = false) {
    let context = controller.state.keyboardContext
    let appearance = controller.services.appearance
    let library = controller.library
    func text(_ text: KKL10n) -> String {
      library.text(of: text.rawValue, in: library.sessionLocale)
    }
    func icon(_ action: KeyboardAction) -> String { appearance.buttonImage(for: action) ?? "" }
    title = text(.holdForAccents)
    language = library.name(of: context.locale)
    languageIcon = icon(.nextLocale)
    // GNOME shows "en" for English (US), too, so the language is shown only if it was chosen. Its
    // panel has room for two characters.
    let isChosen = context.hasMultipleLocales || hasOwnLocale
    symbol = isChosen ? String(context.locale.language.rawValue.prefix(2)) : nil
    // ⌨: keys have the language's own layout instead of the desktop's.
    let hasOwnLayout = context.layoutInUse(controller.settings.letterSource) == .locale
    languages = context.languages.map { locale in
      let isCurrent = locale == context.locale
      return Item(
        key: Self.localePrefix + locale.rawValue, kind: .choice,
        label: library.name(of: locale) + (isCurrent && hasOwnLayout ? " ⌨" : ""),
        isChecked: isCurrent)
    }
    items = [
      Item(
        key: Self.emoji, kind: .command, label: text(.emoji), icon: icon(.keyboardType(.emojis))),
      Item(
        key: Self.hold, kind: .toggle, label: text(.holdForAccents), icon: icon(.nextKeyboard),
        isChecked: controller.settings.hold),
      Item(
        key: Self.feedback, kind: .toggle, label: text(.feedback),
        icon: "audio-volume-high-symbolic", isChecked: controller.settings.feedback.isOn),
      Item(
        key: Self.preferences, kind: .command, label: text(.preferences), icon: icon(.settings)),
    ]
    isRightToLeft = library.isRightToLeft(library.sessionLocale)
  }

  /// The event for an item that was chosen and is checked now, or not; `nil` if there is none.
  package static func event(for key: String, isChecked: Bool) -> InputEvent? {
    switch key {
    case hold: return .setHold(isChecked)
    case feedback: return .setFeedback(isChecked)
    case emoji: return .action(.keyboardType(.emojis))
    case preferences: return .action(.settings)
    default: break
    }
    // GNOME Shell sends UNCHECKED for every other item of the group.
    guard isChecked, key.hasPrefix(localePrefix) else { return nil }
    return .selectLocale(LocaleIdentifier(String(key.dropFirst(localePrefix.count))))
  }
}
