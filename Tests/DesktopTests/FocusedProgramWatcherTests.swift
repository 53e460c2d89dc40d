import GLib
import Testing

@testable import Desktop
@testable import TestSession

@Suite("The program with the focus, client by client", .serialized, .inSession)
final class FocusedProgramWatcherTests {
  private let desk: BareDesk

  init() throws {
    desk = try BareDesk()
    try desk.startX()
    try desk.start("first", ["xterm"])
  }

  isolated deinit { desk.end() }

  private func watcher(_ environment: [String: String]) -> FocusedProgramWatcher {
    FocusedProgramWatcher(scripts: "/nowhere") { environment[$0] }
  }

  @Test func `The desktop is asked only for clients that IBus does not identify`()
    throws
  {
    let watcher = watcher(["DISPLAY": desk.display])
    var changes: [String?] = []
    watcher.onChange = { changes.append($0) }
    for client in ["gtk3-im:gedit", ""] {
      watcher.follow(client: client)
      MainLoop.run(forAtMost: 300)
      #expect(watcher.program == nil && changes.isEmpty)
    }
    // A GTK program without a name.
    watcher.follow(client: "gtk4-im:(609)")
    #expect(MainLoop.run(forAtMost: 10_000) { watcher.program == "XTerm" })
    #expect(changes == ["XTerm"])
    for client in ["gtk3-im:gedit", "gtk4-im:(x)"] {
      watcher.follow(client: client)
      #expect(watcher.program == nil)
    }
    watcher.follow(client: "QIBusInputContext")
    #expect(watcher.program == "XTerm")
    #expect(changes == ["XTerm"])
    watcher.stop()
    #expect(watcher.program == "XTerm")
    watcher.follow(client: "xim")
    #expect(watcher.program == nil)
  }

  @Test func `A Wayland client is not a program of X`() throws {
    let watcher = watcher(["DISPLAY": desk.display])
    watcher.follow(client: "xim")
    #expect(MainLoop.run(forAtMost: 10_000) { watcher.program == "XTerm" })
    watcher.follow(client: "wayland")
    #expect(watcher.program == nil)
  }

  @Test func `If sway does not answer, X is asked, and the problem is reported`() throws {
    let watcher = watcher([
      "DISPLAY": desk.display, "SWAYSOCK": "/nowhere/at-all", "XDG_SESSION_TYPE": "wayland",
    ])
    var problems: [String] = []
    watcher.onProblem = { problems.append($0) }
    watcher.follow(client: "xim")
    #expect(MainLoop.run(forAtMost: 10_000) { watcher.program == "XTerm" })
    watcher.follow(client: "xim")
    #expect(problems.count == 1)
  }
}
