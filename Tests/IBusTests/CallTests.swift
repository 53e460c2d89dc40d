import Testing

@testable import IBus

@Suite("Calls that IBus hands to the engine") struct CallTests {
  private static let daemon = "org.freedesktop.DBus"

  @Test func `A program that calls the engine past IBus is refused`() throws {
    let (engine, bus) = try Peer.pair()
    CallerCheck.begin(on: engine.connection)
    for peer in [engine, bus] { peer.listen() }
    let number = bus.call("ProcessKeyEvent", from: ":1.5")
    bus.call("Reset", from: ":1.5", isAnswered: false)
    bus.call("FocusIn", from: Self.daemon)
    #expect(engine.received(1) == ["FocusIn"])
    #expect(bus.received(1, andNothingElse: true) == ["\(number) is refused"])
  }

  @Test func `Keys that wait are left to their programs in their order, and nothing else is sent`()
    throws
  {
    let (engine, bus) = try Peer.pair()
    let keys = PendingKeys(engine.connection)
    for peer in [engine, bus] { peer.listen() }
    let numbers = (0..<3).map { _ in bus.call("ProcessKeyEvent", from: Self.daemon) }
    _ = engine.received(3)
    #expect(keys.receive() != nil)
    engine.answer(0, true)
    _ = bus.received(1)
    // An answer to one key does not take another one from the engine.
    #expect(keys.receive() != nil && keys.receive() != nil && keys.receive() == nil)
    keys.declineAll()
    engine.emit("CommitText")
    #expect(
      bus.received(3, andNothingElse: true)
        == ["\(numbers[0]): (true,)", "\(numbers[1]): (false,)", "\(numbers[2]): (false,)"])
  }
}
