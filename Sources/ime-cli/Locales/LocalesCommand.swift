import ArgumentParser
import Commands
import Hosting
import KeyboardCore

nonisolated struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "Lists locales, and checks and drafts their files.",
    discussion: """
      Examples:
        ime-cli locales                        all locales, each with its layout
        ime-cli locales show fr                the data of one locale
        ime-cli locales draft kpe > kpe.json   the first draft of a new one
        ime-cli locales check kpe.json         checks that it follows the rules
      """,
    subcommands: [
      ListLocalesCommand.self, ShowLocaleCommand.self, CheckLocalesCommand.self,
      DraftLocaleCommand.self,
    ],
    defaultSubcommand: ListLocalesCommand.self)
}

struct ListLocalesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the locales, and the sets of signs.",
    discussion: """
      Each row is a locale's identifier, name and own layout, and what its letters and their order \
      were checked against: so many letters of running text, CLDR, or the memory of its author, and \
      whether a speaker has read it. A set has no layout.
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    for problem in keyboards.problems { printError(problem) }
    let library = keyboards.library
    // Compiling each layout would be certain, but takes seconds.
    let installed = LayoutCatalogue()
    let rows = (library.namedIdentifiers + library.sets).map { locale -> (String, JSONValue) in
      let (name, layouts) = (library.name(of: locale), library.layouts(of: locale))
      let layout = layouts.first { installed[$0] != nil } ?? "none installed"
      let (evidence, isRead) = (library.evidence(of: locale), library.isReadBySpeaker(locale))
      let check = evidence.name + (evidence.letters.map { ", \($0) letters" } ?? "")
      return (
        "\(locale)\t\(name)\t"
          + (locale.isSet
            ? "set of signs"
            : "layout \(layout)\t\(check)" + (isRead ? ", read by a speaker" : "")),
        [
          "id": .string(locale.rawValue), "name": .string(name),
          "flag": library[locale]?.flag.map { .string($0) } ?? .null,
          "script": library.script(of: locale).map { .string($0.rawValue) } ?? .null,
          "layouts": .strings(layouts), "native": .bool(isRead),
          "checked": .string(evidence.name),
          "letters": evidence.letters.map { .int($0) } ?? .null,
        ]
      )
    }
    printRows(rows, asJSON: json)
  }
}

struct ShowLocaleCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the data of a locale, with its texts.")

  @Argument(help: "The locale, by identifier or name: fr, français, French.", completion: .locales)
  var locale: String

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    let identifier = try keyboards.knownLocale(locale)
    let library = keyboards.library
    let lineage = library.lineage(of: identifier)
    let installed = LayoutCatalogue()
    let layouts = library.layouts(of: identifier).map {
      installed[$0] == nil ? "\($0) (not installed)" : $0
    }
    let facts: [(String, String)] = [
      ("id", identifier.rawValue), ("name", library.name(of: identifier)),
      ("english", library.name(of: identifier, in: "en")), ("flag", library.flag(of: identifier)),
      ("direction", library.isRightToLeft(identifier) ? "rtl" : "ltr"),
      ("script", library.script(of: identifier)?.rawValue ?? ""),
      ("layouts", layouts.joined(separator: ", ")),
      (
        "quotation", lineage.first { !$0.quotation.isEmpty }?.quotation.joined(separator: " ") ?? ""
      ),
      ("currency", lineage.lazy.compactMap(\.currency).first ?? ""),
    ]
    let texts = KKL10n.allCases.map { ($0.rawValue, library.text(of: $0.rawValue, in: identifier)) }
    if json {
      let members = (facts + texts).map { JSONValue.Member($0.0, .string($0.1)) }
      return print(JSONValue.object(members).pretty)
    }
    for (key, value) in facts + texts { print("\(key)\t\(value)".printable) }
  }
}

struct CheckLocalesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks locale files by the rules for contributions.",
    discussion: """
      Prints a sentence for each problem, with file, line and key; the exit code is 1 if there is \
      one. The rules: the file has the form that data/locales/README.md describes. Every letter of \
      CLDR's main exemplars can be typed on the locale's layout, and in Latin script on us, too; the \
      nine most wanted letters of a key are on its first page. 95 % of the auxiliary letters can be \
      typed. Letters before | belong to the language or are explained under "also"; after it, \
      anything is allowed. Letters are in lower case. The layouts are known. "native" needs a \
      note under "checked". A set of signs has no more than nine before |, and nothing that comes from \
      the language in use.

      Examples:
        ime-cli locales check ~/.config/ibus-callout/locales/kpe.json
      """)

  @Argument(help: "The files.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Print JSON: an object from file to an array of sentences.")
  var json = false

  @MainActor func perform() throws {
    let (library, exemplars) = (KeyboardFactory().library, try Exemplars.shipped())
    let found = files.map { file -> (file: String, problems: [String]) in
      do {
        let check = try LocaleCheck(file, library: library, exemplars: exemplars)
        if let remark = check.remark { printError("\(file): \(remark)") }
        return (file, check.problems)
      } catch {
        return (file, ["\(error)."])
      }
    }
    if json {
      print(JSONValue.object(found.map { .init($0.file, .strings($0.problems)) }).pretty)
    } else {
      for (file, problems) in found {
        for problem in problems { print("\(file): \(problem)".printable) }
      }
    }
    guard found.allSatisfy(\.problems.isEmpty) else { throw ExitCode.failure }
    if !json { print("\(files.count == 1 ? "The file follows" : "The files follow") all rules.") }
  }
}

struct DraftLocaleCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "draft", abstract: "Prints the first draft of a locale's file.",
    discussion: """
      The letters are those of CLDR, each with the key it is derived from, ordered by how often they \
      occur in CLDR's own text. Check every line: keys, order and names need a reader of the language.

      Examples:
        ime-cli locales draft kpe > kpe.json
      """)

  @Argument(help: "The locale, e.g. kpe.")
  var id: String

  @MainActor func perform() throws {
    let locale = LocaleIdentifier(id)
    let keyboards = KeyboardFactory()
    guard keyboards.library[locale] == nil else {
      throw CommandError(
        "There is a locale \(id) already; to see it, run \"ime-cli locales show \(id)\".")
    }
    let draft = try LocaleDraft(
      of: locale, facts: Exemplars.document()["others"]?[locale.rawValue],
      library: keyboards.library, layouts: keyboards.physicalLayoutProvider)
    print(draft.json.pretty)
    if let parent = draft.parent {
      printError("Everything else is inherited from \(parent); add the differences.")
    }
    if !draft.unplaced.isEmpty {
      printError(
        "No key is known for \(draft.unplaced.joined(separator: " ")); place them yourself.")
    }
  }
}
