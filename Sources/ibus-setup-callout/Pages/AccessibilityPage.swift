import Adwaita
import Desktop
import GLib
import Hosting
import KeyboardCore

/// Settings for people who use a screen reader or a single key, and the way to others they may need.
final class AccessibilityPage: PreferencesPage {
  private static let scanKey = "scan-interval"

  private let reader = ScreenReader()
  /// What the switch for one key sets, in ms: what was last in use.
  private var interval = 1500

  override init(_ ui: Builder, _ context: PageContext) throws {
    try super.init(ui, context)
    let (settings, row) = (context.settings, ui["scan-row"])
    reader.onChange = { [weak self] _ in self?.showReader() }
    settings.onChange(of: "speech") { [weak self] in self?.showReader() }
    reader.follow()
    showReader()
    SettingControl.showLock(on: row, of: Self.scanKey, settings)
    // As for the other controls, GTK 4.8 does not report this.
    row.bind("sensitive", to: ui["scan"])
    settings.onChange(of: Self.scanKey) { [weak self] in self?.readScan() }
    settings.onChange(of: PageContext.bindingsKey) { [weak self] in self?.showKeys() }
    readScan()
    showKeys()
    ui["scan"].on("notify::active") { [weak self] in self?.storeScan() }
    for page in [PageKind.holding, .look] {
      ui["open-\(page)"].on("clicked") { [context] in context.open(page) }
    }
  }

  private func showReader() {
    guard context.settings["speech"]?.bool != false else { return ui["reader"]["subtitle"] = "" }
    ui["reader"]["subtitle"] =
      switch reader.state {
      case .none: translated("No screen reader is running")
      case .silent:
        translated(
          "The screen reader cannot speak lists; Orca can from version 49. A sound tells that a list"
            + " opens.")
      case .speaking: translated("The screen reader speaks lists")
      }
  }

  private var storedInterval: Int { context.settings[Self.scanKey]?.uint ?? 0 }

  private func readScan() {
    if storedInterval > 0 { interval = storedInterval }
    ui["scan"]["active"] = storedInterval > 0
  }

  private func storeScan() {
    let isOn: Bool = ui["scan"]["active"]
    guard isOn != (storedInterval > 0),
      let value = Variant(parsing: "\(isOn ? interval : 0)", type: "u")
    else { return }
    context.settings[Self.scanKey] = value
  }

  /// Says that one key is enough, and which.
  private func showKeys() {
    let action = KeyboardAction.custom(named: CustomAction.accents.rawValue)
    ui["scan-row"]["subtitle"] = translated(
      "%s opens the list of the letter before the cursor, and picks"
    )
    .filling(context.keys(of: action) ?? translated("None"))
  }
}
