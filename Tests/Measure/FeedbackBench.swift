import Commands
import GLib
import Glibc
import Hosting
import KeyboardCore

/// The cost of feedback for a key: round trips with it off and on, in turns.
///
/// If PulseAudio is installed, a private one with a null sink plays the sounds.
@MainActor final class FeedbackBench {
  private let session: PrivateBus
  private let count: Int
  private let server: ChildProcess?

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
    server = try? ChildProcess([
      "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
      "-L", "module-null-sink", "-L", "module-native-protocol-unix",
    ])
    // Until it listens; otherwise the engine does not find it.
    if server != nil { usleep(1_000_000) }
  }

  isolated deinit { server?.stop() }

  /// Whether sounds can be played.
  var hasServer: Bool { server != nil }

  func run() throws -> [String] {
    let trips = PairedRoundTrips(what: "feedback", session: session) { client, isOn in
      client.activateProperty("feedback", isChecked: isOn)
    }
    let spread = max(200, count / 10)
    return try trips.rows("letter that passes, all at once", .terminal, gap: 0, count: count)
      + trips.rows("letter that passes, 60 ms apart", .terminal, gap: 60_000, count: spread)
  }
}
