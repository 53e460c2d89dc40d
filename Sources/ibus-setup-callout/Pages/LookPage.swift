import Adwaita
import Diagnosis
import GLib
import Hosting
import KeyboardCore

/// The look of lists, with a sample for each theme, and the sounds of keys.
final class LookPage: PreferencesPage {
  private static let key = "theme"

  private let sound: SoundSettings
  private var choices: [(theme: KeyboardTheme, parts: Builder)] = []
  private let sample: SampleList

  override init(_ ui: Builder, _ context: PageContext) throws {
    sound = SoundSettings(ui, context)
    sample = SampleList(isDrawn: KeyboardUse.drawsLists)
    try super.init(ui, context)
    let (group, settings) = (ui["theme-group"], context.settings)
    group["description"] =
      SessionDesktop.current?.isGnome == true
      ? translated("GNOME draws lists in its own colours; a theme sets numbers and direction.") : ""
    SettingControl.showLock(on: group, of: Self.key, settings)
    for entry in ThemeLoader().entries { try add(entry.theme, in: group) }
    read()
    settings.onChange(of: Self.key) { [weak self] in self?.read() }
    for key in ["list-labels", "list-orientation"] {
      settings.onChange(of: key) { [weak self] in self?.draw() }
    }
    Toolkit.onDarkChange { [weak self] in self?.draw() }
    // The first text takes some time, so the page appears first.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.draw() }
  }

  private func add(_ theme: KeyboardTheme, in group: Object) throws {
    let parts = try PageContext.load("theme")
    let button = parts["choice"]
    let title = translated(theme.title)
    parts["title"]["label"] = title
    button.setAccessible(label: title)
    if let first = choices.first { button.set("group", to: first.parts["choice"]) }
    button.on("toggled") { [weak self, weak button] in
      guard let self, button?["active"] == true else { return }
      let settings = context.settings
      if settings[Self.key]?.string != theme.name { settings[Self.key] = Variant(theme.name) }
    }
    // GTK 4.8 does not report that a button is insensitive with its group.
    group.bind("sensitive", to: button)
    choices.append((theme, parts))
    ui["themes"].add(parts["child"])
  }

  private func read() {
    let stored = context.settings[Self.key]?.string
    for (theme, parts) in choices { parts["choice"]["active"] = theme.name == stored }
  }

  /// Shows how lists look with each theme, and with the settings that take precedence over it.
  private func draw() {
    guard var settings = try? SettingsStore().read() else { return }
    for (theme, parts) in choices {
      settings.theme = theme.name
      sample.show(settings, parts)
      parts["choice"].setAccessible(description: sample.text(settings))
    }
  }
}
