import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli doctor`.
  @Suite @MainActor struct DoctorTests {
    @Test func `a session in which all is well gets ticks only`() throws {
      let session = try Self.session(engines: ["callout"], environment: ["LANG": "fr_FR.UTF-8"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout")
      let outcome = try withExtendedLifetime(client) { try doctor(session) }
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
    func `another engine in use is a problem, with what to press or run`(engine: String?) throws {
      let session = try Self.session(
        engines: ["callout"],
        environment: ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME", "WAYLAND_DISPLAY": "none"])
      defer { session.end() }
      let client = try engine.map { try session.openClient(engine: $0) }
      let outcome = try withExtendedLifetime(client) { try doctor(session) }
      #expect(outcome.status == 1, "\(outcome.output)")
      let first = outcome.output.split(separator: "\n").first ?? ""
      let state = engine.map { "The engine in use is \($0)." } ?? "No engine is in use."
      #expect(first.hasPrefix("✗ \(state) "), "\(outcome.output)")
      #expect(first.contains("Hold for Accents") && first.contains("Super+Space"), "\(first)")
      #expect(first.hasSuffix("ibus engine callout"), "\(first)")
      #expect(!outcome.output.contains("Everything works"))
    }

    @Test func `a panel that is not there is a problem, as nobody sees lists`() throws {
      let session = try Self.session(engines: ["callout"], environment: ["DISPLAY": ":none"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout")
      let outcome = try withExtendedLifetime(client) { try doctor(session) }
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("✗ Nothing shows lists, because"), "\(outcome.output)")
    }

    @Test(arguments: SessionLocale.allCases)
    func `sentences are those of the session's language`(locale: SessionLocale) throws {
      let session = try Self.session(engines: ["callout"])
      defer { session.end() }
      let texts = Catalogue(language: locale.language)
      let outcome = try doctor(session, locale.environment())
      let sentence = texts.translation(of: "IBus is running")
      #expect((sentence == "IBus is running") == (locale == .plain))
      #expect(outcome.output.contains("✓ \(sentence)\n"), "\(outcome.output)")
      let details = texts.translation(of: "Details")
      #expect(outcome.output.contains("\n\(details)\n"), "\(outcome.output)")
      // Scripts and reports are English everywhere.
      let json = try doctor(session, locale.environment(), ["--json"])
      #expect(json.output.contains("\"IBus is running\""), "\(json.output)")
    }

    @Test func `an IBus that does not know the engine is told where to look`() throws {
      let session = try Self.session(engines: [])
      defer { session.end() }
      let unknown = try doctor(session)
      #expect(unknown.status == 1)
      #expect(unknown.output.contains("✓ IBus is running\n"))
      #expect(unknown.output.hasPrefix("✗ IBus does not know the engine callout: "))
      #expect(unknown.output.contains("\(session.folder.path)/component"), "\(unknown.output)")
    }

    @Test func `a setting that cannot be used is a problem by itself`() throws {
      let session = try Self.session(engines: ["callout"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout")
      try session.write(
        "[org/freedesktop/ibus/engine/callout]\nlocales=['tlh']\n",
        to: "home/.config/glib-2.0/settings/keyfile")
      let outcome = try withExtendedLifetime(client) { try doctor(session) }
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("✗ The setting locales has tlh"), "\(outcome.output)")
    }

    @Test func `toolkits that are told to use something else are mentioned`() throws {
      let session = try Self.session(
        engines: ["callout"], environment: ["GTK_IM_MODULE": "xim", "QT_IM_MODULE": "ibus"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout")
      let outcome = try withExtendedLifetime(client) { try doctor(session) }
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("! GTK_IM_MODULE is xim"))
      #expect(!outcome.output.contains("Everything works"))
      #expect(!outcome.output.contains("QT_IM_MODULE"))
    }

    private func doctor(
      _ session: BareSession, _ environment: [String: String] = [:], _ options: [String] = []
    ) throws -> Outcome {
      try Outcome(
        Programs.cli(), ["doctor"] + options,
        environment: session.environment.merging(environment) { $1 }, files: nil)
    }

    /// A session in which the settings schema is installed.
    private static func session(
      engines: [String], environment: [String: String] = [:]
    ) throws -> BareSession {
      let session = try BareSession(engines: engines, environment: environment)
      // GLib looks here by itself.
      let schemas = session.folder.appending(path: "home/.local/share/glib-2.0/schemas")
      try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
      let data = LocaleFile.folder.deletingLastPathComponent().path
      let compiler = try Outcome(
        URL(filePath: "/usr/bin/glib-compile-schemas"),
        ["--strict", "--targetdir=\(schemas.path)", data])
      try #require(compiler.status == 0, "\(compiler.errors)")
      return session
    }
  }
}
