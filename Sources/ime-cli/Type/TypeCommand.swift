import ArgumentParser
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli type`: what becomes of a script of keys.
struct TypeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Types a script of keys and prints each step and the resulting text.",
    discussion: KeyScript.help)

  @Argument(help: "The script.")
  var script: [String]

  @Option(help: "The locale whose letters are offered; the session's by default.")
  var locale: String?

  @Option(help: "The system's layout: us, native (the locale's own), or a name such as fr(bepo).")
  var layout = "us"

  @Option(help: "What the field can do: preedit, surrounding (text, but no preedit), or bare.")
  var client = ClientKind.preedit

  @Option(help: "What the field is for, e.g. terminal or password.")
  var purpose = "free-form"

  @Option(
    name: .customLong("setting"),
    help: "KEY=VALUE as GVariant text, e.g. \"hold-rules=['*=replace']\"; may be repeated.")
  var settings: [String] = []

  @Option(help: "How long a key is down, and the pause after it, in ms: 30 is a quick typist.")
  var pace = 30

  @Flag(help: "Type through the running ibus-daemon rather than in process.")
  var bus = false

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let script = try KeyScript(script.joined(separator: " "))
    let keyboards = KeyboardFactory()
    let locale = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout(layout, locale: locale)
    keyboards.physicalLayoutProvider.onMissingLayout = { printError($0) }
    guard let purpose = ContentPurpose.allCases.first(where: { $0.label == purpose }) else {
      let known = ContentPurpose.allCases.map(\.label).joined(separator: ", ")
      throw CommandError("--purpose \(purpose) should be one of \(known).")
    }
    var values = try SettingsStore(overrides: settings, readsStored: false).read()
    if values.locales.isEmpty { values.locales = [locale] }

    if bus {
      guard settings.isEmpty else {
        throw CommandError(
          "--setting is for typing in process; the daemon has settings of its own.")
      }
      let target = try BusTarget(
        locale: locale, capabilities: client.capabilities, purpose: purpose)
      let player = ScriptPlayer(
        layout: layout, target: target, holdTime: try SettingsStore().read().holdDelay + 200,
        pace: pace)
      try player.play(script)
      target.wait(100)
      print(json ? target.report.pretty : target.lines.joined(separator: "\n"))
    } else {
      let target = SimulationTarget(
        controller: keyboards.makeController(
          engine: EngineCatalogue.multilingual, settings: values),
        capabilities: client.capabilities, purpose: purpose)
      try ScriptPlayer(layout: layout, target: target, holdTime: values.holdDelay + 50, pace: pace)
        .play(script)
      target.wait(100)
      print(json ? target.report.pretty : target.lines.joined(separator: "\n"))
    }
  }
}

/// The kinds of text fields a script can be typed into.
nonisolated enum ClientKind: String, ExpressibleByArgument, CaseIterable {
  case preedit, surrounding, bare

  var capabilities: ClientCapabilities {
    switch self {
    case .preedit: [.preedit, .focus, .surroundingText]
    case .surrounding: [.focus, .surroundingText]
    case .bare: [.focus]
    }
  }
}
