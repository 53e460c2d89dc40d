import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// An installation in a folder that neither IBus nor GLib knows.
  @Suite @MainActor struct PrefixTests {
    @Test func `the advice of packaging/install for another prefix works as printed`() throws {
      let folder = try started(TemporaryFolder())
      let home = Programs.environment.merging(["HOME": folder.url.path]) { $1 }
      #expect(try TranscriptTests.shell("installed", home).status == 0)
      let prefix = folder.url.appending(path: "prefix")
      let engine = prefix.appending(path: "libexec/ibus-engine-callout")
      try ComponentFile(program: engine, arguments: []).write(
        to: prefix.appending(path: "share/ibus/component"))
      // A new session with the variables from the text.
      let script = """
        set -e
        . packaging/lib/choosing.sh
        how_to_choose \(prefix.path) >"$HOME/said"
        variable=$(sed -n 's/^    \\(IBUS_[^ ]*\\)$/\\1/p' "$HOME/said")
        command=$(sed -n 's/^    \\(.* write-cache\\)$/\\1/p' "$HOME/said")
        ibus write-cache
        sh -c "$command"
        export "$variable" IBUS_ADDRESS=unix:path="$HOME/ibus"
        ibus-daemon --panel=disable --config=disable --emoji-extension=disable \
          --address="$IBUS_ADDRESS" &
        trap 'kill $!' EXIT
        until [ -e "$HOME/ibus" ]; do sleep 0.1; done
        PATH=\(prefix.path)/bin:$PATH
        ime-cli type --bus --locale fr 'hold:e 2'
        ime-cli doctor || true
        """
      var environment = Programs.environment
      environment["GSETTINGS_BACKEND"] = "memory"
      environment["XDG_RUNTIME_DIR"] = folder.url.path
      let outcome = try Outcome(
        URL(filePath: "/bin/bash"),
        ["-c", "cd '\(Support.package.path)'\n\(script)"], environment: environment)
      #expect(outcome.output.contains("text: è\n"), "\(outcome.output)\(outcome.errors)")
      for folder in ["share/glib-2.0/schemas", "share/ibus/component/callout.xml"] {
        #expect(outcome.output.contains("\(prefix.path)/\(folder)"), "\(outcome.output)")
      }
    }
  }
}
