import ArgumentParser
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli try`, which `ime-cli` alone is, too: a view of a keyboard that fills the terminal.
struct TryCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows every key as it happens, in a terminal; ime-cli alone does so, too.",
    discussion: """
      Type into the view, and hold keys: it shows the keyboard, the list, the text, and what becomes \
      of each key, and why. F1 explains the other function keys; F10 and Ctrl+C end it. Your settings \
      count as they do for the engine. Nothing is stored.

        ime-cli
        ime-cli try --locale fr --layout us
        ime-cli try --field bare --program xterm
      """)

  @Option(
    help: "The locale whose letters are offered; the engine's by default.", completion: .locales)
  var locale: String?

  @Option(
    help: "The layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "native"

  @Option(help: "The theme: see ime-cli themes.", completion: .themes)
  var theme: String?

  @OptionGroup var field: FieldOptions

  @Option(
    name: .customLong("setting"),
    help: "KEY=VALUE as GVariant text, in place of the stored one; may be repeated.")
  var settings: [String] = []

  @MainActor func perform() throws {
    guard Terminal.isPresent else {
      throw CleanExit.helpRequest(IMECommand.self)
    }
    let store = try SettingsStore(overrides: settings)
    var values = store.read()
    let keyboards = KeyboardFactory()
    if let locale {
      values.locales = [try keyboards.knownLocale(locale)]
      values.currentLocale = nil
    }
    if let theme { values.theme = theme }
    let view = try KeyboardTrial(
      keyboards: keyboards, settings: values, layout: layout, field: field.kind ?? .preedit,
      purpose: try field.purpose, program: field.program)
    for problem in store.problems + keyboards.problems { view.say(problem) }
    view.run()
  }
}
