import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What packaging/run and packaging/test do if packages are missing.
  @Suite @MainActor struct AptTests {
    private static let common = Support.package.appending(path: "packaging/lib/common.sh").path

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
      var environment = ProcessInfo.processInfo.environment
      environment["IBUS_CALLOUT_APT_PATIENCE"] = "\(patience)"
      return try Outcome(
        URL(filePath: "/bin/bash"), ["-c", "source '\(Self.common)'; apt_get sh '\(apt)' update"],
        environment: environment, files: nil)
    }

    @Test func `apt's lock is waited for, and its holder named once`() throws {
      let outcome = try run(lockedFor: 2, patience: 60)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let sentence = "waiting for updates (process 42), which holds apt's lock\n"
      #expect(outcome.output.hasSuffix(sentence), "\(outcome.output)")
      #expect(outcome.output.count(where: \.isNewline) == 1, "\(outcome.output)")
    }

    @Test func `apt's lock is not waited for for ever`() throws {
      let outcome = try run(lockedFor: 1000, patience: 1)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.hasPrefix("After 1 seconds updates (process 42) still holds apt's lock"),
        "\(outcome.errors)")
    }

    @Test(arguments: ["sudo() { return 1; }", "command() { return 1; }"])
    func `who cannot be asked for a password is told what to install`(sudo: String) throws {
      let script = """
        source '\(Self.common)'
        id() { echo 1000; }
        dpkg-query() { [ "$*" = '-W dpkg' ]; }
        \(sudo)
        packages one two
        """
      // In a session of its own, it has no terminal.
      let outcome = try Outcome(
        URL(filePath: "/usr/bin/setsid"), ["--wait", "/bin/bash", "-c", script],
        environment: ProcessInfo.processInfo.environment, files: nil)
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(outcome.output)")
      #expect(
        outcome.errors == "Install these as root, then try again: apt-get install one two\n",
        "\(outcome.errors)")
    }

    @Test func `what tools print is read in one language, whatever the session's`() throws {
      var environment = ProcessInfo.processInfo.environment
      environment["LC_ALL"] = "fr_FR.UTF-8"
      environment["LANGUAGE"] = "fr"
      let script = #"source '\#(Self.common)'; echo "$LC_ALL/$LANGUAGE ${session_language[*]}""#
      let outcome = try Outcome(
        URL(filePath: "/bin/bash"), ["-c", script], environment: environment, files: nil)
      #expect(outcome.output == "C.UTF-8/ LC_ALL=fr_FR.UTF-8 LANGUAGE=fr\n", "\(outcome.errors)")
    }
  }
}
