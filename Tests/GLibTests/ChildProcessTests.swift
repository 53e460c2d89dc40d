import GLib
import Testing

@Suite("Programs that are started") struct ChildProcessTests {
  @Test(arguments: [("/nowhere/at-all", "No such file"), ("/etc/passwd", "Permission denied")])
  func `It is said why one cannot be started`(program: String, reason: String) throws {
    let error = #expect(throws: ChildProcess.StartError.self) { try ChildProcess([program]) }
    #expect(try #require(error).description.hasPrefix(reason))
  }
}
