import EngineHost
import Foundation
import FoundationXML
import Hosting
import KeyboardCore
import Testing

@Suite("The component file of IBus") struct ComponentTests {
  @Test func `The XML is well-formed with any command and names`() throws {
    let catalogue = EngineCatalogue(locales: ["fr": "Français <&>", "de": "Deutsch"], setup: nil)
    let document = try XMLDocument(
      xmlString: catalogue.componentXML(command: "/opt/a & b/engine --ibus \"<x>\""))
    let root = try #require(document.rootElement())
    func text(_ name: String, of element: XMLElement) -> String? {
      element.elements(forName: name).first?.stringValue
    }
    #expect(root.name == "component")
    #expect(text("name", of: root) == "org.freedesktop.IBus.Callout")
    #expect(text("exec", of: root) == "/opt/a & b/engine --ibus \"<x>\"")
    let engines = try #require(root.elements(forName: "engines").first)
      .elements(forName: "engine")
    #expect(engines.map { text("name", of: $0) } == ["callout", "callout:de", "callout:fr"])
    #expect(engines.map { text("longname", of: $0) }.last == "Hold for Accents, Français <&>")
  }

  @Test func `A set has no engine, except for the one that had it first`() {
    let names = LocaleLoader.names(directories: [ProjectFolder.data.path + "/locales"])
    #expect(names["fr"] == "français")
    #expect(names.keys.filter(\.isSet) == ["und-fonipa"])
    var settings = KeyboardSettings()
    settings.locales = ["de", "und-fonipa"]
    settings.currentLocale = "de"
    settings = KeyboardFactory.settings(settings, forEngine: "callout:und-fonipa")
    #expect(settings.locales == ["und-fonipa", "de"])
    #expect(settings.currentLocale == "de")
  }
}
