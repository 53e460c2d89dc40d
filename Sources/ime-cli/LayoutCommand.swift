import ArgumentParser
import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

struct LayoutCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints what each key of a locale's layout types.",
    discussion: """
      Each row is a key's evdev code and what it types alone, with Shift, with AltGr, and with both; \
      for a dead key, its name.

      JSON of the keys is an object from keycode to an array of the four levels; of the input sets, an \
      object from their names to arrays of rows.

      Examples:
        ime-cli layout fr                             the keys of French's own layout
        ime-cli layout en --layout 'us(dvorak)'       any layout that is installed
      """)

  @Argument(help: "The locale, e.g. fr.", completion: .locales)
  var locale: String

  @Option(
    help: "The layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "native"

  @Flag(help: "Print the letters, digits and symbols the layout has keys for.")
  var inputSets = false

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory(reading: locale)
    let locale = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout(layout, locale: locale)
    let (lines, object) =
      inputSets ? Self.inputSets(locale, layout.name, keyboards) : Self.keys(layout)
    print(json ? object.pretty : lines.joined(separator: "\n"))
  }

  @MainActor private static func keys(_ layout: XKBLayout) -> ([String], JSONValue) {
    let rows = layout.typingKeycodes.map { keycode in
      (
        "\(keycode)",
        Level.allCases.map { level -> String? in
          let key = layout.key(keycode: keycode, modifiers: level.modifiers)
          return key?.text ?? key.flatMap { $0.keysym.isDeadKey ? $0.keysym.name : nil }
        }
      )
    }
    return (
      ["layout \(layout.name)"]
        + rows.map { ([$0] + $1.map { $0 ?? "–" }).joined(separator: "\t") },
      .object(rows.map { .init($0, .array($1.map { $0.map { .string($0) } ?? .null })) })
    )
  }

  @MainActor private static func inputSets(
    _ locale: LocaleIdentifier, _ layout: String, _ keyboards: KeyboardFactory
  ) -> ([String], JSONValue) {
    let provider = keyboards.controller(for: locale, layout: layout).services.inputSetProvider
    let alphabetic = provider.alphabeticInputSet.rows
    let sets = [
      ("alphabetic", alphabetic.map { $0.characters() }),
      ("uppercased", alphabetic.map { $0.characters(for: .uppercased) }),
      ("numeric", provider.numericInputSet.rows.map { $0.characters() }),
      ("symbolic", provider.symbolicInputSet.rows.map { $0.characters() }),
    ]
    return (
      sets.flatMap { name, rows in [name] + rows.map { "  " + $0.joined(separator: " ") } },
      .object(sets.map { .init($0, .array($1.map { .strings($0) })) })
    )
  }
}
