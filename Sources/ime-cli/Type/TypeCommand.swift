import ArgumentParser
import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

struct TypeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Types a script of keys and prints each step and the resulting text.",
    discussion: KeyScript.help)

  @Argument(help: "The script.")
  var script: [String]

  @Option(
    help:
      "The locale whose letters are offered, without its layout being chosen; the session's by default.",
    completion: .locales)
  var locale: String?

  @Option(
    help: "The system's layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "us"

  @OptionGroup var field: FieldOptions

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
    var values = try SettingsStore(overrides: settings, stored: bus ? .own : nil).read()
    if values.locales.isEmpty { values.locales = [locale] }
    guard !bus || settings.isEmpty else {
      throw CommandError("--setting does not work with --bus: the engine has its own settings.")
    }
    let target: any ScriptTarget =
      bus
      ? try BusTarget(locale: locale, field: field)
      : SimulationTarget(
        field.simulation(of: keyboards.makeController(settings: values), layout: layout))
    let holdTime = values.holdDelay + (bus ? 200 : 50)
    try ScriptPlayer(layout: layout, target: target, holdTime: holdTime, pace: pace).play(script)
    target.waitForRest()
    let result = target.field
    guard json else {
      for step in target.steps { print(shown(StepDescription(step)?.text ?? step.compact)) }
      return print("text: \(result.text)\(result.preedit)".printable)
    }
    let report: JSONValue = [
      "steps": .array(target.steps), "text": .string(result.text),
      "preedit": .string(result.preedit), "list": .strings(result.candidates?.entries ?? []),
    ]
    print(report.pretty)
  }
}
