import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

/// The shipped locales with the installed xkb data.
@Suite("Layouts of the locales") @MainActor struct LocaleLayoutTests {
  private static let keyboards = KeyboardFactory()
  private static let library = keyboards.library
  private static let provider = keyboards.physicalLayoutProvider
  nonisolated static let locales = KeyboardLocale.allCases.map(\.locale)

  @Test(arguments: locales)
  func `Every layout of a locale is installed`(locale: LocaleIdentifier) {
    let names = Self.library.layouts(of: locale)
    #expect(!names.isEmpty)
    // They are in xkeyboard-config 2.35, but no longer in 2.48.
    let removed = ["ua(rstu)"]
    #expect(names.filter { Self.provider.layout(named: $0) == nil && !removed.contains($0) } == [])
  }

  @Test(arguments: locales)
  func `Every letter and sign of a locale's layout is in one of its sets`(
    locale: LocaleIdentifier
  ) throws {
    let layout = try #require(Self.provider.xkbLayout(for: locale))
    let script = try #require(Self.library.script(of: locale))
    let provider = provider(of: locale)
    let letters = Self.texts(provider.alphabeticInputSet)
    let signs = Self.texts(provider.numericInputSet).union(Self.texts(provider.symbolicInputSet))
    for (keycode, modifiers) in Self.places {
      guard let text = layout.key(keycode: keycode, modifiers: modifiers)?.text,
        !["\u{a0}", "\u{202f}", "\u{200c}", "\u{200d}", " "].contains(text)
      else { continue }
      if Script(of: text) == script, !["ª", "º", "µ", "ـ"].contains(text) {
        #expect(letters.contains(text), "\(text) of \(layout.name)")
      } else if text.unicodeScalars.first?.properties.isAlphabetic == false {
        #expect(signs.contains(text) || letters.contains(text), "\(text) of \(layout.name)")
      }
    }
  }

  @Test(arguments: locales)
  func `Letters have the locale's script, with ten digits and the locale's currency`(
    locale: LocaleIdentifier
  ) throws {
    let provider = provider(of: locale)
    let rows = provider.alphabeticInputSet.rows
    #expect([3, 4].contains(rows.count))
    for item in rows.joined() {
      for text in [item.lowercased, item.uppercased] {
        let script = Script(of: text)
        #expect(script == nil || script == Self.library.script(of: locale), "\(text)")
      }
    }
    let numeric = provider.numericInputSet.rows
    #expect(numeric.map(\.count) == [10, 10, 5])
    #expect(
      numeric[0].compactMap { $0.neutral.unicodeScalars.first?.properties.numericValue }
        == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
    let currency = Self.library.lineage(of: locale).lazy.compactMap(\.currency).first
    #expect(numeric[1].map(\.neutral).contains(try #require(currency)))
    let all = (numeric.dropLast() + provider.symbolicInputSet.rows).joined().map(\.neutral)
    #expect(all.count == Set(all).count, "\(all)")
  }

  nonisolated static let rows: [(LocaleIdentifier, String?, [String])] = [
    ("en", nil, ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    ("de", nil, ["ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
    ("fr", nil, ["éèçà", "azertyuiop", "qsdfghjklmù", "wxcvbn"]),
    ("es", nil, ["qwertyuiop", "asdfghjklñç", "zxcvbnm"]),
    ("sv", nil, ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]),
    ("tr", nil, ["qwertyuıopğü", "asdfghjklşié", "zxcvbnmöç"]),
    ("cs", nil, ["ěščřžýáíé", "qwertzuiopú", "asdfghjklů", "yxcvbnm"]),
    ("hu", nil, ["öüó", "qwertzuiopőú", "asdfghjkléáű", "íyxcvbnm"]),
    ("vi", nil, ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    ("el", nil, ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"]),
    ("ru", nil, ["йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю"]),
    ("be", nil, ["йцукенгшўзх", "фывапролджэё", "ячсмітьбю"]),
    ("kk", nil, ["әіңғүұқөһ", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]),
    ("ka", nil, ["ქწერტყუიოპ", "ასდფგჰჯკლ", "ზხცვბნმ"]),
    ("he", nil, ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]),
    ("ar", nil, ["ضصثقفغعهخحجد", "شسيبلاتنمكطذ", "ئءؤرﻻىةوزظ"]),
    ("fa", nil, ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"]),
    ("hy", nil, ["ֆձևօէղ", "ճփբսմուկըթծց", "ջվգեանիտհպր", "ժդչյզլքխշռ"]),
    ("fr", "fr(bepo)", ["bépoèvdljzw", "auiectsrnmç", "êàyxkqghf"]),
    ("en", "us(dvorak)", ["pyfgcrl", "aoeuidhtns", "qjkxbmwvz"]),
    ("en-GB", "us(colemak)", ["qwfpgjluy", "arstdhneio", "zxcvbkm"]),
    ("tr", "tr(f)", ["fgğıodrnhpqw", "uieaütkmlyşx", "jövcçzsb"]),
    ("bg", "bg(phonetic)", ["явертъуиопшщ", "асдфгхйключ", "ѝзьцжбнм"]),
    ("kk", "kz(latin)", ["áíńǵúýóść", "qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    ("ru", "nosuch", ["йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю"]),
  ]

  @Test(arguments: rows)
  func `Rows of letters are the usual ones, also of a chosen layout`(
    locale: LocaleIdentifier, layout: String?, rows: [String]
  ) {
    let provider = provider(of: locale, layouts: layout.map { [locale: $0] } ?? [:])
    // By scalars, because a mark is one character with the letter before it.
    #expect(provider.alphabeticInputSet.rows.map { $0.characters().joined() } == rows)
  }

  @Test func `Digits are those of the script if the layout has them`() {
    for (locale, digits) in [("fa", "۱۲۳۴۵۶۷۸۹۰"), ("bn", "১২৩৪৫৬৭৮৯০"), ("fr", "1234567890")] {
      let row = provider(of: LocaleIdentifier(locale)).numericInputSet.rows.first
      #expect(row?.characters().joined() == digits)
    }
  }

  /// The input sets of the program's keyboard in a locale.
  private func provider(
    of locale: LocaleIdentifier, layouts: [LocaleIdentifier: String] = [:]
  ) -> any InputSetProvider {
    let context = KeyboardContext(locales: [locale], library: Self.library)
    context.layouts = layouts
    return PhysicalInputSetProvider(keyboardContext: context, layoutProvider: Self.provider)
  }

  private static func texts(_ set: InputSet) -> Set<String> {
    Set(set.rows.joined().flatMap { [$0.lowercased, $0.uppercased] })
  }

  /// The keys that type characters, alone and with Shift.
  private static let places: [(UInt32, Modifiers)] =
    [2...13, 16...27, 30...41, 43...53, 86...86].joined().flatMap { keycode in
      [Modifiers(), .shift].map { (UInt32(keycode), $0) }
    }
}
