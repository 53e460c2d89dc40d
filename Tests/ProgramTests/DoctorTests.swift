import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli doctor`.
  @Suite @MainActor struct DoctorTests {
    @Test func `a session in which all is well gets ticks only`() throws {
      let session = try Self.session(engines: ["callout"], environment: ["LANG": "fr_FR.UTF-8"])
      defer { session.end() }
      let outcome = try doctor(session)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.errors.isEmpty)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count >= 6)
      #expect(lines.allSatisfy { $0.hasPrefix("✓ ") }, "\(outcome.output)")
      for words in [" locales", "fr(oss)", "schema", "engine callout"] {
        #expect(outcome.output.contains(words), "\(outcome.output)")
      }
    }

    @Test func `broken files and settings are named`() throws {
      let session = try Self.session(engines: ["callout"], environment: ["LANG": "C.UTF-8"])
      defer { session.end() }
      try session.write(
        "{\"format\": 1,\n\"id\": \"fr\",\n\"colour\": 1}",
        to: "home/.config/ibus-callout/locales/fr.json")
      try session.write(
        """
        [org/freedesktop/ibus/engine/callout]
        hold-rules=['nonsense']
        locales=['tlh', 'sv']

        """, to: "home/.config/glib-2.0/settings/keyfile")
      let outcome = try doctor(session)
      #expect(outcome.status == 1)
      let broken = outcome.output.split(separator: "\n").filter { $0.hasPrefix("✗ ") }
      #expect(broken.count == 3, "\(outcome.output)")
      for words in [["fr.json", "line 3", "colour"], ["Setting", "nonsense"], ["tlh"]] {
        #expect(broken.contains { line in words.allSatisfy { line.contains($0) } }, "\(words)")
      }
      #expect(outcome.output.contains("✓ layout se of sv\n"))
    }

    @Test func `what feedback lacks is named where it is on`() throws {
      let session = try Self.session(engines: ["callout"])
      defer { session.end() }
      try session.write(
        """
        [org/freedesktop/ibus/engine/callout]
        feedback=true
        feedback-handlers=['canberra', 'moon']

        """, to: "home/.config/glib-2.0/settings/keyfile")
      let outcome = try doctor(session)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("✗ The setting feedback-handlers has moon"))
      #expect(outcome.output.contains("✓ feedback by canberra; "))
      // The loader takes the first file of the name, and this one is no library.
      let file = try session.write("", to: "lib/libcanberra.so.0")
      let without = try doctor(session, library: file.deletingLastPathComponent().path)
      #expect(without.output.contains("! libcanberra is not installed"), "\(without.output)")
    }

    @Test func `an IBus that does not know the engine is told from none at all`() throws {
      let session = try Self.session(engines: [])
      let unknown = try doctor(session)
      #expect(unknown.status == 1)
      #expect(unknown.output.contains("✓ IBus is running\n✗ IBus does not know the engine callout"))
      session.end()
      let none = try Outcome(Programs.cli(), ["doctor"])
      #expect(none.status == 1)
      #expect(none.output.contains("✗ IBus is not running"))
      #expect(none.output.contains("✗ The settings schema "))
      #expect(none.output.contains("! The session's locale is C.UTF-8"))
      #expect(none.errors.isEmpty)
    }

    @Test func `toolkits that are told to use something else are mentioned`() throws {
      let session = try Self.session(
        engines: ["callout"], environment: ["GTK_IM_MODULE": "xim", "QT_IM_MODULE": "ibus"])
      defer { session.end() }
      let outcome = try doctor(session)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("! GTK_IM_MODULE is xim"))
      #expect(!outcome.output.contains("QT_IM_MODULE"))
    }

    private func doctor(_ session: BareSession, library: String? = nil) throws -> Outcome {
      var environment = session.environment
      environment["LD_LIBRARY_PATH"] = library
      return try Outcome(Programs.cli(), ["doctor"], environment: environment, files: nil)
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
