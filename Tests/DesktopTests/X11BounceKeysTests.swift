import GLib
import Testing

@testable import Desktop
@testable import TestSession

@Suite("Keys that the X server keeps from being pressed again", .serialized, .inSession)
final class X11BounceKeysTests {
  private let desk: BareDesk

  init() throws { desk = try BareDesk() }

  isolated deinit { desk.end() }

  @Test func `The server tells how long, and when that changes`() throws {
    try desk.startX()
    let keyboard = try Keyboard(environment: desk.environment, logs: desk.folder)
    defer { keyboard.end() }
    try keyboard.perform([.helpers([.repeats, .bounceKeys], delay: 450)])
    var delays: [Int] = []
    X11BounceKeys.follow(desk.display) { delays.append($0) }
    #expect(MainLoop.run(forAtMost: 10_000) { delays == [450] })
    let changes: [(Set<KeyboardHelper>, Int, Int)] = [
      ([.slowKeys], 300, 300), ([.slowKeys, .bounceKeys], 300, 600), ([.stickyKeys], 300, 0),
    ]
    for (helpers, delay, sum) in changes {
      try keyboard.perform([.helpers(helpers, delay: delay)])
      #expect(MainLoop.run(forAtMost: 5000) { delays.last == sum })
    }
  }

  @Test func `A missing display tells nothing`() {
    var delays: [Int] = []
    X11BounceKeys.follow(":987") { delays.append($0) }
    MainLoop.run(forAtMost: 200)
    #expect(delays.isEmpty)
  }
}
