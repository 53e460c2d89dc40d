import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What packaging/run and packaging/test do while another program holds apt's lock.
  @Suite @MainActor struct AptLockTests {
    /// Runs apt's stand-in as the scripts run apt; the lock is held for its first `times` calls.
    private func run(lockedFor times: Int, patience: Int) throws -> Outcome {
      let script = """
        #!/bin/sh
        echo >>"$0.calls"
        [ "$(wc -l <"$0.calls")" -gt \(times) ] && exit 0
        echo "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 42 (updates)"
        exit 100
        """
      let folder = try TemporaryFolder(files: ["apt": script])
      defer { folder.remove() }
      let apt = folder.url.appending(path: "apt").path
      let common = Support.package.appending(path: "packaging/lib/common.sh").path
      var environment = ProcessInfo.processInfo.environment
      environment["IBUS_CALLOUT_APT_PATIENCE"] = "\(patience)"
      return try Outcome(
        URL(filePath: "/bin/bash"), ["-c", "source '\(common)'; apt_get sh '\(apt)' update"],
        environment: environment, files: nil)
    }

    @Test func `it is waited for, and named once`() throws {
      let outcome = try run(lockedFor: 2, patience: 60)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let sentence = "waiting for updates (process 42), which holds apt's lock\n"
      #expect(outcome.output.hasSuffix(sentence), "\(outcome.output)")
      #expect(outcome.output.count(where: \.isNewline) == 1, "\(outcome.output)")
    }

    @Test func `it is not waited for for ever`() throws {
      let outcome = try run(lockedFor: 1000, patience: 1)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.hasPrefix("After 1 seconds updates (process 42) still holds apt's lock"),
        "\(outcome.errors)")
    }
  }
}
