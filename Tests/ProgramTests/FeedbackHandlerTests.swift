import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Visible feedback of the real engine.
  @Suite @MainActor struct FeedbackHandlerTests {
    private func settings(_ handlers: String) -> [String] {
      .settings("hold-delay=150", "feedback=true", "feedback-handlers=\(handlers)")
    }

    @Test func `signs are shown for a moment, but not in a password field`() throws {
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

    @Test func `an unknown handler is named once, and typing continues`() throws {
      let (engine, client) = try BareSession.started().startTyping(settings("['moon', 'visual']"))
      try client.expect("xxét", after: .tap("x") + .tap("x") + .pick(1, of: "e") + .tap("t"))
      let lines = engine.log.split(separator: "\n").filter { $0.contains("moon") }
      #expect(lines.count == 1, "\(engine.log)")
      #expect(lines.first?.contains("the known ones are canberra, feedbackd, visual") == true)
    }
  }
}
