import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

// The sample of the article on appearance, in the names of this library.

private class MyKeyboardAppearance: StandardKeyboardAppearance {

  override func actionCalloutStyle() -> ActionCalloutStyle {
    let style = super.actionCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }

  override func buttonStyle(
    for action: KeyboardAction,
    isPressed: Bool
  ) -> KeyboardButtonStyle {
    let style = super.buttonStyle(for: action, isPressed: isPressed)
    if !action.isInputAction { return style }
    style.backgroundColor = .red
    return style
  }

  override func inputCalloutStyle() -> InputCalloutStyle {
    let style = super.inputCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }
}

private class MyKeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.appearance = MyKeyboardAppearance()
    super.didLoad()
  }
}

@Suite("The article on appearance") struct AppearanceArticleTests {
  private func svg(_ appearance: any KeyboardAppearance) -> SVGReading {
    let controller = KeyboardInputController(library: TestLocales.library)
    controller.services.appearance = appearance
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = ["h"]
    maker.openList = "e"
    return SVGReading(maker.picture(of: TestLayout.american))
  }

  @Test func `Its appearance makes the input keys and callouts of a picture red`() {
    let plain = svg(StandardKeyboardAppearance())
    #expect(plain.fills(of: "cap-").count == 61)
    #expect(!plain.svg.contains("#ff3b30"))

    let red = svg(MyKeyboardViewController().services.appearance)
    for (index, key) in red.picture.keys.enumerated() {
      let fill = red.fills(of: "cap-\(index)")
      #expect(fill == [key.action.isInputAction ? "#ff3b30" : "#b4bac5"], "\(key.names)")
    }
    #expect(red.picture.keys.count { $0.action.isInputAction } == 48)
    #expect(red.fills(of: "list") == ["#ff3b30"])
    #expect(red.fills(of: "bubble-0") == ["#ff3b30"])
  }

  @Test func `A style that was changed does not show in the next one`() {
    let appearance = StandardKeyboardAppearance()
    let style = appearance.buttonStyle(for: .space, isPressed: false)
    let color = style.backgroundColor
    style.backgroundColor = .red
    #expect(appearance.buttonStyle(for: .space, isPressed: false).backgroundColor == color)
    appearance.actionCalloutStyle().callout.backgroundColor = .red
    #expect(appearance.actionCalloutStyle().callout.backgroundColor == .white)
    appearance.inputCalloutStyle().callout.backgroundColor = .red
    #expect(appearance.inputCalloutStyle().callout.backgroundColor == .white)
  }

  @Test func `Its texts are in the language of the keyboard whose service it is`() {
    let french = """
      {
        "format": 1, "id": "fr", "script": "Latn", "layouts": ["fr"], "keys": { "space": "espace" }
      }
      """
    let library = TestLocales.library([TestLocales.base, TestLocales.english, french])
    var settings = KeyboardSettings()
    settings.locales = ["fr"]
    let keyboard = MyKeyboardViewController(library: library, settings: settings)
    #expect(keyboard.services.appearance.buttonText(for: .space) == "espace")
    let english = KeyboardContext(locales: ["en"], library: library)
    keyboard.services.appearance = MyKeyboardAppearance(keyboardContext: english)
    #expect(keyboard.services.appearance.buttonText(for: .space) != "espace")
  }
}
