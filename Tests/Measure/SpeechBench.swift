import Commands
import GLib
import Glibc
import Hosting
import IBus
import KeyboardCore

/// The cost of a screen reader for a key: round trips with it off and on, in turns.
///
/// A program of its own stands in for Orca; Orca's own work is not measured.
@MainActor final class SpeechBench {
  private let session: PrivateBus
  private let count: Int
  private let bus: ChildProcess
  private let reader: ChildProcess
  private var isOn = false

  /// Starts a session bus and the program that stands in for Orca.
  init(session: PrivateBus, roundTrips: Int) throws {
    self.session = session
    count = roundTrips
    bus = try session.startSessionBus()
    reader = try ChildProcess(["/proc/self/exe", ScreenReaderCommand.name])
    usleep(500_000)
  }

  isolated deinit {
    reader.stop()
    bus.stop()
  }

  func run() throws -> [String] {
    let trips = PairedRoundTrips(what: "speech", session: session, turns: 6) { _, isOn in
      try self.set(isOn)
    }
    var moves = trips
    moves.keys = [KeyEvent(keysym: .right, keycode: 106, time: 0)]
    moves.begin = Self.openList
    moves.end = Self.closeList
    let spread = max(60, count / 20)
    return try trips.rows("letter that passes (terminal)", .terminal, gap: 0, count: count)
      + moves.rows("move in a list, all at once", .freeForm, gap: 0, count: count)
      + moves.rows("move in a list, 100 ms apart", .freeForm, gap: 100_000, count: spread)
  }

  private func set(_ isOn: Bool) throws {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    try session.set(screenReader: isOn)
    // GLib looks at a settings file that has just changed only once in 0.8 s.
    MainLoop.run(forAtMost: 1500)
  }

  private static let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)

  private static func openList(_ client: BusClient) throws {
    var isOpen = false
    client.onReceive = { effect in
      if case .candidates(.some) = effect { isOpen = true }
    }
    client.send(e)
    guard MainLoop.run(forAtMost: 2000, until: { isOpen }) else {
      throw CommandError("The list did not open within 2 s.")
    }
    client.onReceive = nil
    var release = e
    release.isRelease = true
    client.send(release)
  }

  private static func closeList(_ client: BusClient) {
    _ = client.roundTrip([KeyEvent(keysym: .escape, keycode: 1, time: 0)])
    MainLoop.run(forAtMost: KeyboardTiming.tapThenHold + 50)
  }
}
