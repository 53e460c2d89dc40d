import ActionsArticle
import AppearanceArticle
import CalloutsArticle
import FeedbackArticle
import Glibc
import KeyboardCore
import KeyboardData
import KeyboardEmoji
import LocalizationArticle
import Typing

/// Uses the library as somebody else's program would, and says what came of it.
@main struct Stranger {
  static func main() throws {
    // The one line.
    LocaleLibrary.current = .standard

    let articles =
      try calloutsFindings() + actionsFindings() + appearanceFindings() + feedbackFindings()
      + localizationFindings()
    var isAsExpected = true
    for (name, text, expected) in articles + typing + emoji {
      print("\(name): \(text)" + (text == expected ? "" : ", which should be \(expected)"))
      if text != expected { isAsExpected = false }
    }
    exit(isAsExpected ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  private static var emoji: [Finding] {
    let keyboard = KeyboardInputController(library: .standard)
    keyboard.settings.locales = ["de"]
    keyboard.services.emojiProvider = StandardEmojiProvider()
    let typist = Typist(keyboard: keyboard)
    typist.tap([30])
    keyboard.setKeyboardType(.emojis)
    // n o s e, in the list of emoji.
    typist.tap([49, 24, 31, 18])
    let list = typist.list.first ?? ""
    return [
      ("emoji by a German name", Emoji.all.matching("nase", for: .german).first?.char ?? "", "👃"),
      ("a name in French", Emoji("👃").localizedName(for: .french), "nez"),
      ("the first flag", EmojiCategory.flags.emojis.first?.char ?? "", "🏁"),
      ("the list of emoji finds", list, "👃"),
    ]
  }

  private static var typing: [Finding] {
    let russian = Typist(locale: .russian)
    let rows = russian.keyboard.services.inputSetProvider.alphabeticInputSet.rows.prefix(3)
    let keys = rows.map { $0.characters().joined() }.joined(separator: " ")
    russian.keyboard.settings.letterSource = .locale
    russian.tap([34, 35, 23])

    let french = Typist(locale: .french)
    french.tap([20])
    french.hold(18)
    let list = french.list.prefix(4).joined()
    french.tap([3])
    let binding = try? KeyBinding("<Super>F12@longPress=text:Kind regards")
    return [
      ("locales", "\(LocaleLibrary.current.namedIdentifiers.count)", "279"),
      ("a binding", binding?.spelling() ?? "", "<Super>F12@longPress=text:Kind regards"),
      ("keys in Russian", keys, "йцукенгшщзхъ фывапролджэё ячсмитьбю"),
      ("g h i on a Russian keyboard", russian.text, "прш"),
      ("list of a held e", list, "éèêë"),
      ("held e, then 2", french.text, "tè"),
    ]
  }
}
