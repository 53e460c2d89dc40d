import CIBus
import KeyboardCore

/// The engine's menu in IBus's panel.
enum PropertyMenu {
  /// GNOME Shell and the GTK panel show the symbol of the property with this name.
  private static let inputMode = "InputMode"

  /// Hands over all items in their current state: IBus cannot add items later.
  ///
  /// They are not in an array, for the reason given in `Variant`.
  static func forEachItem(
    for controller: KeyboardInputController, engine: String, _ body: (IBusProperty) -> Void
  ) {
    let menu = KeyboardMenu(for: controller, hasOwnLocale: engine.contains(":"))
    let locales = IBusPropList()
    for item in menu.languages { locales.append(property(item)) }
    let mode = IBusProperty(
      key: inputMode, type: PROP_TYPE_MENU, label: IBusText(menu.language),
      icon: menu.languageIcon, state: PROP_STATE_UNCHECKED, children: locales)
    mode.setSymbol(IBusText(menu.symbol ?? EngineComponent.symbol))
    body(mode)
    for item in menu.items { body(property(item)) }
  }

  private static func property(_ item: KeyboardMenu.Item) -> IBusProperty {
    let type =
      switch item.kind {
      case .command: PROP_TYPE_NORMAL
      case .toggle: PROP_TYPE_TOGGLE
      case .choice: PROP_TYPE_RADIO
      }
    return IBusProperty(
      key: item.key, type: type, label: IBusText(item.label), icon: item.icon,
      state: item.isChecked ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED, children: IBusPropList())
  }
}
