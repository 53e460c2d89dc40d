import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The user's stored settings, where they are in files; `ServerSettingTests` have more.
  @Suite @MainActor struct SettingsTests {
    @Test func `the engine follows the command that changes settings`() throws {
      let session = try BareSession.withSchema()
      let client = try session.startTyping([], with: "callout").client
      func settings(_ arguments: String...) throws {
        let outcome = try session.cli(["settings"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      #expect(try client.perform(.hold("o", for: 1000)).list.first == "ó")
      try settings("set", "locales", "de", "fr")
      try settings("set", "hold-delay", "200")
      try client.expectSoon(.hold("o", for: 300)) { $0.list.first == "ö" }
      try settings("reset", "--all")
      try client.expectSoon(.hold("o", for: 1000)) { $0.list.first == "ó" }
    }

    @Test func `of thousands of switches in the menu the last is stored, by the same worker`()
      throws
    {
      let session = try BareSession.withSchema(engines: ["callout:fr"])
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("a", after: .tap("a"))
      let processes = try session.engineProcesses()
      try client.choose("feedback", times: 5000)
      try client.expect("ab", after: .tap("b"))
      try session.wait(for: "feedback") { try session.setting("feedback") == "true" }
      try client.choose("hold", times: 5001)
      try client.expect("abc", after: .tap("c"))
      try session.wait(for: "holding") { try session.setting("hold") == "false" }
      #expect(try session.engineProcesses() == processes)
    }

    @Test func `a switch just before the engine ends is stored`() throws {
      let session = try BareSession.withSchema(engines: ["callout:fr"])
      let client = try session.openClient(engine: "callout:fr")
      let processes = try session.engineProcesses()
      let supervisor = try #require(processes.supervisor)
      // For a moment after this is stored, nothing is.
      try client.choose("feedback", isOn: true)
      try client.choose("hold", times: 1)
      try client.perform([.down("a")])
      supervisor.send(SIGTERM)
      try session.wait(for: "their end") { !processes.contains { $0.isAlive } }
      #expect(try session.setting("feedback") == "true")
      #expect(try session.setting("hold") == "false")
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
        "keys/locks/callout":
          keys.map { "/org/freedesktop/ibus/engine/callout/\($0)\n" }.joined(),
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
        #expect(
          try client.choose("feedback", isOn: true).look.menu["feedback"]?.isChecked == false)
        // The user may choose the current locale, but it is not stored.
        for locale in ["de", "fr"] {
          try client.choose("locale.\(locale)", isOn: true)
          try session.wait(for: "the locale \(locale)") {
            try client.field.look.menu["InputMode"]?.symbol == locale
          }
        }
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
}
