import Foundation
import Testing

@testable import TestSession

// What an administrator has locked, and what a panel cannot do.
extension ProgramTests.SettingsTests {
  @Test func `a panel can choose enabled locales only, and no other is stored`() throws {
    try withSchema { session in
      try set(session, "locales", "['fr', 'de']")
      _ = try session.startEngine()
      let client = try session.openClient(engine: "callout")
      try client.open(.whole)
      for locale in ["zz", "es", "", "../../x"] {
        let menu = try client.choose("locale.\(locale)", isOn: true).look.menu
        #expect(menu["InputMode"]?.symbol == "fr", "\(locale)")
        #expect(try gsettings(session, "get", Self.schema, "locale") == "''\n", "\(locale)")
      }
      try choose("de", client, session)
      #expect(try gsettings(session, "get", Self.schema, "locale") == "'de'\n")
    }
  }

  @Test func `what is wrong with a setting is logged once, until it is mended`() throws {
    try withSchema { session in
      try set(session, "hold-rules", "['bus=sometimes']")
      let engine = try session.startEngine(["--setting", "hold-delay=150"])
      let client = try session.openClient(engine: "callout:fr")
      @MainActor func count() -> Int {
        engine.log.split(separator: "\n").count { $0.contains("hold-rules: \"bus=sometimes\"") }
      }
      for name in ["callout:de", "callout:fr", "callout:de"] { try client.select(name) }
      try set(session, "smart-quotes", "true")
      try set(session, "locales", "['es']")
      try expectSoon(client, .hold("a")) { $0.list.contains("á") }
      #expect(count() == 1, "\(engine.log)")
      try set(session, "hold-rules", "['bus-client=off']")
      try expectSoon(client, .pick(1, of: "a")) { $0.text == "a1" }
      try set(session, "hold-rules", "[]")
      try expectSoon(client, .hold("a")) { !$0.list.isEmpty }
      // A rule that cannot be used is left out, and no other is with it.
      try set(session, "hold-rules", "['bus=sometimes', 'xim', 'bus-client=off']")
      try session.wait(for: "it to be told again: \(engine.log)") { count() == 2 }
      try client.open()
      try client.expect("a1", after: .pick(1, of: "a"))
      #expect(engine.log.contains("hold-rules: \"xim\""), "\(engine.log)")
      #expect(!engine.log.contains("bus-client=off"))
    }
  }

  @Test func `what an administrator has locked stays, and it is said once`() throws {
    let keys = ["hold", "feedback", "locale", "greeting", "locales"]
    let folder = try TemporaryFolder(files: [
      "keys/callout": """
      [org/freedesktop/ibus/engine/callout]
      hold=true
      feedback=false
      locale='fr'
      locales=['fr', 'de']
      greeting=false

      """,
      "keys/locks/callout": keys.map { "/org/freedesktop/ibus/engine/callout/\($0)\n" }.joined(),
    ])
    defer { folder.remove() }
    let database = folder.url.appending(path: "database").path
    let compiler = try Outcome(
      URL(filePath: "/usr/bin/dconf"),
      ["compile", database, folder.url.appending(path: "keys").path])
    try #require(compiler.status == 0, "\(compiler.errors)")
    let profile = try folder.write("user-db:user\nfile-db:\(database)\n", to: "profile")
    try withSchema { session in
      let engine = try session.startEngine(
        ["--setting", "hold-delay=150"],
        environment: ["GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path])
      let client = try session.openClient(engine: "callout")
      try client.open(.whole)
      for _ in 0..<2 {
        #expect(try client.choose("hold", isOn: false).look.menu["hold"]?.isChecked == true)
        #expect(try client.choose("feedback", isOn: true).look.menu["feedback"]?.isChecked == false)
        // The locale of the moment is the user's to choose, and only not remembered.
        for locale in ["de", "fr"] { try choose(locale, client, session) }
      }
      try client.open()
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      let log = engine.log.split(separator: "\n")
      for (key, value) in [("hold", "true"), ("feedback", "false"), ("locale", "'fr'")] {
        let sentence = "The setting \(key) is locked by your administrator and stays \(value)."
        #expect(log.count { $0.contains(sentence) } == 1, "\(engine.log)")
      }
      #expect(engine.isRunning)
    }
  }

  /// Chooses a locale in the menu, and waits until the menu shows it.
  private func choose(_ locale: String, _ client: BusClient, _ session: BareSession) throws {
    try client.choose("locale.\(locale)", isOn: true)
    try session.wait(for: "the locale \(locale)") {
      try client.field.look.menu["InputMode"]?.symbol == locale
    }
  }
}
