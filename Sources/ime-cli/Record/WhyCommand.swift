import ArgumentParser
import Commands
import GLib
import Hosting
import KeyboardCore

struct WhyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Says why the last key that was held opened its list, or did not.",
    discussion: """
      Hold a key where something is wrong, then run this in a terminal. The engine remembers what it \
      decided about the last key that was held, or when emoji were last asked for, but not which key \
      it was.

      Examples:
        ime-cli why
        ime-cli why --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    guard let text = Self.lastHold else {
      throw CommandError("No engine answers. Run \"ime-cli doctor\" to find out why.")
    }
    guard !text.isEmpty, let report = try? JSONValue(parsing: text) else {
      throw CommandError("No key was held, and no emoji requested, since the engine started.")
    }
    print(json ? report.pretty : HoldAdvice(report).text)
  }

  /// The engine's report on the last held key as JSON: "" if no key was held, `nil` without an engine.
  @MainActor static var lastHold: String? {
    var answer: String??
    EngineQuestions.askLastHold {
      answer = .some($0)
      MainLoop.quit()
    }
    MainLoop.run(forAtMost: 3000) { answer != nil }
    return answer ?? nil
  }
}
