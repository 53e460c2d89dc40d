import ArgumentParser
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli locales`: the locales at hand.
struct LocalesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "Lists the locales.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    for problem in keyboards.problems { printError(problem) }
    let library = keyboards.library
    if json {
      let rows = library.namedIdentifiers.map { locale -> JSONValue in
        [
          "id": .string(locale.rawValue), "name": .string(library.name(of: locale)),
          "flag": library[locale]?.flag.map { .string($0) } ?? .null,
          "script": library.script(of: locale).map { .string($0.rawValue) } ?? .null,
          "layouts": .strings(library.layouts(of: locale)),
        ]
      }
      return print(JSONValue.array(rows).compact)
    }
    for locale in library.namedIdentifiers {
      let layout = keyboards.physicalLayoutProvider.xkbLayout(for: locale)?.name ?? "none installed"
      print("\(locale)\t\(library.name(of: locale))\tlayout \(layout)")
    }
  }
}
