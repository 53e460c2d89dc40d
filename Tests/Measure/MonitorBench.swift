import Commands
import GLib
import Glibc
import Hosting
import KeyboardCore

/// The cost of a watched engine for a key.
@MainActor final class MonitorBench {
  private let session: PrivateBus
  private let count: Int
  private var watcher: ChildProcess?

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
  }

  /// Measures an engine that may be watched from its start on.
  ///
  /// - Returns: Rows to print.
  /// - Throws: `CommandError` where the engine cannot be used.
  func run() throws -> [String] {
    let trips = PairedRoundTrips(what: "monitor", session: session, turns: 10) { client, isOn in
      try self.watch(isOn)
      // A session is reported from its next field on.
      client.focusOut()
      client.focusIn()
      MainLoop.run(forAtMost: 50)
    }
    return try trips.rows("letter that passes (terminal)", .terminal, gap: 0, count: count)
      + trips.rows("letter with callouts (preedit)", .freeForm, gap: 0, count: count)
  }

  private func watch(_ isOn: Bool) throws {
    guard isOn != (watcher != nil) else { return }
    watcher?.stop()
    let program = DataDirectory.programFolder + "/ime-cli"
    watcher = isOn ? try ChildProcess([program, "monitor", "--json"]) : nil
    // Until it is connected or has quit.
    usleep(300_000)
  }
}
