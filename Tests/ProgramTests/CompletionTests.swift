import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// How shells complete a command line.
  @Suite @MainActor struct CompletionTests {
    /// Unique beginnings of words, and the words.
    nonisolated static let lines: [(typed: String, completed: String)] = [
      ("ime-cli them", "ime-cli themes"),
      ("ime-cli locales dr", "ime-cli locales draft"),
      ("ime-cli callouts ckb-", "ime-cli callouts ckb-PC"),
      ("ime-cli emoji --locale sr-", "ime-cli emoji --locale sr-Latn"),
      ("ime-cli keyboard fr --layout nat", "ime-cli keyboard fr --layout native"),
      ("ime-cli keyboard fr --theme hi", "ime-cli keyboard fr --theme high-contrast"),
      ("ime-cli type --purpose term", "ime-cli type --purpose terminal"),
      ("ime-cli settings get auto-", "ime-cli settings get auto-capitals"),
      ("ime-cli settings set theme col", "ime-cli settings set theme colourful"),
      ("ime-cli settings set smart-quotes t", "ime-cli settings set smart-quotes true"),
      ("ime-cli settings set locales fr ckb-", "ime-cli settings set locales fr ckb-PC"),
    ]

    nonisolated private static let hasShells = ["zsh", "fish"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    @Test(
      .enabled(if: hasShells, "zsh and fish are needed"), arguments: ["bash", "zsh", "fish"])
    func `a shell completes commands, names and values`(shell: String) throws {
      let folder = try started(TemporaryFolder(files: ["schemas/.keep": ""]))
      let schemas = folder.url.appending(path: "schemas")
      try BareSession.compileSchema(to: schemas)
      let programs = try Programs.cli().deletingLastPathComponent().path
      for line in Self.lines {
        let outcome = try Outcome(
          URL(filePath: "/usr/bin/zsh"),
          [
            "-f", Support.package.appending(path: "Tests/ProgramTests/Clients/complete.zsh").path,
            shell, line.typed, folder.url.path,
          ],
          environment: Programs.environment.merging([
            "PATH": "\(programs):/usr/local/bin:/usr/bin:/bin",
            "GSETTINGS_SCHEMA_DIR": schemas.path, "GSETTINGS_BACKEND": "memory",
          ]) { $1 })
        #expect(outcome.errors.isEmpty, "\(line.typed)")
        #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == line.completed)
      }
    }
  }
}
