import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Feedback that is seen, and that a user's program is told of, over the real engine.
  @Suite @MainActor struct FeedbackHandlerTests {
    private func settings(_ handlers: String) -> [String] {
      .settings("hold-delay=150", "feedback=true", "feedback-handlers=\(handlers)")
    }

    @Test func `signs are seen for a moment, and none in a password field`() throws {
      let client = try BareSession.started().startTyping(settings("['visual']")).client
      try client.open(.whole)
      let signs: [([KeyStep], String)] = [
        (.tap("x"), "●"), (.tap(.enter), "◆"), ([.down("e"), .wait(180)], "▾"),
        ([.up("e")] + .tap(.right), "▸"),
      ]
      for (steps, sign) in signs {
        #expect(try client.perform(steps + [.wait(30)]).look.line == sign)
      }
      #expect(try client.perform(.tap(.escape) + [.wait(400)]).look.line == "")
      try client.open(.whole, for: .password)
      #expect(try client.perform(.tap("x") + [.wait(30)]).look.line == "")
    }

    @Test func `a user's program is told of kinds, and of nothing in a password field`() throws {
      let script = "#!/bin/sh\nexec cat >\"$HOME/told\"\n"
      let session = try BareSession.started(files: ["home/tell": script])
      let told = session.folder.appending(path: "home/told")
      let command = "sh " + session.folder.appending(path: "home/tell").path
      let (_, client) = try session.startTyping(
        settings("['command']") + ["--setting", "feedback-command='\(command)'"])
      func lines(_ count: Int) throws -> [String] {
        var lines: [String] = []
        try session.wait(for: "\(count) lines", seconds: 5) {
          let text = (try? String(contentsOf: told, encoding: .utf8)) ?? ""
          lines = text.split(separator: "\n").map(String.init)
          return lines.count >= count
        }
        return lines
      }
      for key in ["q", "z"] as [PhysicalKey] { try client.perform(.tap(key) + [.wait(100)]) }
      try client.perform(.tap(.enter))
      let input = #"{"audio":"input","haptic":"light"}"#
      let expected = [input, input, #"{"audio":"system","haptic":"light"}"#]
      #expect(try lines(3) == expected)
      try client.open(for: .password)
      for key in ["q", "e", .enter] as [PhysicalKey] { try client.perform(.hold(key)) }
      try client.open()
      try client.perform(.tap("x"))
      #expect(try lines(4) == expected + [input])
    }

    @Test func `a handler nobody knows is named once, and typing goes on`() throws {
      let (engine, client) = try BareSession.started().startTyping(settings("['moon', 'visual']"))
      try client.expect("xxét", after: .tap("x") + .tap("x") + .pick(1, of: "e") + .tap("t"))
      let lines = engine.log.split(separator: "\n").filter { $0.contains("moon") }
      #expect(lines.count == 1, "\(engine.log)")
      #expect(lines.first?.contains("known are canberra, command, feedbackd, visual") == true)
    }
  }
}
