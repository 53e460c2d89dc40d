import Testing

@testable import Wayland

@Suite("When a key moved") struct KeyTimeTests {
  private func time(_ time: UInt32, readAt now: Int) -> Int {
    CompositorKey(code: 30, state: 1, time: time, serial: 1).pressTime(at: now)
  }

  @Test func `A key that has waited has the time at which it moved`() {
    #expect(time(1000, readAt: 1000) == 1000)
    #expect(time(1000, readAt: 1400) == 1000)
  }

  /// KWin 6.7 gives each repeat the time of its press.
  @Test func `A repeat has its own time`() {
    let key = CompositorKey(code: 30, state: 2, time: 1000, serial: 1)
    #expect(key.pressTime(at: 1400) == 1400)
  }

  @Test func `The compositor's clock starts anew after 2³² ms`() {
    let turn = Int(UInt32.max) + 1
    #expect(time(10, readAt: turn + 15) == turn + 10)
    #expect(time(UInt32.max - 4, readAt: turn + 15) == turn - 5)
  }

  @Test(arguments: [0, 5000, 2_000_000] as [UInt32])
  func `A key of a program with a clock of its own moves when it is read`(time: UInt32) {
    #expect(self.time(time, readAt: 1_000_000) == 1_000_000)
  }
}
