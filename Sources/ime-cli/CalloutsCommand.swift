import ArgumentParser
import Commands
import Hosting
import KeyboardCore

struct CalloutsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "callouts", abstract: "Prints what holding a key offers.",
    discussion: """
      The key's own character is left out; the order is that of the list.

      Examples:
        ime-cli callouts fr e                what holding e offers in French
        ime-cli callouts de --layout us      all keys of a US layout, in German
        ime-cli callouts de,und-x-math d     a language and the signs of mathematics
      """)

  @Argument(
    help: "The locale, e.g. fr, or several with commas, as in the setting.", completion: .locales)
  var locale: String

  @Argument(help: "The key's character; all keys of the layout by default.")
  var character: String?

  @Option(
    help: "The layout whose keys are shown: us, native (the locale's own), or a name.",
    completion: .layouts)
  var layout = "native"

  @Flag(help: "Print JSON: an object from base character to an array of strings.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory(reading: locale)
    guard character != nil || locale.count > 1 else {
      throw CommandError(
        "\"\(locale)\" is not a locale. Did you mean: ime-cli callouts"
          + " \(keyboards.library.sessionLocale) \(locale.shellWord)")
    }
    var settings = KeyboardSettings()
    settings.locales = try keyboards.knownLocales(locale)
    let controller = keyboards.makeController(settings: settings)
    let layout = try keyboards.systemLayout(
      layout, locale: controller.state.keyboardContext.locale)
    let provider = controller.services.calloutActionProvider
    let offers = (character.map { [$0] } ?? layout.characters)
      .map { ($0, provider.callouts(for: $0)) }.filter { !$0.1.isEmpty }
    if let character, offers.isEmpty {
      throw CommandError("\(character) has no list in the locale \(locale).")
    }
    if json { return print(JSONValue.object(offers.map { .init($0.0, .strings($0.1)) }).pretty) }
    for (character, texts) in offers { print("\(character)  \(texts.joined(separator: " "))") }
  }
}
