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
    switch part {
    case .keys: show(LayoutKeys(layout: try keyboards.systemLayout(layout, locale: locale)))
    case .list: show(LayoutList(locale: locale, keyboards: keyboards))
    case .inputSets:
      let name = try keyboards.systemLayout(layout, locale: locale).name
      show(InputSetListing(locale: locale, layout: name, keyboards: keyboards))
    }
  }

  @MainActor private func show(_ listing: some Listing) {
    print(json ? listing.json.pretty : listing.lines.joined(separator: "\n"))
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
