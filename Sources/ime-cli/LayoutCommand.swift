import ArgumentParser
import Commands
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli layout`: the keys of a locale's own layout, or of another.
struct LayoutCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints what each key of a locale's layout types.",
    discussion: """
      Each row is a key's evdev code and what it types alone, with Shift, with AltGr, and with both. \
      Dead keys are shown by their names.

      JSON of the keys is an object from keycode to an array of the four levels; of the list, an \
      array of objects; of the input sets, an object from their names to arrays of rows.

      Examples:
        ime-cli layout fr                             the keys of French's own layout
        ime-cli layout fr --list                      the layouts its file names
        ime-cli layout en --layout 'us(dvorak)'       any layout that is installed
      """)

  @Argument(help: "The locale, e.g. fr.", completion: .locales)
  var locale: String

  @Option(
    help: "The layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "native"

  @Flag(help: "What is printed.")
  var part = LayoutPart.keys

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory(reading: locale)
    let locale = try keyboards.knownLocale(locale)
    let (lines, object): ([String], JSONValue) =
      switch part {
      case .keys: Self.keys(try keyboards.systemLayout(layout, locale: locale))
      case .list: Self.list(locale, keyboards)
      case .inputSets:
        Self.inputSets(locale, try keyboards.systemLayout(layout, locale: locale).name, keyboards)
      }
    print(json ? object.pretty : lines.joined(separator: "\n"))
  }

  /// The four levels of each key.
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

  /// The layouts a locale's file names, and those of `us` that any Latin locale can be typed on.
  @MainActor private static func list(
    _ locale: LocaleIdentifier, _ keyboards: KeyboardFactory
  ) -> ([String], JSONValue) {
    let own = keyboards.library.layouts(of: locale)
    let others =
      keyboards.library.script(of: locale) == .latin ? ["us", "us(dvorak)", "us(colemak)"] : []
    let rows = (own + others.filter { !own.contains($0) })
      .map { ($0, keyboards.physicalLayoutProvider.layout(named: $0) != nil) }
    let used = rows.first { $0.1 }?.0
    return (
      rows.map { name, isInstalled in
        "\(name)\t\(isInstalled ? "installed" : "not installed")"
          + (name == used ? ", the locale's own" : "")
      },
      .array(
        rows.map { name, isInstalled in
          ["name": .string(name), "installed": .bool(isInstalled), "own": .bool(name == used)]
        })
    )
  }

  /// The input sets a keyboard has with a layout.
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

/// What of a layout is printed.
nonisolated enum LayoutPart: String, EnumerableFlag {
  case keys, list, inputSets

  static func help(for value: Self) -> ArgumentHelp? {
    switch value {
    case .keys: "Print the keys, which is the default."
    case .list: "Print which layouts the locale's file names, and which of them are installed."
    case .inputSets: "Print the letters, digits and symbols the layout has keys for."
    }
  }
}
