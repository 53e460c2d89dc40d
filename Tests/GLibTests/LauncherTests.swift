import Foundation
import GLib
import Testing

@Suite("Programs that are started") struct LauncherTests {
  @Test func `What a program prints arrives later, once`() {
    var outputs: [String?] = []
    Launcher.output(of: ["printf", "%s\n", "é", "b c"]) { outputs.append($0) }
    #expect(outputs.isEmpty)
    #expect(MainLoop.run(forAtMost: 5000) { !outputs.isEmpty })
    #expect(!MainLoop.run(forAtMost: 50) { outputs.count > 1 })
    #expect(outputs == ["é\nb c\n"])
  }

  @Test func `A program that is not installed, or prints no UTF-8, gives nothing`() {
    var outputs: [String?] = []
    Launcher.output(of: ["no-such-program"]) { outputs.append($0) }
    Launcher.output(of: ["printf", "\\377"]) { outputs.append($0) }
    #expect(MainLoop.run(forAtMost: 5000) { outputs.count > 1 })
    #expect(outputs == [nil, nil])
  }

  nonisolated static let endless: [([String], Int, Int)] = [
    (["yes"], 100_000, 60_000), (["sleep", "60"], 100, 100),
    (["sh", "-c", "printf x; sleep 60"], 100, 100),
  ]

  @Test(arguments: endless)
  func `A program that prints without end, or hangs, gives nothing and is killed`(
    command: [String], limit: Int, patience: Int
  ) throws {
    // The program's number is in a file, as what it prints is not told.
    let path = "/tmp/callout-launcher-\(getpid())"
    defer { unlink(path) }
    var outputs: [String?] = []
    let told = ["sh", "-c", "echo $$ >\(path); exec \"$@\"", "sh"] + command
    Launcher.output(of: told, limit: limit, patience: patience) { outputs.append($0) }
    #expect(MainLoop.run(forAtMost: 10_000) { !outputs.isEmpty })
    #expect(outputs == [nil])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let number = try #require(pid_t(text.dropLast()))
    #expect(MainLoop.run(forAtMost: 10_000) { kill(number, 0) != 0 })
  }
}
