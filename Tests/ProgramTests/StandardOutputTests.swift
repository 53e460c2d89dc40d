import Foundation
import Testing

extension ProgramTests {
  /// What is printed, where it cannot be.
  @Suite @MainActor struct StandardOutputTests {
    nonisolated static let commands = [
      "keyboard fr", "locales", "layout fr", "--help", "--version", "type a", "themes",
    ]

    @Test(arguments: commands)
    func `a full disk is not passed over in silence`(command: String) throws {
      let outcome = try shell("\(Programs.cli().path) \(command) >/dev/full")
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("could not be written"), "\(outcome.errors)")
    }

    @Test func `neither is an output that is closed`() throws {
      let outcome = try shell("\(Programs.cli().path) keyboard fr >&-")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("could not be written"))
      // Nobody reads its input.
      let quiet = try shell("\(Programs.cli().path) themes >/dev/null <&-")
      #expect(quiet.status == 0, "\(quiet.errors)")
    }

    @Test func `the engine's component is not half a one`() throws {
      let outcome = try shell("\(Programs.engine().path) --xml >/dev/full")
      #expect(outcome.status == 1 && outcome.errors.contains("could not be written"))
    }

    private func shell(_ command: String) throws -> Outcome {
      try Outcome(URL(filePath: "/bin/sh"), ["-c", command])
    }
  }
}
