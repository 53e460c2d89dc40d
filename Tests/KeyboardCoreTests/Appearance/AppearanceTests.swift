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

  @Test func `A style that was changed does not show in the next one`() {
    let style = appearance.buttonStyle(for: .space, isPressed: false)
    let color = style.backgroundColor
    style.backgroundColor = .red
    #expect(appearance.buttonStyle(for: .space, isPressed: false).backgroundColor == color)
    appearance.actionCalloutStyle().callout.backgroundColor = .red
    #expect(appearance.actionCalloutStyle().callout.backgroundColor == .white)
    appearance.inputCalloutStyle().callout.backgroundColor = .red
    #expect(appearance.inputCalloutStyle().callout.backgroundColor == .white)
  }

  @Test func `An appearance from scratch implements only what it needs, and colours a picture`() {
    final class Plain: KeyboardAppearance {
      func actionCalloutStyle() -> ActionCalloutStyle {
        let style = ActionCalloutStyle(KeyboardTheme.standard.light.actionCallout)
        style.callout.backgroundColor = .red
        return style
      }
      func inputCalloutStyle() -> InputCalloutStyle {
        let style = InputCalloutStyle(KeyboardTheme.standard.light.inputCallout)
        style.callout.backgroundColor = .red
        return style
      }
      func buttonImage(for action: KeyboardAction) -> String? { nil }
      func buttonText(for action: KeyboardAction) -> String? { "?" }
      func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
        KeyboardButtonStyle(KeyboardTheme.standard.light.input.style(isPressed: isPressed))
      }
    }
    let controller = TestField.gtk.makeController()
    controller.services.appearance = Plain()
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = ["h"]
    maker.openList = "e"
    let reading = SVGReading(maker.picture(of: TestLayout.american))
    let keys = reading.picture.keys
    #expect(keys.allSatisfy { $0.texts.allSatisfy { $0.text == "?" } && $0.image == nil })
    #expect(Set(reading.fills(of: "cap-")) == ["#ffffff", "#b4bac5"])
    #expect(reading.fills(of: "list") == ["#ff3b30"])
    #expect(reading.fills(of: "bubble-0") == ["#ff3b30"])
    #expect(Plain().panelStyle() == PanelStyle())
  }

  @Test func `An appearance that was given a context keeps it`() {
    let library = TestLocales.library([
      #"{ "format": 1, "id": "fr", "keys": { "space": "espace" } }"#
    ])
    let keyboard = gtk.makeController()
    keyboard.services.appearance = StandardKeyboardAppearance(
      keyboardContext: KeyboardContext(locales: ["fr"], library: library))
    #expect(keyboard.services.appearance.buttonText(for: .space) == "espace")
  }

  @Test func `Labels of lists are digits, circled digits or empty`() {
    #expect([0, 8].map(PanelStyle.LabelStyle.digits.label) == ["1", "9"])
    #expect([0, 8, 20].map(PanelStyle.LabelStyle.circled.label) == ["①", "⑨", "21"])
    #expect(PanelStyle.LabelStyle.none.label(at: 3) == "")
  }
}
