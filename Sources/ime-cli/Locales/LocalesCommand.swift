import ArgumentParser
import Commands
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli locales`: the locales at hand, and tools for those who write one.
nonisolated struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "Lists locales, and checks and drafts their files.",
    discussion: """
      Examples:
        ime-cli locales                        all locales, each with its layout
        ime-cli locales show fr                what is known of one
        ime-cli locales draft ast > ast.json   the first draft of a new one
        ime-cli locales check ast.json         whether it keeps all rules
      """,
    subcommands: [
      ListLocalesCommand.self, ShowLocaleCommand.self, CheckLocalesCommand.self,
      DraftLocaleCommand.self,
    ],
    defaultSubcommand: ListLocalesCommand.self)
}

/// `ime-cli locales list`: the locales at hand.
struct ListLocalesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the locales.",
    discussion: """
      Each row is a locale's identifier, name and own layout.

      Examples:
        ime-cli locales list
        ime-cli locales list --json
      """)

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
    // To compile each layout, which is certain, takes seconds.
    let installed = LayoutCatalogue()
    for locale in library.namedIdentifiers {
      let layout =
        library.layouts(of: locale).first { installed[$0] != nil } ?? "none installed"
      print("\(locale)\t\(library.name(of: locale))\tlayout \(layout)")
    }
  }
}

/// `ime-cli locales check`: whether a contribution keeps the rules.
struct CheckLocalesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks locale files by the rules for contributions.",
    discussion: """
      Prints a sentence for each problem, with file, line and key; the exit code is 1 if there is \
      any. Checked are the form of the file (data/locales/README.md); that every letter of CLDR's \
      main exemplars can be typed on the locale's layout, and in Latin script on us too, the most \
      wanted nine of a key on its first page; that 95 % of the auxiliary ones can; that what stands \
      before | belongs to the language or is explained under "also"; upper and lower case; and that \
      the layouts are known. What stands after it can be anything.

      Examples:
        ime-cli locales check ~/.config/ibus-callout/locales/ast.json
        ime-cli locales check --json ast.json
      """)

  @Argument(help: "The files.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Option(
    help: "Where CLDR's files are, for locales that data/exemplars.json lacks.",
    completion: .directory)
  var cldr = CLDR.installedRoot

  @Flag(help: "Print JSON: an object from file to an array of sentences.")
  var json = false

  @MainActor func perform() throws {
    let check = LocaleCheck(
      library: KeyboardFactory().library, exemplars: try Exemplars.shipped(),
      cldr: CLDR(root: cldr))
    var found: [JSONValue.Member] = []
    var isWell = true
    for file in files {
      let result = check.check(file)
      if let remark = result.remark { printError("\(file): \(remark)") }
      if !json { for problem in result.problems { print("\(file): \(problem)") } }
      found.append(.init(file, .strings(result.problems.map { "\($0)" })))
      isWell = isWell && result.problems.isEmpty
    }
    if json { print(JSONValue.object(found).pretty) }
    guard isWell else { throw ExitCode.failure }
    if json { return }
    print("\(files.count == 1 ? "The file keeps" : "The files keep") all rules.")
  }
}

/// `ime-cli locales draft`: a locale's first file, from CLDR.
struct DraftLocaleCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "draft", abstract: "Prints the first draft of a locale's file.",
    discussion: """
      The letters are those of CLDR, each with the key it is derived from, in the order of how often \
      CLDR's own text has them. Go through every line: keys, order and names want a reader of the \
      language.

      Examples:
        ime-cli locales draft ast > ast.json
      """)

  @Argument(help: "The locale, e.g. ast.")
  var id: String

  @Option(help: "Where CLDR's files are.", completion: .directory)
  var cldr = CLDR.installedRoot

  @MainActor func perform() throws {
    let locale = LocaleIdentifier(id)
    let source = CLDR(root: cldr)
    let keyboards = KeyboardFactory()
    if let parent = locale.parent, keyboards.library.knows(parent) {
      let draft = LocaleDraft(of: locale, cldr: source, layouts: keyboards.physicalLayoutProvider)
      print(draft.json.pretty)
      return printError("All else comes from \(parent); add what differs.")
    }
    guard let exemplars = try Exemplars.shipped()[locale] ?? source?.exemplars(of: locale) else {
      throw CommandError(
        source == nil
          ? "data/exemplars.json has no letters of \(locale), and there is no CLDR in \(cldr);"
            + " \(CLDR.advice)."
          : "CLDR has no letters of \(locale).")
    }
    var draft = LocaleDraft(
      of: locale, exemplars: exemplars, cldr: source, layouts: keyboards.physicalLayoutProvider)
    draft.add(keys: keyboards.library[KeyboardLocale.english.locale]?.keys ?? [:])
    print(draft.json.pretty)
    if source == nil {
      printError(
        "Names, quotation marks and the order of letters are missing: there is no CLDR in"
          + " \(cldr); \(CLDR.advice).")
    }
    if !draft.unplaced.isEmpty {
      printError(
        "No key is known for \(draft.unplaced.joined(separator: " ")); place them yourself.")
    }
  }
}
