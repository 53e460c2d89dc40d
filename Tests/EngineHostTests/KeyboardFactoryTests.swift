import EngineHost
import Hosting
import KeyboardCore
import Testing

@Suite("The keyboards of a program") struct KeyboardFactoryTests {
  @Test func `The texts of a keyboard do not depend on other data that the program has read`() {
    var settings = KeyboardSettings()
    settings.locales = ["fr"]
    let french = KeyboardFactory(wanted: ["fr"])
    let keyboard = french.makeController(engine: "callout", settings: settings)
    _ = KeyboardFactory(wanted: [])
    #expect(keyboard.services.appearance.buttonText(for: .space) == "espace")
  }

  @Test func `The theme and the colour scheme of a keyboard can change`() {
    let keyboards = KeyboardFactory(wanted: [])
    var settings = KeyboardSettings()
    let keyboard = keyboards.makeController(engine: "callout", settings: settings)
    #expect(keyboard.services.appearance.panelStyle().orientation == .horizontal)
    settings.listOrientation = .vertical
    keyboards.applyTheme(of: settings, to: keyboard)
    #expect(keyboard.services.appearance.panelStyle().orientation == .vertical)
  }
}
