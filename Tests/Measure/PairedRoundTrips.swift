import Commands
import GLib
import Glibc
import KeyboardCore

/// Round trips of keys with something off and on, in turns.
@MainActor struct PairedRoundTrips {
  /// The name of the switch, such as `speech`.
  let what: String
  /// The private session.
  let session: PrivateBus
  /// The number of turns of each.
  let turns: Int
  /// Switches it.
  let set: (BusClient, Bool) throws -> Void
  /// The keys of a round trip.
  var keys = [KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)]
  /// Prepares the round trips of a turn.
  var begin: (BusClient) throws -> Void = { _ in }
  /// Ends what was prepared.
  var end: (BusClient) -> Void = { _ in }

  /// Measures.
  ///
  /// - Parameters:
  ///   - name: The title of the rows.
  ///   - purpose: The purpose of the field; in a terminal, a letter passes.
  ///   - gap: The time between two letters, in µs.
  ///   - count: The number of round trips of each.
  /// - Returns: Rows to print.
  /// - Throws: `CommandError` where the engine cannot be used.
  func rows(_ name: String, _ purpose: ContentPurpose, gap: UInt32, count: Int) throws -> [String] {
    let client = try BusClient(bus: session.bus, capabilities: [.preedit, .focus])
    client.setContentType(purpose)
    try client.select(engine: BusBench.callout)
    var times: [Bool: [Double]] = [:]
    for turn in 0..<turns {
      for isOn in turn % 2 == 0 ? [false, true] : [true, false] {
        try set(client, isOn)
        try begin(client)
        for _ in 0..<5 { _ = client.roundTrip(keys) }
        times[isOn, default: []] += (0..<count / turns).map { _ in
          if gap > 0 { usleep(gap) }
          return client.roundTrip(keys)
        }
        end(client)
      }
    }
    try set(client, false)
    let off = Series(times[false] ?? [])
    let on = Series(times[true] ?? [])
    return ["  \(name)", off.row("\(what) off"), on.row("\(what) on"), on.ratio(to: off)]
  }
}
