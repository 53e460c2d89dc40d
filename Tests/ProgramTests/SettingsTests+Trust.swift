import Foundation
import Testing

@testable import TestSession

// Locks of an administrator, and limits of a panel.
extension ProgramTests.SettingsTests {
  @Test func `a panel can choose and store enabled locales only`() throws {
    let session = try BareSession.withSchema()
    try session.set("locales", "['fr', 'de']")
    let client = try session.startTyping([], with: "callout").client
    try client.open(.whole)
    for locale in ["zz", "es", "", "../../x"] {
      let menu = try client.choose("locale.\(locale)", isOn: true).look.menu
      #expect(menu["InputMode"]?.symbol == "fr", "\(locale)")
      #expect(try session.setting("locale") == "''", "\(locale)")
    }
    try choose("de", client, session)
    #expect(try session.setting("locale") == "'de'")
  }

  @Test func `switching languages in an engine of one language leaves the other engines alone`()
    throws
  {
    let session = try BareSession.withSchema()
    try session.set("locales", "['es', 'de']")
    let client = try session.startTyping().client
    try client.open(.whole)
    try choose("de", client, session)
    #expect(try session.setting("locale") == "''")
    try client.select("callout")
    try session.wait(for: "the multilingual engine's language") {
      try client.field.look.menu["InputMode"]?.symbol == "es"
    }
  }

  @Test func `a mistake in a setting is logged once, until it is fixed`() throws {
    let session = try BareSession.withSchema()
    try session.set("hold-rules", "['bus=sometimes']")
    let (engine, client) = try session.startTyping()
    @MainActor func count() -> Int {
      engine.log.split(separator: "\n").count { $0.contains("hold-rules: \"bus=sometimes\"") }
    }
    for name in ["callout:de", "callout:fr", "callout:de"] { try client.select(name) }
    try session.set("smart-quotes", "true")
    try session.set("locales", "['es']")
    try client.expectSoon(.hold("a")) { $0.list.contains("á") }
    #expect(count() == 1, "\(engine.log)")
    try session.set("hold-rules", "['bus-client=off']")
    try client.expectSoon(.pick(1, of: "a")) { $0.text == "a1" }
    try session.set("hold-rules", "[]")
    try client.expectSoon(.hold("a")) { !$0.list.isEmpty }
    // An invalid rule is left out, and the others apply.
    try session.set("hold-rules", "['bus=sometimes', 'xim', 'bus-client=off']")
    try session.wait(for: "it to be told again: \(engine.log)") { count() == 2 }
    try client.open()
    try client.expect("a1", after: .pick(1, of: "a"))
    #expect(engine.log.contains("hold-rules: \"xim\""), "\(engine.log)")
    #expect(!engine.log.contains("bus-client=off"))
  }

  @Test func `a setting that an administrator locked stays, with one message`() throws {
    let keys = ["hold", "feedback", "locale", "greeting", "locales"]
    let files = [
      "keys/callout": """
      [org/freedesktop/ibus/engine/callout]
      hold=true
      feedback=false
      locale='fr'
      locales=['fr', 'de']
      greeting=false

      """,
      "keys/locks/callout": keys.map { "/org/freedesktop/ibus/engine/callout/\($0)\n" }.joined(),
    ]
    let folder = try started(TemporaryFolder(files: files))
    let database = folder.url.appending(path: "database").path
    try Support.run(["dconf", "compile", database, folder.url.appending(path: "keys").path])
    let profile = try folder.write("user-db:user\nfile-db:\(database)\n", to: "profile")
    let session = try BareSession.withSchema()
    let (engine, client) = try session.startTyping(
      with: "callout",
      environment: ["GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path])
    try client.open(.whole)
    for _ in 0..<2 {
      #expect(try client.choose("hold", isOn: false).look.menu["hold"]?.isChecked == true)
      #expect(try client.choose("feedback", isOn: true).look.menu["feedback"]?.isChecked == false)
      // The user may choose the current locale, but it is not stored.
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

  /// Chooses a locale in the menu, and waits until the menu shows it.
  private func choose(_ locale: String, _ client: BusClient, _ session: BareSession) throws {
    try client.choose("locale.\(locale)", isOn: true)
    try session.wait(for: "the locale \(locale)") {
      try client.field.look.menu["InputMode"]?.symbol == locale
    }
  }
}
