import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The connections of the engine.
  @Suite @MainActor struct NetworkTests {
    @Test func `it opens only local sockets, whatever it is used for`() throws {
      let folder = try started(TemporaryFolder())
      let calls = folder.url.appending(path: "calls")
      let engine = try folder.write(
        """
        #!/bin/sh
        exec strace -f -qq -e trace=socket,socketpair -o '\(calls.path)' \
        '\(try Programs.engine().path)' "$@"

        """, to: "engine")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine.path)
      let session = try BareSession.started(
        engines: ["callout:fr"], program: engine,
        arguments: [
          "hold-delay=150", "feedback=true", "locales=['fr', 'de']", "monitor=true",
          "feedback-handlers=['canberra', 'feedbackd', 'visual']",
          "key-bindings=['Escape=url:https://example.org/', 'Tab=nextLocale', 'F9=keyboardType:emojis']",
        ].flatMap { ["--setting", $0] },
        // The browser of this machine would look for an X server with TCP.
        files: BareSession.handler(of: "https", command: "true"),
        environment: [
          "DISPLAY": ":987", "PULSE_SERVER": "unix:\(folder.url.path)/no-pulse",
        ], hasSessionBus: true)
      let client = try session.openClient(engine: "callout:fr")
      try client.open(.whole)
      try client.perform(.pick(2, of: "e") + .text("ab ") + .tap(.tab) + .hold("o") + .tap("x"))
      try client.perform(.tap(.f9) + .text("cat") + .tap(.digit(1)) + [.wait(300)])
      try client.perform(.tap(.escape) + [.wait(300)])
      for client in ["xim", "gnome-shell", "wayland"] {
        try self.type(in: client, session)
      }
      let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
        // The second line of a call that another process interrupted repeats no argument.
        .filter { $0.contains("socket") && !$0.contains(" resumed>") }
      #expect(lines.count > 3, "\(lines)")
      #expect(lines.filter { !$0.contains("(AF_UNIX, ") } == [])
    }

    private func type(in client: String, _ session: BareSession) throws {
      let other = try session.openClient(engine: "callout:fr")
      try other.open(client: client)
      try other.perform(.pick(1, of: "a") + .text("xy") + [.wait(300)])
    }
  }
}
