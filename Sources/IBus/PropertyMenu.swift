import CIBus
import KeyboardCore

/// The engine's menu in the panel: languages, emoji, switches, preferences.
enum PropertyMenu {
  /// GNOME Shell and the GTK panel show the symbol of the property with this name.
  private static let inputMode = "InputMode"
  private static let localePrefix = "locale."
  private static let hold = "hold"
  private static let emoji = "emoji"
  private static let feedback = "feedback"
  private static let preferences = "preferences"

  /// All items in their current state: IBus cannot add items later.
  static func items(for controller: KeyboardInputController, engine: String) -> [IBusProperty] {
    let context = controller.state.keyboardContext
    let appearance = controller.services.appearance
    let library = controller.library
    func text(_ text: KKL10n) -> String {
      library.text(of: text.rawValue, in: library.sessionLocale)
    }
    func icon(_ action: KeyboardAction) -> String { appearance.buttonImage(for: action) ?? "" }
    let locales = IBusPropList()
    for locale in context.languages {
      let isCurrent = locale == context.locale
      locales.append(
        property(
          localePrefix + locale.rawValue, PROP_TYPE_RADIO, library.name(of: locale),
          state: isCurrent ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED))
    }
    let mode = property(
      inputMode, PROP_TYPE_MENU, library.name(of: context.locale),
      icon: icon(.nextLocale), children: locales)
    // GNOME shows "en" for English (US), too, so the language is shown only if it was chosen. Its
    // panel has room for two characters.
    let isChosen = context.hasMultipleLocales || engine.contains(":")
    mode.setSymbol(
      IBusText(
        isChosen ? String(context.locale.language.rawValue.prefix(2)) : EngineComponent.symbol))
    return [
      mode,
      property(emoji, PROP_TYPE_NORMAL, text(.emoji), icon: icon(.keyboardType(.emojis))),
      toggle(hold, text(.holdForAccents), icon(.nextKeyboard), controller.settings.hold),
      toggle(
        feedback, text(.feedback), "audio-volume-high-symbolic", controller.settings.feedback.isOn),
      property(preferences, PROP_TYPE_NORMAL, text(.preferences), icon: icon(.settings)),
    ]
  }

  /// The event for a chosen item, or `nil`.
  static func event(for key: String, isChecked: Bool) -> InputEvent? {
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

  private static func toggle(
    _ key: String, _ label: String, _ icon: String, _ isOn: Bool
  ) -> IBusProperty {
    property(
      key, PROP_TYPE_TOGGLE, label, icon: icon,
      state: isOn ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED)
  }

  private static func property(
    _ key: String, _ type: IBusPropType, _ label: String, icon: String = "",
    state: IBusPropState = PROP_STATE_UNCHECKED, children: IBusPropList = IBusPropList()
  ) -> IBusProperty {
    IBusProperty(
      key: key, type: type, label: IBusText(label), icon: icon, state: state, children: children)
  }
}
