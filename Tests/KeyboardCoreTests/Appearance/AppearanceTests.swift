import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Appearance") struct AppearanceTests {
  private let appearance = StandardKeyboardAppearance(
    keyboardContext: KeyboardContext(library: LocaleLibrary()))

  private static let kinds: [(KeyboardAction, [String])] = [
    // Light: up, pressed; dark: up, pressed.
    (.character("e"), ["#ffffff", "#b4bac5", "#5c5c61", "#3d3d41"]),
    (.space, ["#ffffff", "#b4bac5", "#5c5c61", "#3d3d41"]),
    (.backspace, ["#b4bac5", "#ffffff", "#3d3d41", "#5c5c61"]),
    (.custom(named: "x"), ["#b4bac5", "#ffffff", "#3d3d41", "#5c5c61"]),
    (.primary(.return), ["#b4bac5", "#ffffff", "#3d3d41", "#5c5c61"]),
    (.primary(.search), ["#0a6cff", "#b4bac5", "#0a6cff", "#3d3d41"]),
    (.shift(currentCasing: .lowercased), ["#b4bac5", "#ffffff", "#3d3d41", "#5c5c61"]),
    (.shift(currentCasing: .uppercased), ["#ffffff", "#b4bac5", "#5c5c61", "#3d3d41"]),
    (.none, ["#00000000", "#00000000", "#00000000", "#00000000"]),
    (.characterMargin("a"), ["#00000000", "#00000000", "#00000000", "#00000000"]),
  ]

  @Test(arguments: kinds)
  func `Keys have the colour of their kind`(action: KeyboardAction, colors: [String]) {
    let found = KeyboardColorScheme.allCases.flatMap { scheme in
      [false, true].map { isPressed in
        appearance.colorScheme = scheme
        return appearance.buttonStyle(for: action, isPressed: isPressed).backgroundColor.hex
      }
    }
    #expect(found == colors)
  }

  private static let sizes: [(KeyboardAction, Double)] = [
    (.character("e"), 26), (.character("E"), 23), (.character("1"), 23), (.space, 16),
    (.backspace, 16), (.primary(.search), 16),
    (.diacritic(Diacritic(char: "´", replacements: [:])), 23),
  ]

  @Test(arguments: sizes)
  func `Text has the size of its kind`(action: KeyboardAction, size: Double) {
    #expect(appearance.buttonStyle(for: action, isPressed: false).font.size == size)
  }

  private static let texts: [(KeyboardAction, String?)] = [
    (.character("e"), "e"), (.character("\u{301}"), "◌\u{301}"),
    (.character("\u{9be}"), "◌\u{9be}"),
    (.character("\u{200d}"), "ZWJ"), (.emoji(Emoji("🦦")), "🦦"),
    (.diacritic(Diacritic(char: "\u{30c}", replacements: [:])), "◌\u{30c}"),
    (.nextLocale, "PT"), (.primary(.custom(title: "Los")), "Los"),
    (.custom(named: "AltGr"), "AltGr"),
    (.backspace, nil), (.shift(currentCasing: .lowercased), nil), (.none, nil),
  ]

  @Test(arguments: texts)
  func `Keys have a text or an image`(action: KeyboardAction, text: String?) {
    let appearance = StandardKeyboardAppearance(
      keyboardContext: KeyboardContext(locales: ["pt-BR"], library: LocaleLibrary()))
    #expect(appearance.buttonText(for: action) == text)
  }

  @Test func `Keys without text have an image`() {
    for action: KeyboardAction in [
      .backspace, .tab, .shift(currentCasing: .lowercased), .shift(currentCasing: .capsLocked),
      .dismissKeyboard, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .settings,
      .systemSettings, .dictation, .keyboardType(.emojis),
    ] {
      #expect(appearance.buttonText(for: action) == nil)
      #expect(appearance.buttonImage(for: action)?.hasSuffix("-symbolic") == true, "\(action)")
    }
    #expect(appearance.buttonImage(for: .character("e")) == nil)
  }

  @Test func `A pressed key keeps its shape and its text, and spacers are clear`() {
    var theme = KeyboardTheme.standard
    theme.light.input.pressed.cornerRadius = 25
    theme.light.input.pressed.font.weight = .bold
    let appearance = StandardKeyboardAppearance(theme: theme)
    let style = appearance.buttonStyle(for: .character("A"), isPressed: true)
    #expect(style.cornerRadius == 6)
    #expect(style.font == KeyboardFont(size: 23))
    #expect(style.backgroundColor == theme.light.input.pressed.backgroundColor)
    let margin = appearance.buttonStyle(for: .characterMargin("a"), isPressed: false)
    #expect(margin.backgroundColor == .clear)
    #expect(margin.border == .noBorder && margin.shadow == .noShadow)
  }

  @Test func `An appearance from scratch implements only what it needs`() {
    final class Plain: KeyboardAppearance {
      func actionCalloutStyle() -> ActionCalloutStyle {
        ActionCalloutStyle(KeyboardTheme.standard.light.actionCallout)
      }
      func inputCalloutStyle() -> InputCalloutStyle {
        InputCalloutStyle(KeyboardTheme.standard.light.inputCallout)
      }
      func buttonImage(for action: KeyboardAction) -> String? { nil }
      func buttonText(for action: KeyboardAction) -> String? { "?" }
      func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
        KeyboardButtonStyle(KeyboardTheme.standard.light.input.style(isPressed: isPressed))
      }
    }
    let maker = KeyboardPictureMaker(TestField.gtk.makeController(), appearance: Plain())
    let picture = maker.picture(of: TestLayout.american)
    #expect(picture.keys.allSatisfy { $0.texts.allSatisfy { $0.text == "?" } && $0.image == nil })
    #expect(Plain().panelStyle() == PanelStyle())
  }

  @Test func `Labels of lists are digits, circled digits or empty`() {
    #expect([0, 8].map(PanelStyle.LabelStyle.digits.label) == ["1", "9"])
    #expect([0, 8, 20].map(PanelStyle.LabelStyle.circled.label) == ["①", "⑨", "21"])
    #expect(PanelStyle.LabelStyle.none.label(at: 3) == "")
  }
}
