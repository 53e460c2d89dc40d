import Foundation
import FoundationXML
import IBus
import KeyboardCore
import Testing

@Suite("The component file of IBus") struct ComponentTests {
  @Test func `The XML is well-formed with any command and names`() throws {
    let catalogue = EngineCatalogue(locales: ["fr": "Français <&>", "de": "Deutsch"], setup: nil)
    let document = try XMLDocument(
      xmlString: catalogue.componentXML(
        command: "/opt/a & b/engine --ibus \"<x>\"", version: "1.0"))
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

  @Test func `Desktops list an engine by one name in every language`() {
    let catalogue = EngineCatalogue(locales: ["fr": "Français"], setup: nil)
    #expect(catalogue.xml.contains("<longname>Hold for Accents</longname>"))
    // GNOME, ibus-setup and IBus's panel translate the name with the domain of the engine, not with
    // that of the component.
    #expect(!catalogue.xml.contains("<textdomain>"))
  }

  @Test func `The preferences open with the engine that is named`() throws {
    let locales: [LocaleIdentifier: String] = ["fr": "Français"]
    let xml = EngineCatalogue(locales: locales, setup: "/usr/bin/setup").xml
    for command in ["/usr/bin/setup", "/usr/bin/setup callout:fr"] {
      #expect(xml.contains("<setup>\(command)</setup>"), "\(xml)")
    }
    #expect(!EngineCatalogue(locales: locales, setup: nil).xml.contains("<setup>"))
  }

  @Test func `The name of an engine contains its locale`() {
    #expect(EngineCatalogue.locale(ofEngine: "callout:und-fonipa") == "und-fonipa")
    #expect(EngineCatalogue.locale(ofEngine: "callout") == nil)
  }
}
