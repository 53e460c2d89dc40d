import ArgumentParser
import Commands
import Hosting
import KeyboardCore

struct EmojiCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji", abstract: "Searches for emoji by name or keyword.",
    discussion: """
      Words are looked up in the locale's language and in English, the best match first; without \
      words, all emoji are listed.

      Examples:
        ime-cli emoji cat                     all emoji that match "cat"
        ime-cli emoji --locale fr co ro       the beginnings of "cœur rouge"
      """)

  @Argument(help: "The words, or their beginnings.")
  var words: [String] = []

  @Option(
    help: "The locale whose language is searched; the session's by default.", completion: .locales)
  var locale: String?

  @Flag(help: "Print JSON: an array of objects with emoji and name.")
  var json = false

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
    let found = words.isEmpty ? search.library.emojis : search.emojis(matching: text)
    guard !found.isEmpty else {
      let languages =
        locale.language == "en"
        ? "English; for another language, use --locale" : "\(locale) or English"
      throw CommandError("No emoji matches \"\(text)\" in \(languages).")
    }
    let rows = found.map { emoji -> (String, JSONValue) in
      let name = search.name(of: emoji) ?? ""
      return ("\(emoji.char)\t\(name)", ["emoji": .string(emoji.char), "name": .string(name)])
    }
    printRows(rows, asJSON: json)
  }
}
