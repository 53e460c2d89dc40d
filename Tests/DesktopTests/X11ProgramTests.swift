import GLib
import Testing

@testable import Desktop
@testable import TestSession

@Suite("The program with the focus, on X", .serialized, .inSession) final class X11ProgramTests {
  private let desk: BareDesk

  init() throws { desk = try BareDesk() }

  isolated deinit { desk.end() }

  @Test func `It is the class of the active window, and follows it`() throws {
    try desk.startX()
    let source = X11ProgramSource(display: desk.display)
    var problems: [String?] = []
    var changes = 0
    source.start(onChange: { changes += 1 }, onEnd: { problems.append($0) })
    try desk.start("first", ["xterm"])
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "XTerm" })
    try desk.start("second", ["xterm", "-class", "Other", "-e", "sleep", "1"])
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "Other" })
    // The window closes, and the previous one has the focus again.
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "XTerm" })
    #expect(changes >= 3)
    #expect(problems.isEmpty)
    // When the display closes, the program is unknown.
    desk.end()
    #expect(MainLoop.run(forAtMost: 10_000) { !problems.isEmpty })
    #expect(problems == [nil])
    #expect(source.program == nil)
  }

  @Test func `A program that already had the focus is known`() throws {
    try desk.startX()
    try desk.start("first", ["xterm"])
    try desk.wait(for: "the focus") {
      try desk.run(["xprop", "-root", "_NET_ACTIVE_WINDOW"]).contains("# 0x")
    }
    let source = X11ProgramSource(display: desk.display)
    source.start(onChange: {}, onEnd: { _ in })
    #expect(MainLoop.run(forAtMost: 10_000) { source.program == "XTerm" })
    source.stop()
  }

  @Test func `A missing display is reported once`() {
    let source = X11ProgramSource(display: ":987")
    var problems: [String?] = []
    source.start(onChange: {}, onEnd: { problems.append($0) })
    #expect(MainLoop.run(forAtMost: 10_000) { !problems.isEmpty })
    MainLoop.run(forAtMost: 50)
    #expect(problems.count == 1 && problems[0] != nil)
  }

  @Test(arguments: [
    ("xterm\0XTerm\0", "XTerm"), ("xterm\0XTerm", "XTerm"), ("xterm\0\0", nil), ("xterm", nil),
    ("", nil), ("\0Emacs\0", "Emacs"),
  ])
  func `The class is the second text`(property: String, program: String?) {
    #expect(X11ProgramSource.program(inClass: Array(property.utf8)) == program)
  }
}
