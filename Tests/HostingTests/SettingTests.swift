import Foundation
import GLib
import KeyboardCore
import Testing

@testable import Hosting

@Suite("The table of settings") struct SettingTests {
  @Test func `The example of each setting has its type, can be read and changes something`()
    throws
  {
    for setting in Setting.all {
      let name = Comment(rawValue: setting.name)
      let value = try #require(Variant(parsing: setting.example, type: setting.type), name)
      var settings = KeyboardSettings()
      #expect(setting.apply(value, &settings).isEmpty, name)
      #expect(settings != KeyboardSettings(), name)
      #expect(throws: Never.self) { try setting.check(value) }
    }
  }

  @Test func `The defaults of the schema are the built-in ones`() throws {
    let file = ProjectFolder.data.appending(path: "\(SettingsStore.schema).gschema.xml")
    let keys = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /(?s)<key name="([^"]+)".*?<default>(.*?)<\/default>/).map(\.output)
    #expect(Set(keys.map { String($0.1) }) == Set(Setting.all.map(\.name)))
    for (_, name, text) in keys {
      let setting = try Setting.named(String(name))
      let text = String(text.replacing("&lt;", with: "<").replacing("&gt;", with: ">"))
      var settings = KeyboardSettings()
      #expect(
        setting.apply(try #require(Variant(parsing: text, type: setting.type)), &settings) == [])
      // Nobody is greeted where it cannot be stored that somebody was.
      #expect(settings == KeyboardSettings() || name == "greeting", "\(name)")
    }
  }

  @Test func `A value of another type changes no setting, and is reported`() throws {
    let values = [
      ("true", "b"), ("400", "u"), ("3", "i"), ("0.5", "d"), ("'fr'", "s"), ("['fr']", "as"),
      ("['/fr']", "ao"), ("<'fr'>", "v"), ("()", "()"),
    ]
    for setting in Setting.all {
      for (text, type) in values where type != setting.type {
        let value = try #require(Variant(parsing: text, type: type))
        var settings = KeyboardSettings()
        #expect(
          setting.apply(value, &settings) == ["\(setting.name) must have the type \(setting.type)."]
        )
        #expect(settings == KeyboardSettings())
      }
    }
  }

  @Test func `The names of settings are unique`() throws {
    let names = Setting.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(try Setting.named(name).name == name) }
  }

  @Test(arguments: [
    ("colour", #"There is no setting colour; for the list, run "ime-cli settings"."#),
    ("hold-dealy", #"There is no setting hold-dealy. Did you mean "hold-delay"?"#),
    ("double", #"There is no setting double. Did you mean "double-space"?"#),
  ])
  func `Of an unknown setting, the nearest name is told`(name: String, sentence: String) {
    let error = #expect(throws: SettingError.self) { try Setting.named(name) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("doctr", "doctor"), ("docter", "doctor"), ("lst", "list"), ("dcotor", "doctor"),
    ("set", "set"), ("settin", "settings"), ("frobnicate", nil), ("x", nil), ("", nil),
  ])
  func `The nearest word is one with few letters wrong, or one that begins like it`(
    word: String, nearest: String?
  ) {
    #expect(word.nearest(in: ["doctor", "settings", "set", "list", "report"]) == nearest)
  }

  @Test func `Values are read as people write them`() throws {
    let hold = try Setting.named("hold")
    for (word, isOn) in [("on", true), ("YES", true), ("off", false), ("false", false)] {
      #expect(try hold.value(of: [word]).bool == isOn)
    }
    let locales = try Setting.named("locales")
    #expect(try locales.value(of: ["fr", "de"]).strings == ["fr", "de"])
    #expect(try locales.value(of: ["['fr', 'de']"]).strings == ["fr", "de"])
    for (name, words, problem) in [
      ("hold", ["maybe"], "hold must be on or off, not maybe."),
      ("hold-delay", ["soon"], "hold-delay must be a number, such as 400, not soon."),
      ("theme", ["a", "b"], "theme takes one value, not 2; it must be like high-contrast."),
    ] {
      let setting = try Setting.named(name)
      let error = #expect(throws: SettingError.self) { try setting.value(of: words) }
      #expect(error?.description == problem)
    }
  }
}
