import ArgumentParser
import Commands
import Hosting
import KeyboardCore
import Spelling

/// `ime-measure words`: how often the accents of a word are found.
struct WordsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Prints how often the accents of words are found.",
    discussion: """
      The accented words of running text lose their accents, and are looked up as the action \
      custom:accentWord does. Shares in %, by how often the words occur: the word is the first of the \
      spellings found, or among the first three; then the same for words that the dictionary knows. \
      The times are of this thread, in ms. The last line has the medians over the languages.

      Texts are plain, or translations (*.po), of which only the translated texts are read.

      Examples:
        ime-measure words data/po/fr.po data/po/pl.po     each in the language of its name
        ime-measure words --locale fr --list-missed text.txt
      """)

  @Argument(help: "The texts.", completion: .file())
  var files: [String]

  @Option(help: "The language of all texts; by default, the name of the file up to its dot.")
  var locale: String?

  @Option(help: "The most different words of a language, taken evenly from all.")
  var most = 2000

  @Flag(help: "Print the words that are not among the first three, and what was found.")
  var listMissed = false

  @Flag(
    help: ArgumentHelp(
      "Print the words that are found after others which are far less frequent.",
      discussion: "How often they occur, and the word: for spellings of a locale file."))
  var listLate = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    var texts: [LocaleIdentifier: AccentedWords] = [:]
    for file in files {
      let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      let known = try keyboards.knownLocale(locale ?? name?.replacingUnderscore)
      texts[known, default: AccentedWords(locale: known)].read(
        try TextFile.read(file), isTranslation: file.hasSuffix(".po"))
    }
    var rows: [SpellingFigures] = []
    for (locale, words) in texts.sorted(by: { $0.key < $1.key }) {
      guard let row = SpellingFigures(words, most: most, library: keyboards.library) else {
        print("\(locale)  no dictionary, or no word with accents")
        continue
      }
      if rows.isEmpty { print(SpellingFigures.heading) }
      rows.append(row)
      print(row.line)
      if listLate { for line in row.late { print("    \(line)") } }
      if listMissed { for line in row.missed { print("    \(line)") } }
    }
    guard rows.count > 1 else { return }
    print(SpellingFigures.medians(of: rows))
  }
}

extension String {
  /// A name of a file as an identifier: pt_BR is pt-BR.
  fileprivate var replacingUnderscore: String { LocaleIdentifier(self).rawValue }
}
