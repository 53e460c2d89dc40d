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
      """)

  @Argument(help: "The locale, e.g. fr.", completion: .locales)
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
          + " \(keyboards.library.sessionLocale) \(locale)")
    }
    let identifier = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout(layout, locale: identifier)
    let provider = keyboards.controller(for: identifier).services.calloutActionProvider
    let offers = (character.map { [$0] } ?? layout.characters)
      .map { ($0, provider.callouts(for: $0)) }.filter { !$0.1.isEmpty }
    if let character, offers.isEmpty {
      throw CommandError("\(character) has no list in the locale \(identifier).")
    }
    if json { return print(JSONValue.object(offers.map { .init($0.0, .strings($0.1)) }).pretty) }
    for (character, texts) in offers { print("\(character)  \(texts.joined(separator: " "))") }
  }
}
