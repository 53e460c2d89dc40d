import ArgumentParser
import Commands
import EngineHost
import KeyboardCore

/// `ime-cli locales show`: what is known of a locale, and what the programs say in its language.
struct ShowLocaleCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints what is known of a locale, with its texts.",
    discussion: """
      Examples:
        ime-cli locales show fr
        ime-cli locales show French --json
      """)

  @Argument(
    help: "The locale, by identifier or name: fr, \"français\", French.", completion: .locales)
  var locale: String

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    let name = KeyboardLocale(fuzzyName: locale)?.id ?? locale
    let identifier = try keyboards.knownLocale(name)
    let library = keyboards.library
    let lineage = library.lineage(of: identifier)
    let facts: [(String, String)] = [
      ("id", identifier.rawValue), ("name", library.name(of: identifier)),
      ("english", library.name(of: identifier, in: "en")), ("flag", identifier.flag),
      ("direction", library.isRightToLeft(identifier) ? "rtl" : "ltr"),
      ("script", library.script(of: identifier)?.rawValue ?? ""),
      ("layouts", library.layouts(of: identifier).joined(separator: " ")),
      (
        "quotation", lineage.first { !$0.quotation.isEmpty }?.quotation.joined(separator: " ") ?? ""
      ),
      ("currency", lineage.lazy.compactMap(\.currency).first ?? ""),
    ]
    let texts = KKL10n.allCases.map { ($0.rawValue, $0.text(for: identifier)) }
    if json {
      let members = (facts + texts).map { JSONValue.Member($0.0, .string($0.1)) }
      return print(JSONValue.object(members).pretty)
    }
    for (key, value) in facts + texts { print("\(key)\t\(value)") }
  }
}
