import Adwaita
import Feedback
import GLib
import Hosting
import KeyboardCore

/// Sounds and vibration of keys; what only phones have is shown only there.
final class SoundSettings {
  private static let key = "feedback-handlers"
  /// The name of the handler that shows symbols, which is also the ID of its switch.
  private static let visual = "visual"

  private let ui: Builder
  private let context: PageContext
  private var canVibrate = false
  private lazy var player = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] in self?.context.say($0) },
      onProblem: { [weak self] in self?.context.say($0) }),
    clock: { MainLoop.now })

  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    SettingControl.showLock(on: ui["visual-row"], of: Self.key, context.settings)
    ui["visual-row"].bind("sensitive", to: ui[Self.visual])
    if !CanberraFeedbackHandler.isInstalled {
      ui["feedback-row"]["subtitle"] = translated(
        "libcanberra is not installed; install the package libcanberra0")
    }
    read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    ui[Self.visual].on("notify::active") { [weak self] in self?.store() }
    ui["play"].on("clicked") { [weak self] in self?.play() }
    ui["feedback"].on("notify::active") { [weak self] in self?.showVibration() }
    showVibration()
    FeedbackdHandler.askWhetherItAnswers { [weak self] in
      self?.canVibrate = $0
      self?.showVibration()
    }
  }

  private func showVibration() {
    ui["haptic-feedback"]["visible"] = canVibrate && ui["feedback"]["active"]
  }

  private var handlers: [String] { context.settings[Self.key]?.strings ?? [] }

  private func read() { ui[Self.visual]["active"] = handlers.contains(Self.visual) }

  private func store() {
    let isOn: Bool = ui[Self.visual]["active"]
    guard isOn != handlers.contains(Self.visual) else { return }
    let others = handlers.filter { $0 != Self.visual }
    context.settings[Self.key] = Variant(isOn ? others + [Self.visual] : others)
  }

  private func play() {
    guard var settings = try? SettingsStore().read().feedback else { return }
    settings.isOn = true
    player.settings = settings
    player.play(KeyboardFeedback(audio: .input, haptic: .light))
  }
}
