import Adwaita
import GLib

/// Binds a control to a setting, within what the schema allows, and shows the administrator's locks.
enum SettingControl {
  /// The settings that have an effect only while holding is on.
  private static let ofHolding: Set = [
    "hold-delay", "hold-repeat", "hold-space", "release-picks", "rare-letters",
  ]

  static func bind(_ control: Object, to key: String, of settings: InstalledSettings) {
    switch true {
    case control.isKind(of: "GtkSwitch"):
      settings.bind(key, to: control.raw, property: "active")
    case control.isKind(of: "GtkSpinButton"), control.isKind(of: "GtkRange"):
      guard let adjustment = control.object("adjustment") else { break }
      if case .numbers(let range) = settings.allowed(for: key) {
        let (lower, upper): (Double, Double) = (adjustment["lower"], adjustment["upper"])
        adjustment["lower"] = max(lower, range.lowerBound)
        // A greater number that is stored makes a slider longer.
        func fit() {
          let stored = settings[key]?.uint ?? 0
          adjustment["upper"] = min(max(upper, Double(stored)), range.upperBound)
        }
        fit()
        settings.onChange(of: key, fit)
      }
      settings.bind(key, to: adjustment.raw, property: "value")
    case control.isKind(of: "AdwComboRow"):
      guard case .words(let words) = settings.allowed(for: key) else { break }
      settings.bind(key, in: words, to: control.raw, property: "selected")
    default: break
    }
    let isRow = control.isKind(of: "AdwPreferencesRow")
    let row = isRow ? control : control.ancestor("AdwPreferencesRow")
    if let row, !isRow, row.object("activatable-widget")?.raw != control.raw {
      // libadwaita names only the row's activatable widget.
      control.setAccessible(label: row["title"])
    }
    showLock(on: row ?? control, of: key, settings)
    // GTK 4.8 does not report to assistive technologies that a control is insensitive with its row.
    if let row, !isRow { row.bind("sensitive", to: control) }
  }

  /// Makes a row or group insensitive while a setting is locked, and shows why, or has no effect; a
  /// group with `isContentUsable`, which does more than change the setting, stays sensitive.
  static func showLock(
    on widget: Object, of key: String, _ settings: InstalledSettings,
    isContentUsable: Bool = false
  ) {
    let isGroup = widget.hasProperty("header-suffix")
    // The lock replaces a group's button: nobody can add to a locked group.
    let suffix = isGroup ? widget.object("header-suffix") : nil
    var lock: Object?
    func update() {
      let isWritable = settings.isWritable(key)
      let isOn = !ofHolding.contains(key) || settings["hold"]?.bool != false
      widget["sensitive"] = isWritable && isOn || isContentUsable
      let reason = isWritable ? nil : translated("Locked by your administrator.")
      if widget.isKind(of: "AdwActionRow") {
        widget.describe(remark: reason)
      } else {
        widget.setAccessible(description: reason ?? "")
      }
      if !isWritable, lock == nil {
        lock = try? PageContext.load("lock")["lock"]
        if let lock, widget.isKind(of: "AdwActionRow") { widget.add(lock) }
      }
      lock?["visible"] = !isWritable
      if isGroup { widget.set("header-suffix", to: isWritable ? suffix : lock) }
    }
    update()
    settings.onWritableChange(of: key, update)
    if ofHolding.contains(key) { settings.onChange(of: "hold", update) }
  }
}
