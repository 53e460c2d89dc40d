import Testing

@testable import FrontEnd
@testable import GLib
@testable import callout_wayland

@Suite("A worker whose supervisor was killed") struct SuccessionTests {
  @Test func `It ends in a pause of a second, and not at once`() {
    VirtualClock.use { clock in
      var isAtRest = true
      var ends = 0
      let succession = Succession(
        of: .wayland, isAtRest: { _ in isAtRest }, onFailure: {}, onEnd: { _ in ends += 1 })
      succession.endWithoutSupervisor()
      // A key was on its way.
      clock.pass(500)
      isAtRest = false
      clock.pass(3000)
      #expect(ends == 0)
      isAtRest = true
      clock.pass(1000)
      #expect(ends == 1)
    }
  }
}
