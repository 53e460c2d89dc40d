import Adwaita
import GLib
import Hosting

extension PreferencesWindow {
  func addActions(to application: Application) {
    application.onAction("about") { [weak self] _ in self?.showAbout() }
    application.onAction("reset") { [weak self] _ in self?.askToReset() }
    if let manual = Self.manual {
      application.onAction("help") { [context] _ in
        context.attempt { try Launcher.open(manual) }
      }
      application.bind(["F1"], to: "app.help('')")
    }
  }

  /// The address of the manual, or `nil` if no program shows it.
  private static var manual: String? {
    let readme = DataDirectory.path + "/../doc/ibus-callout/README.md"
    if Launcher.opens("man") { return "man:ibus-setup-callout" }
    return TextFile.exists(readme) ? "file://" + readme : nil
  }

  private func showAbout() {
    context.attempt {
      let about = try PageContext.load("about")["window"]
      about["version"] = calloutBuild
      about.set("transient-for", to: ui["window"])
      about.present()
    }
  }

  private func askToReset() {
    context.attempt {
      let dialog = try PageContext.load("reset")["dialog"]
      dialog.set("transient-for", to: ui["window"])
      dialog.on("response") { [weak self] in if $0.string(1) == "reset" { self?.reset() } }
      dialog.present()
    }
  }

  private func reset() {
    let settings = context.settings
    let changed = SettingsStore.names.map { ($0, settings[$0]) }.filter {
      settings.isWritable($0.0) && !settings.isStandard($0.0)
    }
    for (name, _) in changed { settings.reset(name) }
    context.offerUndo(translated("All settings reset")) {
      // Undo keeps what the user has changed since.
      for (name, value) in changed where settings.isStandard(name) { settings[name] = value }
    }
  }
}
