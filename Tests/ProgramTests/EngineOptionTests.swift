import Foundation
import Testing

extension ProgramTests {
  /// The command line of `ibus-engine-callout`.
  @Suite @MainActor struct EngineOptionTests {
    @Test(arguments: ["--version", "-V"])
    func `the version is told`(option: String) throws {
      let outcome = try Outcome(Programs.engine(), [option])
      #expect(outcome.status == 0)
      let form =
        /ibus-engine-callout \d+\.\d+\.\d+( \(development build, commit [0-9a-f]{7}( with changes)?\))?\n/
      #expect(outcome.output.wholeMatch(of: form) != nil)
      #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: ["--help", "-h"])
    func `all options are explained`(option: String) throws {
      let outcome = try Outcome(Programs.engine(), [option])
      #expect(outcome.status == 0)
      for option in ["--ibus", "--xml", "--setting", "--trace", "--version", "--help"] {
        #expect(outcome.output.contains(option))
      }
      // Whoever traces should know what is in the trace.
      #expect(outcome.output.contains("it holds what is typed"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    /// What is wrong with a command line, and what the sentence about it has to name.
    nonisolated static let mistakes: [(arguments: [String], words: [String])] = [
      (["--frobnicate"], ["--frobnicate", "--help"]),
      (["frobnicate"], ["frobnicate", "--help"]),
      (["--setting"], ["--setting", "value"]),
      (["--trace"], ["--trace", "value"]),
      (["--ibus=yes"], ["--ibus", "no value"]),
      (["--xml", "--frobnicate"], ["--frobnicate"]),
      (["--setting", "hold-delay"], ["hold-delay", "KEY=VALUE"]),
      (["--setting", "colour='red'"], ["colour", "hold-rules"]),
      (["--setting", "hold=maybe"], ["hold=maybe", "true"]),
      (["--setting", "hold=1"], ["hold=1", "true"]),
      (["--setting", "locales='fr'"], ["locales='fr'", "['fr', 'en']"]),
      (["--setting", "hold-delay=149"], ["149", "150", "1500"]),
      (["--setting", "hold-delay=1501"], ["1501", "150", "1500"]),
      (["--setting", "hold-delay=-1"], ["hold-delay=-1"]),
      (["--setting", "letter-source='moon'"], ["moon", "automatic", "system", "locale"]),
      (["--setting", "hold-rules=['xim']"], ["xim", "PATTERN="]),
      (["--setting", "hold-rules=['xim=sometimes']"], ["sometimes", "compose"]),
      (["--setting", "hold-rules=['xim@moon=on']"], ["moon", "purpose"]),
      (["--setting", "hold-rules=['=on']"], ["=on", "PATTERN="]),
    ]

    @Test(arguments: mistakes)
    func `a mistake on the command line is answered with one sentence`(
      arguments: [String], words: [String]
    ) throws {
      for mode in [[], ["--ibus"]] {
        let outcome = try Outcome(
          Programs.engine(), mode + arguments,
          environment: Programs.environment.merging(noBus) { $1 })
        #expect(outcome.status == 1, "\(mode)")
        expectFailure(outcome, mentioning: words + ["ibus-engine-callout: "])
      }
    }

    @Test(arguments: [[], ["--ibus"]])
    func `without IBus there is one sentence`(mode: [String]) throws {
      let outcome = try Outcome(
        Programs.engine(), mode, environment: Programs.environment.merging(noBus) { $1 })
      #expect(outcome.status == 1)
      expectFailure(outcome, mentioning: ["No IBus is running", "ibus-daemon"])
    }

    /// An address with nothing behind it.
    private let noBus = ["IBUS_ADDRESS": "unix:path=/dev/null/ibus"]
  }
}
