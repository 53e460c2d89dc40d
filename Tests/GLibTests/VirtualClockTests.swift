import Testing

@testable import GLib

@Suite("A clock that a test turns") struct VirtualClockTests {
  @Test func `Timers fire at their times, in their order, and not once they are released`() {
    VirtualClock.use { clock in
      let start = MainLoop.now
      var fired: [String] = []
      func note(_ name: String) { fired.append("\(name) \(MainLoop.now - start)") }
      var timeouts = [
        Timeout(milliseconds: 200, priority: .low) { note("low") },
        Timeout(milliseconds: 200, priority: .high) { note("high") },
        Timeout(milliseconds: 100, priority: .whenIdle) { note("first") },
        Timeout(milliseconds: 150, priority: .high) { note("released") },
      ]
      timeouts.removeLast()
      MainLoop.after(milliseconds: 250) { MainLoop.after(milliseconds: 20) { note("second") } }
      MainLoop.async { MainActor.assumeIsolated { fired.append("soon") } }
      clock.pass(199)
      #expect(fired == ["soon", "first 100"])
      clock.pass(71)
      #expect(fired == ["soon", "first 100", "high 200", "low 200", "second 270"])
      #expect(clock.timerCount == 0)
      withExtendedLifetime(timeouts) {}
    }
  }

  @Test func `After a standstill what is urgent comes before what has arrived`() {
    VirtualClock.use { clock in
      var fired: [String] = []
      let timeouts = [
        Timeout(milliseconds: 10, priority: .low) { fired.append("low") },
        Timeout(milliseconds: 20, priority: .whenIdle) { fired.append("idle") },
        Timeout(milliseconds: 30, priority: .high) { fired.append("high") },
      ]
      clock.standStill(40)
      #expect(fired.isEmpty)
      clock.runDue(downTo: .high)
      fired.append("key")
      clock.pass(0)
      #expect(fired == ["high", "key", "idle", "low"])
      withExtendedLifetime(timeouts) {}
    }
  }

  @Test func `The main loop's own clock goes on afterwards`() {
    let before = MainLoop.now
    VirtualClock.use(from: 5) { $0.pass(10_000) }
    #expect(MainLoop.now >= before && MainLoop.now < before + 10_000)
    var isDone = false
    MainLoop.after(milliseconds: 1) { isDone = true }
    #expect(MainLoop.run(forAtMost: 5000) { isDone })
  }
}
