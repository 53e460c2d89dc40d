import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Key bindings for actions that other programs see.
  @Suite @MainActor struct BoundActionTests {
    private let keys: [String] = .settings(
      "key-bindings=['Escape=nextKeyboard', 'Tab=settings', 'Right@longPress=systemSettings']",
      "hold-delay=150")

    @Test func `a binding switches to the next of IBus's keyboards`() throws {
      let session = try BareSession.started(engines: ["callout:fr", "callout:de"], arguments: keys)
      try session.run([
        "gsettings", "set", "org.freedesktop.ibus.general", "preload-engines",
        "['callout:fr', 'callout:de', 'xkb:us::eng']",
      ])
      let client = try session.openClient(engine: "callout:fr")
      for engine in ["callout:de", "xkb:us::eng"] {
        try client.perform(.tap(.escape))
        try session.wait(for: engine) { try client.perform([]).engine == engine }
      }
    }

    @Test func `a binding opens the preferences`() throws {
      let folder = try started(TemporaryFolder())
      for program in ["ibus-setup-callout", "ibus-setup"] {
        let script = try folder.write(
          "#!/bin/sh\ntouch \(folder.url.path)/\(program).ran\n", to: program)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: script.path)
      }
      let (session, client) = try BareSession.withClient(
        keys, environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
      func hasRun(_ program: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.url.path)/\(program).ran")
      }
      try client.perform(.tap(.tab))
      try session.wait(for: "our preferences") { hasRun("ibus-setup-callout") }
      #expect(!hasRun("ibus-setup"))
      try client.perform([.down(.right), .wait(250), .up(.right)])
      try session.wait(for: "IBus's preferences") { hasRun("ibus-setup") }
    }
  }
}
