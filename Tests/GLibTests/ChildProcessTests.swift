import GLib
import Glibc
import Testing

@Suite("Programs that are started") struct ChildProcessTests {
  @Test(arguments: [
    ("exit 3", ChildProcess.Ending.exit(code: 3)), ("kill -9 $$", .signal(9)),
  ])
  func `It is told how one ends`(script: String, ending: ChildProcess.Ending) throws {
    var endings: [ChildProcess.Ending] = []
    let process = try ChildProcess(["sh", "-c", script]) { endings.append($0) }
    MainLoop.run(forAtMost: 5000) { !endings.isEmpty }
    #expect(endings == [ending])
    withExtendedLifetime(process) {}
  }

  @Test func `Nobody is told of one that is not wanted any more`() throws {
    var endings: [ChildProcess.Ending] = []
    var process: ChildProcess? = try ChildProcess(["cat"], hasInput: true) { endings.append($0) }
    let id = try #require(process).id
    process = nil
    // Its input has ended, and so does it; then its number is nobody's.
    #expect(MainLoop.run(forAtMost: 5000) { !Self.isThere(id) })
    #expect(endings.isEmpty)
  }

  @Test func `A text that is longer than a pipe takes at once is not sent`() throws {
    let process = try ChildProcess(["cat"], hasInput: true)
    #expect(process.send("é\n"))
    #expect(!process.send(String(repeating: "a", count: 4097)))
    process.stop()
    // A program that another test starts at this moment has the other end of the pipe, too, from the
    // fork to the exec.
    #expect(MainLoop.run(forAtMost: 5000) { !process.send("é\n") })
  }

  @Test(arguments: [("/nowhere/at-all", "No such file"), ("/etc/passwd", "Permission denied")])
  func `It is said why one cannot be started`(program: String, reason: String) throws {
    let error = #expect(throws: ChildProcess.StartError.self) { try ChildProcess([program]) }
    #expect(try #require(error).description.hasPrefix(reason))
  }

  @Test func `A command line is taken apart as a shell would`() {
    #expect(ChildProcess.words(of: "a 'b c' \"d\" e\\ f") == ["a", "b c", "d", "e f"])
    #expect(ChildProcess.words(of: "a 'b") == nil)
    #expect(ChildProcess.words(of: " ") == nil)
  }

  private static func isThere(_ id: Int32) -> Bool { kill(id, 0) == 0 }
}
