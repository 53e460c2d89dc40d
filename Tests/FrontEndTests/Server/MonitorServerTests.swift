import Foundation
import Hosting
import KeyboardCore
import Testing

@testable import FrontEnd
@testable import GLib
@testable import TypingModel

@Suite("Programs that watch what is typed") struct MonitorServerTests {
  private func withFolder(_ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "monitor-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    setenv("XDG_RUNTIME_DIR", folder, 1)
    defer {
      unsetenv("XDG_RUNTIME_DIR")
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body()
  }

  private func connect() throws -> LocalSocket {
    try LocalSocket(path: try #require(MonitorSocket.path), keepsMessages: true)
  }

  private var isThere: Bool { MonitorSocket.path.map { access($0, F_OK) == 0 } ?? false }

  private func line(_ socket: LocalSocket) -> String? {
    socket.receive().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `A program that reads slowly learns how many lines it has lost, and one may end`()
    throws
  {
    try withFolder {
      let feed = TraceFeed(of: "callout-wayland")
      let server = MonitorServer(feed: feed) { Issue.record("\($0)") }
      server.isAllowed = true
      let socket = try connect()
      #expect(MainLoop.run(forAtMost: 5000) { !feed.isIdle })
      let long = String(repeating: "x", count: 4000)
      for count in 0..<2000 {
        feed.tell(.string(long), session: 1, isBeginning: count == 0, start: { "start" })
      }
      var lines = 0
      while line(socket)?.isEmpty == false { lines += 1 }
      feed.tell("next", session: 1, isBeginning: false, start: { "start" })
      // The head and the start came, too.
      #expect(line(socket) == #"{"lost":\#(2002 - lines)}"# && line(socket) == #""next""#)
      #expect(lines < 2000)
      server.isAllowed = false
      #expect(feed.isIdle)
      #expect(line(socket) == nil)
      #expect(throws: LocalSocket.ConnectionError.self) { try connect() }
    }
  }

  @Test(arguments: [([String](), false), (["monitor=true"], true)])
  func `A permission ends with its session, unless the command line gives it`(
    options: [String], isAllowed: Bool
  ) throws {
    try withFolder {
      try ServerDesk.with(options.first ?? "hold=true", stored: ["monitor": "true"]) { desk in
        desk.clock.pass(1000)
        #expect(isThere == isAllowed)
        #expect(desk.stored["monitor"] == "false")
      }
    }
  }

  @Test func `Nobody can watch any more once the setting is off`() throws {
    try withFolder {
      try ServerDesk.with { desk in
        for isAllowed in [true, false, true] {
          desk.store("monitor", "\(isAllowed)")
          #expect(isThere == isAllowed)
        }
      }
    }
  }
}
