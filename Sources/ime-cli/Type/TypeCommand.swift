import ArgumentParser
import Commands
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

  @Option(
    help: "The locale whose letters are offered; the session's by default.", completion: .locales)
  var locale: String?

  @Option(
    help: "The system's layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "us"

  @OptionGroup var field: FieldOptions

  // What --field was called before.
  @Option(help: .hidden)
  var client: FieldKind?

  @Option(
    name: .customLong("setting"),
    help: "KEY=VALUE as GVariant text, e.g. \"hold-rules=['*=replace']\"; may be repeated.")
  var settings: [String] = []

  @Option(help: "How long a key is down, and the pause after it, in ms; 30 is a quick typist.")
  var pace = 30

  @Flag(help: "Type through the running IBus instead of in this process.")
  var bus = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard (0...60_000).contains(pace) else {
      throw ValidationError("--pace must be from 0 to 60000 ms, not \(pace).")
    }
  }

  @MainActor func perform() throws {
    let script = try KeyScript(script.joined(separator: " "))
    let keyboards = KeyboardFactory(reading: locale)
    let locale = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout(layout, locale: locale)
    keyboards.physicalLayoutProvider.onMissingLayout = { printError($0) }
    let capabilities = (field.kind ?? client ?? .preedit).capabilities
    let purpose = try field.purpose
    let program = field.program ?? "ime-cli"
    var values = try SettingsStore(overrides: settings, readsStored: false).read()
    if values.locales.isEmpty { values.locales = [locale] }

    if bus {
      guard settings.isEmpty else {
        throw CommandError(
          "--setting does not work with --bus: the engine has its own settings.")
      }
      let target = try BusTarget(
        locale: locale, client: program, capabilities: capabilities, purpose: purpose)
      let player = ScriptPlayer(
        layout: layout, target: target, holdTime: try SettingsStore().read().holdDelay + 200,
        pace: pace)
      try player.play(script)
      target.wait(100)
      print(json ? target.report.pretty : target.lines.map(shown).joined(separator: "\n"))
    } else {
      let target = SimulationTarget(
        controller: keyboards.makeController(
          engine: EngineCatalogue.multilingual, settings: values),
        client: program, capabilities: capabilities, purpose: purpose)
      try ScriptPlayer(layout: layout, target: target, holdTime: values.holdDelay + 50, pace: pace)
        .play(script)
      target.wait(100)
      print(json ? target.report.pretty : target.lines.map(shown).joined(separator: "\n"))
    }
  }
}
