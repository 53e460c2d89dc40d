import KeyboardCore
import Testing

@testable import TypingModel

/// What KeyboardKit's tests of buttons say, for a keyboard with English texts.
@Suite("KeyboardKit's facts: the texts and images of keys") struct ButtonFactTests {
  private let context = KeyboardContext(
    library: TestLocales.library([
      #"""
      {
        "format": 1, "id": "en",
        "keys": {
          "space": "space", "return": "return", "done": "done", "go": "go", "ok": "OK",
          "join": "join", "send": "send", "next": "next", "search": "search",
          "switcherAlphabetic": "ABC", "switcherNumeric": "123", "switcherSymbolic": "#+="
        }
      }
      """#
    ]))

  static let texts: [(KeyboardAction, String?)] = [
    (.character("A"), "A"), (.emoji(Emoji("🛸")), "🛸"),
    (.keyboardType(.alphabetic(.lowercased)), "ABC"),
    (.keyboardType(.alphabetic(.uppercased)), "ABC"),
    (.keyboardType(.alphabetic(.capsLocked)), "ABC"), (.keyboardType(.numeric), "123"),
    (.keyboardType(.symbolic), "#+="), (.keyboardType(.emojis), nil),
    (.keyboardType(.images), nil), (.nextLocale, "EN"), (.space, "space"),
    (.primary(.return), "return"), (.primary(.done), "done"), (.primary(.go), "go"),
    (.primary(.join), "join"), (.primary(.ok), "OK"), (.primary(.search), "search"),
    (.primary(.send), "send"), (.primary(.custom(title: "foobar")), "foobar"), (.none, nil),
    (.backspace, nil), (.dictation, nil), (.dismissKeyboard, nil), (.moveCursorBackward, nil),
    (.moveCursorForward, nil), (.nextKeyboard, nil), (.shift(currentCasing: .lowercased), nil),
    (.shift(currentCasing: .uppercased), nil), (.shift(currentCasing: .capsLocked), nil),
    (.tab, nil), (.systemSettings, nil), (.settings, nil),
  ]

  /// Keys that have a picture, or nothing, in KeyboardKit.
  static let ownTexts: [(KeyboardAction, String?)] = [
    (.command, "Super"), (.control, "Ctrl"), (.option, "Alt"), (.escape, "Esc"),
    (.function, "Fn"), (.keyboardType(.email), "@"), (.primary(.newLine), "return"),
    (.custom(named: "menu"), nil), (.custom(named: "Los"), "Los"),
    // Marks are drawn on a circle.
    (.character("\u{301}"), "◌\u{301}"), (.character("\u{9be}"), "◌\u{9be}"),
    (.character("\u{200d}"), "ZWJ"),
    (.diacritic(Diacritic(char: "\u{30c}", replacements: [:])), "◌\u{30c}"),
  ]

  @Test(arguments: texts + ownTexts)
  func `A key has the standard text of its action`(action: KeyboardAction, text: String?) {
    #expect(action.standardButtonText(for: context) == text)
    switch action {
    case .keyboardType(let type): #expect(type.standardButtonText(for: context) == text)
    case .primary(let type): #expect(type.standardButtonText(for: context) == text)
    default: break
    }
  }

  static let pictured: [KeyboardAction] = [
    .backspace, .dictation, .dismissKeyboard, .keyboardType(.emojis), .keyboardType(.images),
    .moveCursorBackward, .moveCursorForward, .nextKeyboard, .primary(.newLine), .settings,
    .shift(currentCasing: .lowercased), .shift(currentCasing: .uppercased),
    .shift(currentCasing: .capsLocked), .systemSettings, .tab,
    .image(description: "", keyboardImageName: "otter-symbolic", imageName: ""),
    .systemImage(description: "", keyboardImageName: "otter-symbolic", imageName: ""),
  ]

  /// Keys with a picture only here; those of Control, Super and Alt are texts, as on real keys.
  static let picturedHere: [KeyboardAction] = [
    .capsLock, .nextLocale, .primary(.return), .primary(.search), .custom(named: "menu"),
  ]

  @Test func `Keys of the same actions have a standard image, and a few more`() {
    let plain = Self.texts.map(\.0) + Self.ownTexts.map(\.0)
    for action in plain + Self.pictured {
      let isPictured = (Self.pictured + Self.picturedHere).contains(action)
      let isSymbolic = action.standardButtonImage(for: context)?.hasSuffix("-symbolic")
      #expect(isSymbolic == (isPictured ? true : nil), "\(action)")
    }
  }

  @Test func `An appearance has the standard text and image for all actions`() {
    let appearance = StandardKeyboardAppearance(keyboardContext: context)
    for action in Self.texts.map(\.0) + Self.ownTexts.map(\.0) + Self.pictured {
      #expect(appearance.buttonText(for: action) == action.standardButtonText(for: context))
      #expect(appearance.buttonImage(for: action) == action.standardButtonImage(for: context))
    }
  }

  static let sizes: [(KeyboardAction, Double)] = [
    // As in KeyboardKit.
    (.character("a"), 26), (.character("A"), 23), (.character("!"), 23), (.space, 16),
    (.emoji(Emoji("😃")), 23), (.keyboardType(.numeric), 16), (.primary(.return), 16),
    (.diacritic(Diacritic(char: "´", replacements: [:])), 23),
    // All system keys of a theme have one size; there they have 14, 15 or 20.
    (.keyboardType(.symbolic), 16), (.keyboardType(.alphabetic(.lowercased)), 16),
    (.backspace, 16),
  ]

  @Test(arguments: sizes)
  func `A key has the font size of its kind`(action: KeyboardAction, size: Double) {
    let appearance = StandardKeyboardAppearance(keyboardContext: context)
    #expect(appearance.buttonStyle(for: action, isPressed: false).font.size == size)
  }

  @Test func `Only a return key that calls for action is blue with white text`() {
    let appearance = StandardKeyboardAppearance(keyboardContext: context)
    for action in Self.texts.map(\.0) + Self.ownTexts.map(\.0) {
      let style = appearance.buttonStyle(for: action, isPressed: false)
      let callsForAction = action.isPrimaryAction && !action.isSystemAction
      #expect((style.backgroundColor == .blue) == callsForAction, "\(action)")
      #expect((style.foregroundColor == .white) == callsForAction, "\(action)")
      #expect((style.shadow == .noShadow) == action.isSpacer, "\(action)")
      #expect(style.cornerRadius == 6 && style.border == .noBorder, "\(action)")
    }
  }
}
