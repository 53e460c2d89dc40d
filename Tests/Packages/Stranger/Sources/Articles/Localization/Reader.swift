import KeyboardCore
import KeyboardData
public import Typing

/// What the reader of the article on localization expects.
public func localizationFindings() -> [Finding] {
  let context = KeyboardContext()
  context.setLocales([.spanish, .swedish])
  context.setLocale(.spanish)
  context.selectNextLocale()
  let second = "\(context.locale)"
  context.locale = "fr-CA"
  let untold = KeyboardLocale.allCases.filter { locale in
    locale.localizedName == locale.rawValue || locale.flag.isEmpty
      || KKL10n.allCases.contains { text in
        // The name of a text that is a single word may be the English text.
        text.text(for: locale).isEmpty
          || text.text(for: locale) == text.rawValue && text.rawValue.contains(where: \.isUppercase)
      }
  }
  return [
    ("the numeric key", translate(), "123"),
    ("the numeric key in Spanish", translateForSpanish(), "123"),
    ("space bar in Spanish", KKL10n.space.text(for: .spanish), "espacio"),
    ("Swedish", KeyboardLocale.swedish.localizedName, "svenska"),
    ("Swedish in French", KeyboardLocale.swedish.localizedName(in: .french), "suédois"),
    (
      "from right to left", KeyboardLocale.allRtl.map(\.id).sorted().joined(separator: " "),
      "ar azb ckb ckb-PC fa he nqo pnb ps sd ug ur yi"
    ),
    ("the locale after Spanish", second, "sv"), ("any locale", "\(context.locale)", "fr-CA"),
    ("the flag of Spanish", KeyboardLocale.spanish.flag, "🇪🇸"),
    ("locales without a name, a flag or a text", "\(untold)", "[]"),
  ]
}
