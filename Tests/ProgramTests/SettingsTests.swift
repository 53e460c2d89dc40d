import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The user's stored settings.
  @Suite @MainActor struct SettingsTests {
    @Test func `changes take effect in the running engine`() throws {
      let session = try BareSession.withSchema()
      let trace = session.folder.appending(path: "home/trace.log")
      let (engine, client) = try session.startTyping(["--trace", trace.path], with: "callout")
      // The settings before.
      #expect(try client.perform(.hold("e", for: 1000)).list.first == "é")
      #expect(try holdDelays(trace) == [500])

      try session.set("hold-delay", "200")
      try client.expectSoon(.hold("e", for: 300)) { !$0.list.isEmpty }
      #expect(try holdDelays(trace).last == 200)

      try session.set("hold", "false")
      try client.expectSoon(.pick(1, of: "e")) { $0.text == "e1" }
      try session.set("hold", "true")
      try client.expectSoon(.pick(1, of: "e") + .tap("t")) { $0.text == "ét" }

      // The order of the letters identifies the locale.
      for (locale, letter) in [("es", "ó"), ("de", "ö")] {
        try session.set("locales", "['\(locale)']")
        try client.expectSoon(.hold("o")) { $0.list.first == letter }
      }

      try session.set("locales", "['es', 'de']")
      try session.set("locale", "es")
      try client.expectSoon(.hold("o")) { $0.list.first == "ó" }
      try session.set("key-bindings", "['Escape=nextLocale']")
      try client.expectSoon(.tap(.escape)) { _ in (try? session.setting("locale")) == "'de'" }
      // The list depends on the order of the locales, and not on the current one.
      #expect(try client.perform(.hold("o")).list.first == "ó")

      try session.set("hold-rules", "['bus-*=off']")
      try client.expectSoon(.pick(1, of: "o")) { $0.text == "o1" }
      try session.set("hold-rules", "[]")
      try client.expectSoon(.pick(1, of: "o") + .tap("t")) { $0.text == "ót" }

      try session.set("release-picks", "true")
      let steps = [KeyStep.down("o"), .wait(300)] + .tap(.right) + [.up("o"), .wait(30)]
      try client.expectSoon(steps) { $0.text == "ó" }
      #expect(engine.isRunning)
    }

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

    @Test func `a new user learns once what holding does`() throws {
      let session = try BareSession.withSchema()
      let client = try session.startTyping([], with: "callout").client
      try client.open(.whole)
      #expect(try client.perform(.tap("e")).look.line.hasPrefix("Hold a key"))
      #expect(try session.setting("greeting") == "false")
      for engine in ["callout:fr", "callout"] {
        let client = try session.openClient(engine: engine)
        try client.open(.whole)
        #expect(try client.perform(.tap("e")).look.line == "")
      }
    }

    @Test func `a locale's engine puts its locale before those of the settings`() throws {
      let session = try BareSession.withSchema()
      try session.set("locales", "['es', 'de']")
      let client = try session.startTyping().client
      #expect(try client.perform(.hold("e")).list.first == "é")
      try client.open()
      #expect(try client.perform(.hold("a")).list.first == "à")
    }

    @Test func `the command line takes precedence over stored settings`() throws {
      let session = try BareSession.withSchema()
      try session.set("hold-delay", "1500")
      try session.set("hold", "false")
      let (_, client) = try session.startTyping(.settings("hold-delay=150", "hold=true"))
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      // Changing another setting does not affect that.
      try session.set("locales", "['es']")
      try client.expectSoon(.hold("a")) { $0.list.prefix(5).contains("á") }
      try client.expect("à", after: .tap(.digit(1)))
    }

    @Test func `another layout applies from the next key on, and a missing one is named`()
      throws
    {
      let session = try BareSession.withSchema()
      let (engine, client) = try session.startTyping(["--setting", "letter-source='locale'"])
      #expect(try client.perform(.tap("q") + [.wait(60)]).text == "a")
      for (layouts, text) in [
        ("['fr=fr(bepo)', 'en=us(dvorak)']", "b"), ("['fr=us']", "q"),
        ("['fr', 'fr=moon']", "a"), ("['fr=fr(bepo)']", "b"), ("[]", "a"),
      ] {
        try session.set("layouts", layouts)
        try client.expectSoon(.tap("q")) { $0.text == text }
      }
      let log = engine.log.split(separator: "\n")
      #expect(log.filter { $0.contains("layouts: \"fr\": must have the form") }.count == 1)
      #expect(log.filter { $0.contains("moon of the locale fr") }.count == 1, "\(engine.log)")
    }

    @Test func `without the schema the defaults apply`() throws {
      let session = try BareSession.started(environment: ["XDG_DATA_DIRS": "/dev/null"])
      let trace = session.folder.appending(path: "home/trace.log")
      let (engine, client) = try session.startTyping(["--trace", trace.path])
      try client.expect("ét", after: .pick(1, of: "e", after: 650) + .tap("t"))
      #expect(try holdDelays(trace).first == 500)
      #expect(engine.log.split(separator: "\n").count == 1, "\(engine.log)")
    }

    private func holdDelays(_ trace: URL) throws -> [Int] {
      try Trace(trace).effects("start-timer")
        .filter { $0["timer"] as? String == "hold" }.compactMap { $0["ms"] as? Int }
    }
  }
}
