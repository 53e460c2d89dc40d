import Adwaita
import Feedback
import GLib
import Hosting
import KeyboardCore

/// What keys sound and feel like, and who plays that.
final class SoundPage: PreferencesPage {
  private static let key = "feedback-handlers"
  /// The handlers, by the names of settings and of the switches.
  private static let names = ["canberra", "feedbackd", "visual"]

  let ui: Builder
  private let context: PageContext
  private var isReading = false
  private lazy var player = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] in self?.context.say($0) },
      onProblem: { [weak self] in self?.context.say($0) }),
    clock: { MainLoop.now })

  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    SettingControl.showLock(on: ui["handlers"], of: Self.key, context.settings)
    if !CanberraFeedbackHandler.isInstalled {
      ui["canberra-row"]["subtitle"] = translated(
        "libcanberra is not installed; install the package libcanberra0")
    }
    read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    for name in Self.names { ui[name].on("notify::active") { [weak self] in self?.store() } }
    ui["play"].on("clicked") { [weak self] in self?.play() }
  }

  private func read() {
    let stored = context.settings[Self.key].strings
    isReading = true
    for name in Self.names { ui[name]["active"] = stored.contains(name) }
    isReading = false
  }

  /// Stores the handlers that are on: those that were before in their order, and others after them.
  private func store() {
    guard !isReading else { return }
    let on = Self.names.filter { ui[$0]["active"] }
    var handlers = context.settings[Self.key].strings.filter {
      on.contains($0) || !Self.names.contains($0)
    }
    handlers += on.filter { !handlers.contains($0) }
    context.settings[Self.key] = Variant(handlers)
  }

  private func play() {
    guard var settings = try? SettingsStore().read().feedback else { return }
    settings.isOn = true
    player.settings = settings
    player.play(KeyboardFeedback(audio: .input, haptic: .light))
  }
}
