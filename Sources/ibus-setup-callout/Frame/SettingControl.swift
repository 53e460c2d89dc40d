import Adwaita
import GLib

/// Connects a control with a setting, whichever of them changes.
///
/// What the schema does not allow cannot be entered, and a setting that an administrator has locked
/// says so.
enum SettingControl {
  static func bind(_ control: Object, to key: String, of settings: InstalledSettings) {
    switch true {
    case control.isKind(of: "GtkSwitch"), control.isKind(of: "GtkCheckButton"):
      settings.bind(key, to: control.raw, property: "active")
    case control.isKind(of: "GtkSpinButton"), control.isKind(of: "GtkRange"):
      guard let adjustment = control.object("adjustment") else { break }
      if case .numbers(let range) = settings.allowed(for: key) {
        let upper: Double = adjustment["upper"]
        adjustment["lower"] = range.lowerBound
        adjustment["upper"] = min(upper, range.upperBound)
      }
      settings.bind(key, to: adjustment.raw, property: "value")
    case control.isKind(of: "AdwComboRow"), control.isKind(of: "GtkDropDown"):
      guard case .words(let words) = settings.allowed(for: key) else { break }
      settings.bind(key, in: words, to: control.raw, property: "selected")
    default: break
    }
    let isRow = control.isKind(of: "AdwPreferencesRow")
    let row = isRow ? control : control.ancestor("AdwPreferencesRow")
    if let row, !isRow, row.object("activatable-widget")?.raw != control.raw {
      // Otherwise libadwaita names it.
      control.setAccessible(label: row["title"])
    }
    showLock(on: row ?? control, of: key, settings)
    // GTK 4.8 tells assistive technologies nothing of what is insensitive with its row.
    if let row, !isRow { row.bind("sensitive", to: control) }
  }

  /// Makes a row or a group insensitive while a setting is locked, and says why beside it; a group
  /// whose content does more than change the setting stays usable.
  static func showLock(
    on widget: Object, of key: String, _ settings: InstalledSettings,
    isContentUsable: Bool = false
  ) {
    let isGroup = widget.hasProperty("header-suffix")
    // Nobody can add to a group that is locked: the reason takes the place of its button.
    let suffix = isGroup ? widget.object("header-suffix") : nil
    var lock: Object?
    func update() {
      let isWritable = settings.isWritable(key)
      widget["sensitive"] = isWritable || isContentUsable
      if !isWritable, lock == nil {
        lock = try? PageContext.load("lock")["lock"]
        if let lock, widget.isKind(of: "AdwPreferencesRow") { widget.add(lock) }
      }
      lock?["visible"] = !isWritable
      if isGroup { widget.set("header-suffix", to: isWritable ? suffix : lock) }
    }
    update()
    settings.onWritableChange(of: key, update)
  }
}
