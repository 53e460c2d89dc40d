import Adwaita
import EngineHost
import Feedback
import GLib
import KeyboardCore

/// What keys sound and feel like, and who plays that.
final class SoundPage: PreferencesPage {
  private static let key = "feedback-handlers"
  /// The handlers, by the names of settings and of the switches.
  private static let names = ["canberra", "feedbackd", "visual"]

  let root: Object
  private let context: PageContext
  private let switches: [(name: String, control: Object)]
  private var isReading = false
  private lazy var player = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] in self?.context.say($0) },
      onProblem: { [weak self] in self?.context.say($0) }),
    clock: { MainLoop.now })

  init(_ context: PageContext) throws {
    self.context = context
    let builder = try context.build("sound")
    root = try builder.object("page")
    switches = try Self.names.map { ($0, try builder.object($0)) }
    SettingControl.showLock(on: try builder.object("handlers"), of: Self.key, context.settings)
    if !CanberraFeedbackHandler.isInstalled {
      try builder.object("canberra-row")["subtitle"] = translated(
        "libcanberra is not installed; install the package libcanberra0")
    }
    read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    for (_, control) in switches {
      control.on("notify::active") { [weak self] in self?.store() }
    }
    try builder.object("play").on("clicked") { [weak self] in self?.play() }
  }

  private func read() {
    let stored = context.settings[Self.key].strings
    isReading = true
    for (name, control) in switches { control["active"] = stored.contains(name) }
    isReading = false
  }

  /// Stores the handlers that are on: those that were before in their order, and others after them.
  private func store() {
    guard !isReading else { return }
    let on = switches.filter { $0.control["active"] }.map(\.name)
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
