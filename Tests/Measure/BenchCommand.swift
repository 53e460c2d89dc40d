import ArgumentParser
import Commands
import Hosting

/// `ime-measure bench`: the engine's speed and size, compared with IBus's own engine.
struct BenchCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compares the engine with ibus-engine-simple, in a private IBus session.",
    discussion: """
      Times are of the wall clock, through the real ibus-daemon; what is compared is measured in \
      turns in the same run.

      Examples:
        ime-measure bench
        ime-measure bench --round-trips 500 --keys 10000      in less than half the time
      """)

  @Option(help: "Round trips of each kind and engine.")
  var roundTrips = 4000

  @Option(help: "Keys to type between memory readings.")
  var keys = 100_000

  @Option(help: "The engine's program; by default the one beside this.", completion: .file())
  var engine: String?

  @MainActor func perform() throws {
    print("in process")
    for row in try InProcessBench().run() { print(row) }

    let session = try PrivateBus(
      engine: engine ?? DataDirectory.programFolder + "/ibus-engine-callout")
    defer { session.stop() }
    let bus = BusBench(session: session, roundTrips: roundTrips)
    print("from process start to the name on the bus, median of 20")
    for row in try bus.startUp() { print(row) }
    print("the engines are listed")
    for row in try bus.listing() { print(row) }
    print("round trip through ibus-daemon, \(roundTrips) of each in turns")
    for row in try bus.roundTrips() { print(row) }
    print("memory")
    for row in try bus.memory(keys: keys) { print(row) }
  }
}
