import Glibc
import KeyboardCore
import KeyboardData

/// Uses the library as somebody else's program would, and says what came of it.
@main struct Stranger {
  static func main() {
    // The one line.
    LocaleLibrary.current = .standard

    var report = Report()
    tellOfLocales(&report)
    tellOfCallouts(&report)
    tellOfLayouts(&report)
    tellOfHolding(&report)
    report.addLocalizationArticle()
    report.addActionsArticle()
    report.addCalloutsArticle()
    report.addFeedbackArticle()
    report.addAppearanceArticle()
    exit(report.isAsExpected ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  private static func tellOfLocales(_ report: inout Report) {
    report.add("locales", "\(LocaleLibrary.current.namedIdentifiers.count)", expected: "134")
    report.add("space bar in Spanish", KKL10n.space.text(for: .spanish), expected: "espacio")
    report.add("Swedish", KeyboardLocale.swedish.localizedName, expected: "svenska")
    report.add(
      "Swedish in French", KeyboardLocale.swedish.localizedName(in: .french), expected: "suédois")
    report.add(
      "from right to left", KeyboardLocale.allRtl.map(\.id).sorted().joined(separator: " "),
      expected: "ar ckb ckb-PC fa he ps ug ur")
  }

  private static func tellOfCallouts(_ report: inout Report) {
    for (locale, expected) in [(KeyboardLocale.french, "éèêë"), (.swedish, "éèëê")] {
      let keyboard = Typist(locale: locale).keyboard
      let actions = keyboard.services.calloutActionProvider.calloutActions(for: .character("e"))
      let texts = actions.compactMap(\.insertedCharacter).dropFirst().prefix(4)
      report.add("e in \(locale)", texts.joined(), expected: expected)
    }
  }

  private static func tellOfLayouts(_ report: inout Report) {
    let sets = Typist(locale: .russian).keyboard.services.inputSetProvider
    for (row, expected) in zip(
      sets.alphabeticInputSet.rows, ["йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю"])
    {
      report.add("keys in Russian", row.characters().joined(), expected: expected)
    }
    let typist = Typist(locale: .russian)
    typist.keyboard.settings.letterSource = .locale
    typist.tap([34, 35, 23])
    report.add("g h i on a Russian keyboard", typist.text, expected: "прш")
  }

  private static func tellOfHolding(_ report: inout Report) {
    let typist = Typist(locale: .french)
    typist.tap([20])
    typist.hold(18)
    report.add("list of a held e", typist.list.prefix(4).joined(), expected: "éèêë")
    typist.tap([3])
    report.add("held e, then 2", typist.text, expected: "tè")
  }
}
