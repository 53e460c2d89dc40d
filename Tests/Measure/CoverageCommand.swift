import ArgumentParser
import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

/// `ime-measure coverage`: the letters of each locale that can be typed.
struct CoverageCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Prints how the letters of locales are typed.",
    discussion: """
      The letters are the exemplar characters of Unicode CLDR: main, and main with auxiliary (all); \
      MAIN and ALL are their capitals. Four shares in % each: on a key (with Shift and AltGr or \
      without), on the first page of a held key's list, on a later page, not at all. Dead keys do \
      not count. A letter of several characters is typed when each of them is. The last line has \
      the means.

      Examples:
        ime-measure coverage                     all locales, each with its own layout
        ime-measure coverage fr de --layout us   two of them on a US layout
        ime-measure coverage --order --frequencies data/letter-counts.json
        ime-measure coverage pl --behind en --layout us --order --frequencies letters.json
        ime-measure coverage fr de sv --pairs --layout us --frequencies letters.json
      """)

  @Argument(help: "The locales; all of them by default.")
  var locales: [String] = []

  @Option(
    help: "native (each locale's own), us (locales in Latin script only), or a name.")
  var layout = "native"

  @Option(
    help: ArgumentHelp(
      "A file of letter frequencies; adds the mean place of wanted letters in their lists.",
      discussion: "{\"locales\": {\"fr\": {\"é\": 1234}}}"),
    completion: .file(extensions: ["json"]))
  var frequencies: String?

  @Option(help: "Locales that are enabled before each of the others, separated by commas.")
  var behind: String?

  @Flag(
    help: ArgumentHelp(
      "Print how far wanted letters are from the front, instead of shares.",
      discussion: "The mean place in the lists, the best there could be, and the worst key."))
  var order = false

  @Flag(
    help: ArgumentHelp(
      "Print how two languages share the lists, instead of shares.",
      discussion:
        "The mean places of wanted letters, for each locale with each other one behind it."))
  var pairs = false

  @Flag(help: "Print JSON: an array with an object for each locale, or the means of the pairs.")
  var json = false

  func validate() throws {
    guard !order && !pairs || frequencies != nil else {
      let option = order ? "--order" : "--pairs"
      throw ValidationError("\(option) takes a file of letter frequencies: --frequencies FILE.")
    }
  }

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    let exemplars = try Exemplars.shipped()
    let frequencies = try frequencies.map { try LetterFrequencies(path: $0) }
    let others = try behind.map(keyboards.knownLocales) ?? []
    let chosen = try chosen(keyboards, exemplars)
    if pairs, let frequencies {
      return show(try sharing(chosen.map(\.0), keyboards, frequencies))
    }
    let rows = try chosen.map { locale, exemplars in
      let layout = try keyboards.systemLayout(layout, locale: locale)
      return LocaleCoverage(
        LocaleKeyboard(locale, behind: others, layout: layout, library: keyboards.library),
        layout: layout.name, exemplars: exemplars,
        counts: frequencies?.counts(of: locale, in: keyboards.library))
    }
    if json {
      print(JSONValue.array(rows.map(\.json)).compact)
    } else {
      for line in order ? OrderTable(rows).lines : CoverageTable(rows).lines { print(line) }
    }
  }

  @MainActor private func sharing(
    _ locales: [LocaleIdentifier], _ keyboards: KeyboardFactory, _ frequencies: LetterFrequencies
  ) throws -> LanguagePairs {
    let library = keyboards.library
    return try LanguagePairs(
      of: locales, counts: { frequencies.counts(of: $0, in: library) },
      on: { first, second in
        LocaleKeyboard(
          second, behind: [first], layout: try keyboards.systemLayout(layout, locale: first),
          library: library)
      })
  }

  @MainActor private func show(_ pairs: LanguagePairs) {
    if json { print(pairs.json.compact) } else { for line in pairs.lines { print(line) } }
  }

  @MainActor private func chosen(
    _ keyboards: KeyboardFactory, _ exemplars: [LocaleIdentifier: Exemplars]
  ) throws -> [(LocaleIdentifier, Exemplars)] {
    func isLatin(_ locale: LocaleIdentifier) -> Bool {
      keyboards.library.script(of: locale) == .latin
    }
    guard !locales.isEmpty else {
      return keyboards.library.namedIdentifiers.compactMap { locale in
        guard layout != "us" || isLatin(locale) else { return nil }
        return exemplars[locale].map { (locale, $0) }
      }
    }
    return try locales.map { name in
      let locale = try keyboards.knownLocale(name)
      guard let letters = exemplars[locale] else {
        throw CommandError(
          "There are no exemplar characters of \(locale) in data/exemplars.json;"
            + " data/make-exemplars.py adds those of CLDR.")
      }
      guard layout != "us" || isLatin(locale) else {
        throw CommandError(
          "The letters of \(locale) are not Latin, so they come from its own layout;"
            + " use --layout native.")
      }
      return (locale, letters)
    }
  }
}
