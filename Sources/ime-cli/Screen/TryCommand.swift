import ArgumentParser
import Commands
import Hosting
import KeyboardCore

struct TryCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows what happens to each key you type here; ime-cli alone does so, too.",
    discussion: """
      Type into the view, and hold keys: it shows the keyboard, the list, the text, and what happens \
      to each key, and why: "no list" gives the reason. Ctrl+C ends it. Your settings apply, unless \
      --setting replaces them. Nothing is stored. If the terminal does not report when keys go up, a \
      key is held when it repeats. With TERM=dumb, without Unicode and when piped, it prints one line \
      per event.

      Examples:
        ime-cli
        ime-cli try --locale fr --layout us
        ime-cli try --field bare --program xterm
        ime-cli try --setting "hold-rules=['*=off']"
      """)

  @Option(
    help: "The locale whose letters are offered; the engine's by default.", completion: .locales)
  var locale: String?

  @Option(
    help:
      "The layout: us, native (the locale's own), or a name such as fr(bepo); the session's by default.",
    completion: .layouts)
  var layout: String?

  @Option(help: "The theme; for the list, run \"ime-cli themes\".", completion: .themes)
  var theme: String?

  @OptionGroup var field: FieldOptions

  @Option(
    name: .customLong("setting"),
    help: "KEY=VALUE as GVariant text, instead of the stored value; may be repeated.")
  var settings: [String] = []

  @MainActor func perform() throws {
    let hasKeys = Terminal.kind != .none
    guard hasKeys || CommandLine.arguments.count > 1 else {
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
      keyboards: keyboards, settings: values, layout: layout ?? keyboards.sessionLayout,
      field: field)
    guard hasKeys else {
      throw CommandError(
        "There is no terminal to type into; to type a script of keys, run \"ime-cli type\".")
    }
    for problem in store.problems + keyboards.problems { view.say(problem) }
    view.run()
  }
}
