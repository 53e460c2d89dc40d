import Glibc
import KeyboardCore
import KeyboardData

/// Uses the library as somebody else's program would, and says what came of it.
@main struct Stranger {
  /// What the library says, and what it should say.
  private typealias Finding = (name: String, text: String, expected: String)

  static func main() {
    // The one line.
    LocaleLibrary.current = .standard

    var isAsExpected = true
    for (name, text, expected) in locales + typing + articles + appearance {
      print("\(name): \(text)" + (text == expected ? "" : ", which should be \(expected)"))
      if text != expected { isAsExpected = false }
    }
    exit(isAsExpected ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  private static var locales: [Finding] {
    let context = KeyboardContext()
    context.setLocales([.spanish, .swedish])
    context.setLocale(.spanish)
    context.selectNextLocale()
    let rightToLeft = KeyboardLocale.allRtl.map(\.id).sorted().joined(separator: " ")
    return [
      ("locales", "\(LocaleLibrary.current.namedIdentifiers.count)", "279"),
      ("space bar in Spanish", KKL10n.space.text(for: .spanish), "espacio"),
      ("Swedish", KeyboardLocale.swedish.localizedName, "svenska"),
      ("Swedish in French", KeyboardLocale.swedish.localizedName(in: .french), "suédois"),
      ("from right to left", rightToLeft, "ar azb ckb ckb-PC fa he nqo pnb ps sd ug ur yi"),
      ("the locale after Spanish", "\(context.locale)", "sv"),
      ("the numeric key in Spanish", KKL10n.keyboardTypeNumeric.text(for: .spanish), "123"),
      ("flags in the session's language", KKL10n.emojiFlags.text, "Flags"),
      ("the flag of Spanish", KeyboardLocale.spanish.flag, "🇪🇸"),
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
      ("a binding", binding?.spelling() ?? "", "<Super>F12@longPress=text:Kind regards"),
      ("keys in Russian", keys, "йцукенгшщзхъ фывапролджэё ячсмитьбю"),
      ("g h i on a Russian keyboard", russian.text, "прш"),
      ("list of a held e", list, "éèêë"),
      ("held e, then 2", french.text, "tè"),
    ]
  }

  private static var articles: [Finding] {
    let keyboard = MyKeyboard(library: .standard)
    guard let handler = keyboard.services.actionHandler as? MyActionHandler else {
      return [("handler", "another", "MyActionHandler")]
    }
    let image = KeyboardAction.image(
      description: "An otter", keyboardImageName: "otter-key", imageName: "otter")
    handler.handle(.longPress, on: image)
    handler.handle(.release, on: image)

    let typist = Typist(keyboard: keyboard)
    typist.tap([20, 35, 18])
    let anyHandler = keyboard.services.actionHandler
    anyHandler.handle(.backspace)
    anyHandler.handle(.press, on: .character("a"))
    anyHandler.handle(.release, on: .dismissKeyboard)
    typist.tap([45])

    keyboard.services.calloutActionProvider = MyCalloutActionProvider()
    let localized = StandardCalloutActionProvider(
      keyboardContext: KeyboardContext(locales: ["sv"]),
      localizedProviders: ["sv": SwedishProvider(locale: "sv")])
    let swedish = Typist(locale: .swedish).keyboard
    let feedback = keyboard.services.feedbackHandler.feedback(for: .press, on: .primary(.return))
    return [
      ("images", handler.images.joined(separator: ", "), "save otter, copy otter"),
      // The backspace has been done, and the keyboard keeps out of the way: the x is the field's own.
      ("a handler of one's own types", typist.text, "thx"),
      ("callouts of $", letters(keyboard.services.calloutActionProvider, of: "$"), "$₽¥€¢£₩"),
      ("callouts of s", letters(localized, of: "s"), "swedn"),
      (
        "e in Swedish",
        String(letters(swedish.services.calloutActionProvider, of: "e").dropFirst().prefix(4)),
        "éèëê"
      ),
      ("return is heard", "\(feedback.audio)", "custom(event: \"complete\")"),
    ]
  }

  private static var appearance: [Finding] {
    let appearance = MyKeyboard(library: .standard).services.appearance
    func isRed(_ action: KeyboardAction) -> Bool {
      appearance.buttonStyle(for: action, isPressed: false).backgroundColor == .red
    }
    let isListRed = appearance.actionCalloutStyle().callout.backgroundColor == .red
    let isBubbleRed = appearance.inputCalloutStyle().callout.backgroundColor == .red
    return [
      ("the key of a is red", "\(isRed(.character("a")))", "true"),
      ("the return key is red", "\(isRed(.primary(.return)))", "false"),
      ("callouts are red", "\(isListRed && isBubbleRed)", "true"),
    ]
  }

  private static func letters(_ provider: any CalloutActionProvider, of text: String) -> String {
    provider.calloutActions(for: .character(text)).compactMap { action in
      if case .character(let letter) = action { letter } else { nil }
    }.joined()
  }
}
