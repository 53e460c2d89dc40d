import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Debian's feedbackd on a bus of its own; it has no vibration and no light here.
  @Suite @MainActor struct FeedbackServiceTests {
    @Test func `feedbackd gets events by name, and silent ones for vibration alone`() throws {
      let session = try started(FeedbackSession([.feedbackd]))
      let outcome = try session.play("input", "refused", "--handler", "feedbackd")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        Set(outcome.output.split(separator: "\n")) == [
          "feedbackd accepted the event button-pressed.",
          "feedbackd accepted the event x-callout-refused.",
          "feedbackd accepted the event bell-terminal, silently.",
        ])
      for event in ["button-pressed", "x-callout-refused", "bell-terminal"] {
        let asked = session.feedbackdLog.filter {
          $0.contains("Event '\(event)' for 'ibus-callout'")
        }
        #expect(asked.count == 1, "\(event)")
      }
      // Its theme has a sound for the first alone.
      #expect(session.feedbackdLog.count { $0.contains("Sound event") } == 1)
      #expect(session.feedbackdLog.contains { $0.contains("Sound event button-pressed") })
    }

    @Test func `it plays sounds if no other handler does, by the user's profile`() throws {
      let session = try started(FeedbackSession([.feedbackd, .sound]))
      let recorder = try #require(try session.server?.record())
      #expect(try session.play("custom:message-new-instant", "--handler", "feedbackd").status == 0)
      try recorder.listen(milliseconds: 500)
      #expect(recorder.sounds.isEmpty == false)
      let count = recorder.sounds.count
      let call = [
        "gdbus", "call", "--session", "--dest", "org.sigxcpu.Feedback", "--object-path",
        "/org/sigxcpu/Feedback", "--method",
      ]
      let profile = ["org.sigxcpu.Feedback", "Profile"]
      try session.run(call + ["org.freedesktop.DBus.Properties.Set"] + profile + ["<'quiet'>"])
      #expect(try session.play("custom:message-new-instant", "--handler", "feedbackd").status == 0)
      try recorder.listen(milliseconds: 500)
      #expect(recorder.sounds.count == count)
      let answer = try session.run(call + ["org.freedesktop.DBus.Properties.Get"] + profile)
      #expect(answer.contains("quiet"))
    }

    @Test func `it plays no sound that another handler plays`() throws {
      let session = try started(FeedbackSession([.feedbackd, .sound]))
      let recorder = try #require(try session.server?.record())
      let outcome = try session.play(
        "input", "custom:message-new-instant", "--handler", "canberra", "--handler", "feedbackd")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("canberra plays custom:message-new-instant"))
      #expect(outcome.output.contains("event button-pressed, silently"))
      try recorder.listen(milliseconds: 500)
      #expect(recorder.sounds.isEmpty == false)
      #expect(!session.feedbackdLog.contains { $0.contains("Sound event") })
      #expect(!session.feedbackdLog.contains { $0.contains("message-new-instant' for") })
    }

    @Test func `one that never answers delays nothing, and is not called repeatedly`() throws {
      let session = try started(FeedbackSession([.feedbackd]))
      session.feedbackd?.send(SIGSTOP)
      let player = try session.startPlayer(
        "input", "refused", "--handler", "feedbackd", "--count", "30", "--interval", "100")
      var lines: [String] = []
      repeat {
        lines.append(try player.readLine(within: 10))
      } while lines.last?.hasPrefix("The calls took") == false
      print("30 times two calls, feedbackd stopped: \(lines.last ?? "")")
      let time = try #require(lines.last?.split(separator: " ").compactMap { Int($0) }.first)
      #expect(time < 100_000)
      #expect(lines.contains { $0.hasPrefix("feedbackd does not answer") })
      session.feedbackd?.send(SIGCONT)
      // One of each kind, and no more after it was given up: they would be here by now.
      usleep(300_000)
      #expect(session.feedbackdLog.count { $0.contains("for 'ibus-callout'") } == 3)
    }

    @Test(arguments: [FeedbackSession.Parts.bus, []])
    func `without it, nothing happens`(parts: FeedbackSession.Parts) throws {
      let session = try started(FeedbackSession(parts))
      let outcome = try session.play(
        "input", "--handler", "feedbackd", "--count", "5", "--interval", "10")
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      let reasons = outcome.output.split(separator: "\n").filter {
        $0.hasPrefix("feedbackd does not answer")
      }
      #expect(reasons.count == 1, "\(outcome.output)")
    }
  }
}
