import Commands
import GLib
import IBus
import KeyboardCore

/// The cost of a screen reader for a key: round trips without and with it, in turns.
///
/// A program of its own stands in for Orca; Orca's own work is not measured.
@MainActor final class SpeechBench {
  private let session: PrivateBus
  private let count: Int
  private var reader: ChildProcess?
  /// How many messages were said.
  private var said = 0

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
  }

  isolated deinit { reader?.stop() }

  /// - Throws: `CommandError` if nothing was said, so that nothing was measured.
  func run() throws -> [String] {
    let trips = PairedRoundTrips(what: "speech", session: session, turns: 6) { _, isOn in
      try self.set(isOn)
    }
    var moves = trips
    moves.keys = [KeyEvent(keysym: .right, keycode: 106, time: 0)]
    moves.begin = Self.openList
    moves.end = Self.closeList
    let spread = max(60, count / 20)
    let rows =
      try trips.rows("letter that passes (terminal)", .terminal, gap: 0, count: count)
      + moves.rows("move in a list, all at once", .freeForm, gap: 0, count: count)
      + moves.rows("move in a list, 100 ms apart", .freeForm, gap: 100_000, count: spread)
    try set(false)
    guard said >= spread else {
      throw CommandError("Only \(said) messages were said for \(spread) moves in a list.")
    }
    return rows + ["  messages said: \(said)"]
  }

  /// Starts or ends the screen reader.
  private func set(_ isOn: Bool) throws {
    guard isOn != (reader != nil) else { return }
    if let reader {
      said += messages
      reader.stop()
    }
    reader = isOn ? try ChildProcess(["/proc/self/exe", ScreenReaderCommand.name]) : nil
    guard
      MainLoop.run(
        forAtMost: 5000, until: { SessionBus.hasOwner(of: ScreenReaderCommand.service) == isOn })
    else { throw CommandError("The stand-in for Orca did not start or end within 5 s.") }
    // The engine hears of it.
    MainLoop.run(forAtMost: 200)
  }

  /// How many messages the screen reader has said.
  private var messages: Int {
    var count: Int?
    SessionBus.connect { bus in
      guard let bus = try? bus.get() else { return count = 0 }
      bus.ask("Count", of: ScreenReaderCommand.object, [], result: "(i)", patience: 2000) {
        count = (try? $0.get().first?.int) ?? 0
      }
    }
    MainLoop.run(forAtMost: 5000) { count != nil }
    return count ?? 0
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
