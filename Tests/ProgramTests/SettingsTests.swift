import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The settings as the user stores them.
  @Suite @MainActor struct SettingsTests {
    static let schema = "org.freedesktop.ibus.engine.callout"

    @Test func `changes take effect in the running engine`() throws {
      try withSchema { session in
        let trace = session.folder.appending(path: "home/trace.log")
        let engine = try session.startEngine(["--trace", trace.path])
        let client = try session.openClient(engine: "callout")
        // What the settings are before.
        #expect(try client.perform(.hold("e", for: 1000)).list.first == "é")
        #expect(try holdDelays(trace) == [500])

        try set(session, "hold-delay", "200")
        try expectSoon(client, .hold("e", for: 300)) { !$0.list.isEmpty }
        #expect(try holdDelays(trace).last == 200)

        try set(session, "hold", "false")
        try expectSoon(client, .pick(1, of: "e")) { $0.text == "e1" }
        try set(session, "hold", "true")
        try expectSoon(client, .pick(1, of: "e") + .tap("t")) { $0.text == "ét" }

        // The order of the letters tells the locale.
        for (locale, letter) in [("es", "ó"), ("de", "ö")] {
          try set(session, "locales", "['\(locale)']")
          try expectSoon(client, .hold("o")) { $0.list.first == letter }
        }

        try set(session, "locales", "['es', 'de']")
        try set(session, "locale", "es")
        try expectSoon(client, .hold("o")) { $0.list.first == "ó" }
        try set(session, "key-bindings", "['Escape=nextLocale']")
        try expectSoon(client, .tap(.escape) + .hold("o")) { $0.list.first == "ö" }
        #expect(try gsettings(session, "get", Self.schema, "locale") == "'de'\n")

        try set(session, "hold-rules", "['bus-*=off']")
        try expectSoon(client, .pick(1, of: "o")) { $0.text == "o1" }
        try set(session, "hold-rules", "[]")
        try expectSoon(client, .pick(1, of: "o") + .tap("t")) { $0.text == "öt" }

        try set(session, "release-picks", "true")
        let steps = [KeyStep.down("o"), .wait(300)] + .tap(.right) + [.up("o"), .wait(30)]
        try expectSoon(client, steps) { $0.text == "ö" }
        #expect(engine.isRunning)
      }
    }

    @Test func `the engine follows the command that changes settings`() throws {
      try withSchema { session in
        _ = try session.startEngine([])
        let client = try session.openClient(engine: "callout")
        func settings(_ arguments: String...) throws {
          let outcome = try Outcome(
            Programs.cli(), ["settings"] + arguments, environment: session.environment, files: nil)
          #expect(outcome.status == 0, "\(outcome.errors)")
        }
        #expect(try client.perform(.hold("o", for: 1000)).list.first == "ó")
        try settings("set", "locales", "de", "fr")
        try settings("set", "hold-delay", "200")
        try expectSoon(client, .hold("o", for: 300)) { $0.list.first == "ö" }
        try settings("reset", "--all")
        try expectSoon(client, .hold("o", for: 1000)) { $0.list.first == "ó" }
      }
    }

    @Test func `a new user is told once what holding does`() throws {
      try withSchema { session in
        _ = try session.startEngine([])
        let client = try session.openClient(engine: "callout")
        try client.open(.whole)
        #expect(try client.perform(.tap("e")).look.line.hasPrefix("Hold a key"))
        #expect(try gsettings(session, "get", Self.schema, "greeting") == "false\n")
        for engine in ["callout:fr", "callout"] {
          let client = try session.openClient(engine: engine)
          try client.open(.whole)
          #expect(try client.perform(.tap("e")).look.line == "")
        }
      }
    }

    @Test func `a locale's engine puts its locale before those of the settings`() throws {
      try withSchema { session in
        try set(session, "locales", "['es', 'de']")
        _ = try session.startEngine(["--setting", "hold-delay=150"])
        let client = try session.openClient(engine: "callout:fr")
        #expect(try client.perform(.hold("e")).list.first == "é")
        try client.open()
        #expect(try client.perform(.hold("a")).list.first == "à")
      }
    }

    @Test func `what the command line says goes before what is stored`() throws {
      try withSchema { session in
        try set(session, "hold-delay", "1500")
        try set(session, "hold", "false")
        _ = try session.startEngine(["--setting", "hold-delay=150", "--setting", "hold=true"])
        let client = try session.openClient(engine: "callout:fr")
        try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
        // A change of another setting leaves that as it is.
        try set(session, "locales", "['es']")
        try expectSoon(client, .hold("a")) { $0.list.prefix(5).contains("á") }
        try client.expect("à", after: .tap(.digit(1)))
      }
    }

    @Test func `another layout counts from the next key on, and one that is missing is named`()
      throws
    {
      try withSchema { session in
        let engine = try session.startEngine(["--setting", "letter-source='locale'"])
        let client = try session.openClient(engine: "callout:fr")
        #expect(try client.perform(.tap("q") + [.wait(60)]).text == "a")
        for (layouts, text) in [
          ("['fr=fr(bepo)', 'en=us(dvorak)']", "b"), ("['fr=us']", "q"),
          ("['fr', 'fr=moon']", "a"), ("['fr=fr(bepo)']", "b"), ("[]", "a"),
        ] {
          try set(session, "layouts", layouts)
          try expectSoon(client, .tap("q")) { $0.text == text }
        }
        let log = engine.log.split(separator: "\n")
        #expect(log.filter { $0.contains("layouts: \"fr\" must have the form") }.count == 1)
        #expect(log.filter { $0.contains("moon of the locale fr") }.count == 1, "\(engine.log)")
      }
    }

    @Test func `without the schema the defaults count`() throws {
      let session = try BareSession(environment: ["XDG_DATA_DIRS": "/dev/null"])
      defer { session.end() }
      let trace = session.folder.appending(path: "home/trace.log")
      let engine = try session.startEngine(["--trace", trace.path])
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("ét", after: .pick(1, of: "e", after: 650) + .tap("t"))
      #expect(try holdDelays(trace).first == 500)
      #expect(engine.log.split(separator: "\n").count == 1, "\(engine.log)")
    }
  }
}
