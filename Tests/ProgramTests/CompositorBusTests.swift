import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// callout-wayland with a session bus that does not do its work.
  @Suite @MainActor struct CompositorBusTests {
    enum Fault: CaseIterable {
      /// It has stopped before anybody connects, and answers nothing.
      case silent
      /// It stops while the keyboard is in use, and reads nothing more.
      case stopped
      /// It takes no more connections.
      case full
    }

    /// Limits that leave no room for anybody.
    private static let crowded = """
      <busconfig>
        <type>session</type>
        <listen>unix:tmpdir=/tmp</listen>
        <auth>EXTERNAL</auth>
        <policy context="default"><allow send_destination="*"/><allow own="*"/></policy>
        <limit name="max_completed_connections">0</limit>
        <limit name="max_incomplete_connections">1</limit>
      </busconfig>
      """

    @Test(arguments: Fault.allCases)
    func `typing goes on beside a bus that does nothing`(fault: Fault) throws {
      let folder = try started(TemporaryFolder())
      let socket = folder.url.appending(path: "bus").path
      let configuration = try folder.write(Self.crowded, to: "bus.conf").path
      let daemon = Process()
      daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
      daemon.arguments =
        [fault == .full ? "--config-file=\(configuration)" : "--session", "--nofork"]
        + ["--address=unix:path=\(socket)"]
      daemon.standardError = FileHandle.nullDevice
      try daemon.runUnmasked()
      defer { kill(daemon.processIdentifier, SIGKILL) }
      try waitUntil({ UnixSocket.isListening(at: socket) }, "the bus", within: 10)
      if fault == .silent { kill(daemon.processIdentifier, SIGSTOP) }

      let compositor = started(try ScriptedCompositor(.v2, bus: "unix:path=\(socket)"))
      try compositor.focus()
      try compositor.tap("a")
      try compositor.expect("a")
      if fault == .stopped { kill(daemon.processIdentifier, SIGSTOP) }
      let worker = try #require(try compositor.processes().worker)
      for count in 1...20 {
        // Each list and each change of the focus is something to tell others.
        try compositor.hold("e")
        try compositor.tap(.digit(1))
        try compositor.expect("a" + String(repeating: "é", count: count))
        if count % 5 == 0 {
          let text = compositor.text
          try compositor.unfocus()
          try compositor.changeFocus(times: 200)
          compositor.text = text
          try compositor.focus()
        }
      }
      #expect(try compositor.processes().worker == worker)
      #expect(worker.isAlive)
    }
  }
}
