import ArgumentParser
import Commands
import Hosting
import KeyboardCore

struct EmojiCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji", abstract: "Searches for emoji and signs by name or keyword.",
    discussion: """
      Words are looked up in the locale's language and in English, the best match first: emoji, and \
      at most 90 characters with their code points, whether or not a font shows them, among the emoji \
      if that is their name, or else behind them. Characters are also found by their looks and code \
      points, and come first then. Without words, all emoji are listed.

      Examples:
        ime-cli emoji cat                     all emoji that match "cat"
        ime-cli emoji --locale fr co ro       the beginnings of "cœur rouge"
        ime-cli emoji '->'                    what looks like it: →
        ime-cli emoji U+0259                  the character of a code point: ə
      """)

  @Argument(
    parsing: .allUnrecognized, help: "The words, their beginnings, a look or a code point.")
  var words: [String] = []

  @Option(
    help: "The locale whose language is searched; the session's by default.", completion: .locales)
  var locale: String?

  @Flag(help: "Print JSON: an array of objects with emoji, or character, and name.")
  var json = false

  func validate() throws {
    // Looks such as -> and smileys such as -_- begin like options.
    let mistake = words.first { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }
    if let mistake { throw ValidationError("Unknown option '\(mistake)'") }
  }

  /// As many as the list of emoji has places.
  private static let mostSigns = 90

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory(reading: locale)
    let store = keyboards.emojiStore
    store.onProblem = { printError($0) }
    // Some languages have names of emoji, but no locale here.
    let wanted = LocaleIdentifier(anyCase: locale ?? LocaleLoader.systemLocale)
    let locale = store.knows(wanted) ? wanted : try keyboards.knownLocale(locale)
    guard let search = store.search(for: locale) else {
      throw CommandError("There is no emoji data; reinstall ibus-callout.")
    }
    let text = words.joined(separator: " ")
    let emojis = search.matches(for: text)
    let characters = store.characters(for: [locale])
    let found =
      words.isEmpty
      ? search.library.emojis.map { .emoji($0) }
      : characters?.entries(matching: text, emojis: emojis, limit: Self.mostSigns)
        ?? emojis.map { .emoji($0.emoji) }
    guard !found.isEmpty else {
      let languages =
        locale.language == "en"
        ? "English; for another language, use --locale" : "\(locale) or English"
      throw CommandError("No emoji or sign matches \"\(text)\" in \(languages).")
    }
    let rows = found.map { entry -> (line: String, json: JSONValue) in
      switch entry {
      case .emoji(let emoji):
        let name = search.name(of: emoji) ?? ""
        return ("\(emoji.char)\t\(name)", ["emoji": .string(emoji.char), "name": .string(name)])
      case .character(let sign):
        let code = CharacterSearch.codePoints(of: sign)
        let name = characters?.knownName(of: sign) ?? ""
        return (
          "\(sign)\t\(code)\(name.isEmpty ? "" : " ")\(name)",
          ["character": .string(sign), "code": .string(code), "name": .string(name)]
        )
      }
    }
    printRows(rows, asJSON: json)
  }
}
