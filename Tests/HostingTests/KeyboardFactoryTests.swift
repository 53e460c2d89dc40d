import Foundation
import Hosting
import KeyboardCore
import Testing

@Suite("The keyboards of a program") struct KeyboardFactoryTests {
  @Test func `The texts of a keyboard do not depend on other data that the program has read`() {
    var settings = KeyboardSettings()
    settings.locales = ["fr"]
    let french = KeyboardFactory(wanted: ["fr"])
    let keyboard = french.makeController(settings: settings)
    _ = KeyboardFactory(wanted: [])
    #expect(keyboard.services.appearance.buttonText(for: .space) == "espace")
  }

  @Test func `The theme and the colour scheme of a keyboard can change`() {
    let keyboards = KeyboardFactory(wanted: [])
    var settings = KeyboardSettings()
    let keyboard = keyboards.makeController(settings: settings)
    #expect(keyboard.services.appearance.panelStyle().orientation == .horizontal)
    settings.listOrientation = .vertical
    keyboards.applyTheme(of: settings, to: keyboard)
    #expect(keyboard.services.appearance.panelStyle().orientation == .vertical)
  }

  @Test func `A set has no engine, except for the one that had it first`() {
    let names = LocaleLoader.names(directories: [ProjectFolder.data.path + "/locales"])
    #expect(names["fr"] == "français")
    #expect(names.keys.filter(\.isSet) == ["und-fonipa"])
    var settings = KeyboardSettings()
    settings.locales = ["de", "und-fonipa"]
    settings.currentLocale = "de"
    settings = settings.beginning(with: "und-fonipa")
    #expect(settings.locales == ["und-fonipa", "de"])
    #expect(settings.currentLocale == "de")
  }
}
