import Foundation
import GLib
import Testing

@testable import Desktop
@testable import TestSession

@Suite("The program with the focus, on sway", .serialized, .inSession)
final class SwayProgramTests {
  private let desk: BareDesk

  init() throws { desk = try BareDesk() }

  isolated deinit { desk.end() }

  @Test func `It is known from the start, and follows the focus`() throws {
    try desk.startSway()
    try desk.start("first", ["foot"])
    try desk.wait(for: "foot") {
      let tree = try? desk.run(["swaymsg", "-r", "-t", "get_tree"])
      return tree?.contains(#""app_id": "foot""#) == true
    }
    let source = SwayProgramSource(socket: desk.swaySocket)
    var problems: [String?] = []
    source.start(onChange: {}, onEnd: { problems.append($0) })
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "foot" })
    try desk.start("second", ["foot", "--app-id=other", "sleep", "1"])
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "other" })
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "foot" })
    #expect(problems.isEmpty)
    desk.end()
    #expect(MainLoop.run(forAtMost: 10_000) { !problems.isEmpty })
    #expect(source.program == nil)
  }

  @Test func `A socket without a listener is reported`() {
    let source = SwayProgramSource(socket: "/nowhere/at-all")
    var problems: [String?] = []
    source.start(onChange: {}, onEnd: { problems.append($0) })
    #expect(problems.count == 1 && problems[0]?.contains("/nowhere/at-all") == true)
  }
}
