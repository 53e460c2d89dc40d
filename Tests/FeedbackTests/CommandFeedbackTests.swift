import Foundation
import GLib
import KeyboardCore
import Testing

@testable import Feedback

@Suite("A program that is told of feedback") final class CommandFeedbackTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "command-feedback-\(UUID().uuidString.prefix(8))")
  private var problems: [String] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func makeHandler(_ script: String, pause: Int = 10_000) throws -> CommandFeedbackHandler {
    try #require(
      CommandFeedbackHandler(
        command: "sh -c '\(script)' sh \(folder.path)", host: host, pause: pause))
  }

  private var host: FeedbackHost {
    FeedbackHost(soundsFolder: "") { [weak self] in self?.problems.append($0) }
  }

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Ends a program that has written its process id.
  private func end() {
    if let process = lines("log").first.flatMap({ Int32($0) }) { kill(process, SIGKILL) }
  }

  private func wait(_ milliseconds: Int = 5000, until condition: () -> Bool) -> Bool {
    MainLoop.run(forAtMost: milliseconds, until: condition)
  }

  @Test func `It is started with the first one, gets a line for each, and ends with the handler`()
    throws
  {
    let script =
      "echo start >>$1/log; while read line; do echo $line >>$1/log; done; echo end >>$1/log"
    var handler: CommandFeedbackHandler? = try makeHandler(script)
    #expect(!wait(100) { !lines("log").isEmpty })
    handler?.play(KeyboardFeedback(audio: .input, haptic: .light))
    handler?.play(KeyboardFeedback(audio: .delete))
    #expect(wait { lines("log").count == 3 })
    handler?.play(KeyboardFeedback(haptic: .error))
    #expect(wait { lines("log").count == 4 })
    handler = nil
    #expect(wait { lines("log").last == "end" })
    #expect(
      lines("log").dropLast() == [
        "start", #"{"audio":"input","haptic":"light"}"#, #"{"audio":"delete","haptic":"none"}"#,
        #"{"audio":"none","haptic":"error"}"#,
      ])
    #expect(problems.isEmpty)
  }

  @Test func `One that never reads holds nothing up, and misses lines`() throws {
    let script = "echo $$ >>$1/log; while [ ! -e $1/go ]; do sleep 0.01; done; wc -l >$1/count"
    var handler: CommandFeedbackHandler? = try makeHandler(script)
    handler?.play(KeyboardFeedback(audio: .input))
    #expect(wait { !lines("log").isEmpty })
    defer { end() }
    let start = ContinuousClock.now
    // Twenty times what a pipe takes.
    for _ in 0..<40_000 { handler?.play(KeyboardFeedback(audio: .input, haptic: .light)) }
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(problems.isEmpty)
    // It reads after all: what the pipe took, and no more.
    handler = nil
    try Data().write(to: folder.appending(path: "go"))
    #expect(wait { !lines("count").isEmpty })
    let count = try #require(lines("count").first.flatMap { Int($0) })
    #expect((1..<40_001).contains(count))
  }

  @Test func `One that ends is named once and started again, but not at once`() throws {
    let handler = try makeHandler("echo start >>$1/log; read line; exit 3", pause: 400)
    handler.play(KeyboardFeedback(audio: .input))
    #expect(wait { !problems.isEmpty })
    #expect(lines("log").count == 1)
    #expect(problems.first?.contains("has ended with code 3") == true, "\(problems)")
    // Nobody is there for these, and nobody dies of it.
    for _ in 0..<5 { handler.play(KeyboardFeedback(audio: .input)) }
    #expect(!wait(100) { lines("log").count > 1 })
    _ = wait(400) { false }
    handler.play(KeyboardFeedback(audio: .input))
    #expect(wait { lines("log").count == 2 })
    #expect(!wait(100) { problems.count > 1 })
  }

  @Test func `A program that closes its input and goes on is no end of ours`() throws {
    let handler = try makeHandler("exec <&-; echo $$ >>$1/log; exec sleep 100")
    handler.play(KeyboardFeedback(audio: .input))
    #expect(wait { !lines("log").isEmpty })
    defer { end() }
    for _ in 0..<10 { handler.play(KeyboardFeedback(audio: .input)) }
    #expect(problems.isEmpty)
  }

  @Test func `Its pipes break as usual`() throws {
    // With SIGPIPE ignored, yes would complain and end with 1.
    let handler = try makeHandler(
      "read line; { yes; echo $? >>$1/log; } | head -n 1 >/dev/null; sleep 0.2; echo end >>$1/log")
    handler.play(KeyboardFeedback(audio: .input))
    #expect(wait { lines("log").last == "end" })
    #expect(lines("log") == ["141", "end"])
  }

  @Test(arguments: [
    ("", ["none is set"]), ("a 'b", ["a 'b", "quote"]),
  ])
  func `A command line that is none is named`(command: String, words: [String]) {
    #expect(CommandFeedbackHandler(command: command, host: host) == nil)
    #expect(problems.count == 1)
    for word in words { #expect(problems.first?.contains(word) == true, "\(problems)") }
  }

  @Test func `A program that is not there is named once`() throws {
    let handler = try #require(
      CommandFeedbackHandler(command: "/nowhere/at-all -x", host: host, pause: 0))
    for _ in 0..<3 {
      handler.play(KeyboardFeedback(audio: .input))
      #expect(wait(1000) { !handler.isPending })
    }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("/nowhere/at-all") == true)
    #expect(problems.first?.contains("No such file") == true, "\(problems)")
  }
}
