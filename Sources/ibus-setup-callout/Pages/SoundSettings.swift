import Adwaita
import Feedback
import GLib
import Hosting
import KeyboardCore

/// Sounds and vibration of keys, and the handlers that play them.
final class SoundPage: PreferencesPage {
  private static let key = "feedback-handlers"
  /// The handlers' names in the setting, which are also the IDs of their switches.
  private static let names = ["canberra", "feedbackd", "visual"]

  private lazy var player = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] in self?.context.say($0) },
      onProblem: { [weak self] in self?.context.say($0) }),
    clock: { MainLoop.now })

  override init(_ ui: Builder, _ context: PageContext) throws {
    try super.init(ui, context)
    SettingControl.showLock(on: ui["handlers"], of: Self.key, context.settings)
    if !CanberraFeedbackHandler.isInstalled {
      ui["canberra-row"]["subtitle"] = translated(
        "libcanberra is not installed; install the package libcanberra0")
    }
    read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    for name in Self.names {
      ui[name].on("notify::active") { [weak self] in self?.store(name) }
      if let row = ui[name].ancestor("AdwActionRow") { ui["handlers"].bind("sensitive", to: row) }
    }
    ui["play"].on("clicked") { [weak self] in self?.play() }
  }

  private var handlers: [String] { context.settings[Self.key]?.strings ?? [] }

  private func read() {
    for name in Self.names { ui[name]["active"] = handlers.contains(name) }
  }

  private func store(_ name: String) {
    var handlers = handlers
    guard ui[name]["active"] != handlers.contains(name) else { return }
    if ui[name]["active"] { handlers.append(name) } else { handlers.removeAll { $0 == name } }
    context.settings[Self.key] = Variant(handlers)
  }

  private func play() {
    guard var settings = try? SettingsStore().read().feedback else { return }
    settings.isOn = true
    player.settings = settings
    player.play(KeyboardFeedback(audio: .input, haptic: .light))
  }
}
