import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Values of types that nobody expects: answers of other programs, and a schema of another version.
  @Suite @MainActor struct WrongTypeTests {
    /// What the engine calls on the session bus.
    private static let services = [
      "org.gnome.Shell", "org.kde.KWin", "org.sigxcpu.Feedback", "org.gnome.Orca1.Service",
      "org.gnome.Orca.Service",
    ]

    @Test(arguments: ["(1,)", "('43.9',)", "(<1>,)", "([1],)", "(true,)", "()"])
    func `programs that answer with values of other types do not end the engine`(
      answer: String
    ) throws {
      let session = try BareSession.started(
        engines: ["callout:fr"],
        arguments: .settings(
          "hold-delay=150", "feedback=true", "feedback-handlers=['feedbackd']"),
        hasSessionBus: true)
      let liar = try started(session.startScript("wrong_answers", [answer] + Self.services))
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      let worker = try #require(try session.engineProcesses().worker)
      for name in ["gnome-shell", "wayland"] {
        try client.open(client: name)
        try client.perform(.text("ab") + .hold("e") + .tap(.right) + .tap(.escape))
      }
      // GNOME Shell's version, two questions to KWin, feedback, and a list for the screen reader.
      for called in ["Get", "unloadScript", "loadScript", "TriggerFeedback", "PresentMessage"] {
        try session.wait(for: "\(called): \(session.daemonLog)") {
          try liar.ask("called").contains(called)
        }
      }
      try client.open()
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      #expect(try session.engineProcesses().worker == worker, "\(session.daemonLog)")
      #expect(!session.daemonLog.contains("CRITICAL"), "\(session.daemonLog)")
    }

    @Test func `a program that takes the engine's name is no engine for why`() throws {
      let session = try BareSession.started(hasSessionBus: true)
      let name = "org.freedesktop.IBus.Callout.Engine"
      _ = try started(session.startScript("wrong_answers", ["(1,)", name]))
      let outcome = try session.cli(["why"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("No engine"), "\(outcome.errors)")
    }

    /// A schema whose keys `greeting` and `locales` have other types, which lacks `rare-letters`, and
    /// in which `hold-delay` begins at 300.
    private static func another(_ schema: String) -> String {
      schema
        .replacing(
          #/"locales" type="as">\s*<default>\[\]/#, with: #""locales" type="s"><default>'de'"#
        )
        .replacing(
          #/"greeting" type="b">\s*<default>true/#, with: #""greeting" type="i"><default>3"#
        )
        .replacing(#""rare-letters""#, with: #""letters""#)
        .replacing(#"min="150""#, with: #"min="300""#)
    }

    @Test func `with a schema of another version the engine types, and names what it lacks`() throws
    {
      let session = try BareSession.withSchema(engines: ["callout:fr"], changedBy: Self.another)
      let client = try session.openClient(engine: "callout:fr")
      try client.open()
      // The first letter turns the greeting off, and a menu stores a choice.
      try client.expect("ét", after: .pick(1, of: "e", after: 800) + .tap("t"))
      let worker = try #require(try session.engineProcesses().worker)
      try client.choose("hold", isOn: true)
      // The settings that fit apply.
      try session.set("hold-delay", "1500")
      try client.expectSoon(.hold("e", for: 800)) { $0.list.isEmpty }
      try session.set("locales", "'fr'")
      try session.set("hold-delay", "300")
      try client.expectSoon(.hold("e", for: 500)) { !$0.list.isEmpty }
      let log = session.daemonLog
      #expect(try session.engineProcesses().worker == worker, "\(log)")
      let lines = log.split(separator: "\n").filter { $0.contains("settings schema") }
      #expect(lines.count == 1, "\(log)")
      let misfits =
        "greeting (of type i, not b), locales (of type s, not as), rare-letters (missing)."
      #expect(lines.first?.contains(misfits) == true, "\(log)")
      #expect(lines.first?.contains("Reinstall ibus-callout, or remove that schema.") == true)
      #expect(!log.contains("CRITICAL"), "\(log)")
    }

    @Test func `with a schema of another version the settings that fit can be changed`() throws {
      let session = try BareSession.withSchema(changedBy: Self.another)
      let list = try session.cli(["settings"])
      #expect(list.status == 0)
      #expect(list.output.contains("hold-delay\t"), "\(list.output)")
      #expect(!list.output.contains("locales\t"), "\(list.output)")
      #expect(list.errorLines.count == 1, "\(list.errors)")
      #expect(list.errors.contains("locales (of type s, not as)"), "\(list.errors)")
      let whole = try session.cli(["settings", "set", "hold-delay", "400"])
      #expect(whole.status == 0, "\(whole.errors)")
      #expect(try session.setting("hold-delay") == "uint32 400")
      for (arguments, reason) in [
        (["set", "hold-delay", "200"], "does not allow 200 for hold-delay"),
        (["set", "locales", "fr"], "of another version"),
        (["get", "locales"], "of another version"),
        (["reset", "locales"], "of another version"),
        (["add", "locales", "fr"], "of another version"),
      ] {
        let outcome = try session.cli(["settings"] + arguments)
        #expect(outcome.status == 1, "\(arguments)")
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
      }
      #expect(try session.setting("hold-delay") == "uint32 400")
      #expect(try session.cli(["settings", "reset", "--all"]).status == 0)
      let doctor = try session.cli(["doctor"])
      #expect(doctor.output.contains("✗ The settings schema in "), "\(doctor.output)")
    }
  }
}
