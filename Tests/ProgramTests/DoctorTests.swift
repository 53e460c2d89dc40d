import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli doctor`.
  @Suite @MainActor struct DoctorTests {
    @Test func `a healthy session gets ticks only`() throws {
      let (session, outcome) = try examine(["LANG": "fr_FR.UTF-8", "LANGUAGE": "en"])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.hasPrefix("✓ Everything works\n\nDetails\n  ✓ "), "\(outcome.output)")
      #expect(!outcome.output.contains("!") && !outcome.output.contains("✗"), "\(outcome.output)")
      let folder = session.folder.path
      for words in [
        " locales", "fr(oss)", "The engine in use is callout",
        "in \(folder)/home/.local/share/glib-2.0/schemas", "\(folder)/component/callout.xml",
      ] {
        #expect(outcome.output.contains(words), "\(words): \(outcome.output)")
      }
    }

    @Test(arguments: ["xkb:us::eng", nil])
    func `another engine in use is a problem, with the way to switch`(engine: String?) throws {
      let outcome = try examine(
        ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME", "WAYLAND_DISPLAY": "none"], using: engine
      ).outcome
      #expect(outcome.status == 1, "\(outcome.output)")
      let first = outcome.output.split(separator: "\n").first ?? ""
      let state = engine.map { "The engine in use is \($0)." } ?? "No engine is in use."
      #expect(first.hasPrefix("✗ \(state) "), "\(outcome.output)")
      #expect(first.contains("Hold for Accents") && first.contains("Super+Space"), "\(first)")
      #expect(first.hasSuffix("ibus engine callout"), "\(first)")
      #expect(!outcome.output.contains("Everything works"))
    }

    @Test func `a missing panel is a problem, because lists are not shown`() throws {
      let outcome = try examine(["DISPLAY": ":none"]).outcome
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("✗ Nothing shows lists, because"), "\(outcome.output)")
    }

    @Test(arguments: SessionLocale.allCases)
    func `sentences are in the session's language`(locale: SessionLocale) throws {
      let session = try examine(using: nil).session
      let texts = Catalogue.of(locale.language)
      let outcome = try session.cli(["doctor"], environment: locale.environment())
      let sentence = texts.translation(of: "IBus is running")
      #expect((sentence == "IBus is running") == (locale == .plain))
      #expect(outcome.output.contains("✓ \(sentence)\n"), "\(outcome.output)")
      let details = texts.translation(of: "Details")
      #expect(outcome.output.contains("\n\(details)\n"), "\(outcome.output)")
      // Scripts and reports are English everywhere.
      let json = try session.cli(["doctor", "--json"], environment: locale.environment())
      #expect(json.output.contains("\"IBus is running\""), "\(json.output)")
    }

    @Test func `an IBus that does not know the engine is a problem, with advice`() throws {
      let (session, unknown) = try examine(engines: [], using: nil)
      #expect(unknown.status == 1)
      #expect(unknown.output.contains("✓ IBus is running\n"))
      #expect(unknown.output.hasPrefix("✗ IBus does not know the engine callout: "))
      #expect(unknown.output.contains("\(session.folder.path)/component"), "\(unknown.output)")
    }

    @Test func `an invalid setting is a problem of its own`() throws {
      let session = try examine().session
      try session.write(
        "[org/freedesktop/ibus/engine/callout]\nlocales=['tlh']\n",
        to: "home/.config/glib-2.0/settings/keyfile")
      let outcome = try session.cli(["doctor"])
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("✗ The setting locales has tlh"), "\(outcome.output)")
    }

    /// Examines a session with the schema installed and an engine in use.
    private func examine(
      _ environment: [String: String] = [:], engines: [String] = ["callout"],
      using engine: String? = "callout"
    ) throws -> (session: BareSession, outcome: Outcome) {
      let session = try BareSession.started(engines: engines, environment: environment)
      try session.installSchema()
      if let engine { _ = try session.openClient(engine: engine) }
      return (session, try session.cli(["doctor"]))
    }
  }
}
