import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// An installation in a folder that neither IBus nor GLib knows.
  @Suite @MainActor struct PrefixTests {
    /// The programs and files as `packaging/install PREFIX` lays them out.
    private static func install(in folder: TemporaryFolder) throws -> URL {
      let prefix = folder.url.appending(path: "prefix")
      let files = FileManager.default
      for path in ["bin", "libexec", "share/glib-2.0/schemas"] {
        try files.createDirectory(
          at: prefix.appending(path: path), withIntermediateDirectories: true)
      }
      try files.copyItem(
        at: Programs.cli().resolvingSymlinksInPath(), to: prefix.appending(path: "bin/ime-cli"))
      let engine = prefix.appending(path: "libexec/ibus-engine-callout")
      try files.copyItem(at: Programs.engine().resolvingSymlinksInPath(), to: engine)
      let data = LocaleFile.folder.deletingLastPathComponent()
      try files.createSymbolicLink(
        at: prefix.appending(path: "share/ibus-callout"), withDestinationURL: data)
      try ComponentFile(program: engine, arguments: []).write(
        to: prefix.appending(path: "share/ibus/component"))
      try compile("true", to: prefix.appending(path: "share/glib-2.0/schemas"))
      return prefix
    }

    /// Compiles the settings with another default for `hold`.
    private static func compile(_ hold: String, to folder: URL) throws {
      let source = folder.deletingLastPathComponent().appending(path: "source-\(hold)")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      let name = "\(SettingsTests.schema).gschema.xml"
      let text = try String(
        contentsOf: Support.package.appending(path: "data/\(name)"), encoding: .utf8)
      try text.replacing(
        /(<key name="hold" type="b">\s*<default>)true/, with: { "\($0.1)\(hold)" }
      ).write(to: source.appending(path: name), atomically: true, encoding: .utf8)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let outcome = try Outcome(
        URL(filePath: "/usr/bin/glib-compile-schemas"), ["--targetdir=\(folder.path)", source.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `settings are those beside the program, unless a variable names a folder`() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let cli = try Self.install(in: folder).appending(path: "bin/ime-cli")
      let other = folder.url.appending(path: "other/schemas")
      try Self.compile("false", to: other)
      var environment = Programs.environment
      environment["GSETTINGS_BACKEND"] = "memory"
      let own = try Outcome(cli, ["settings", "get", "hold"], environment: environment)
      #expect(own.output == "true\n", "\(own.errors)")
      environment["GSETTINGS_SCHEMA_DIR"] = other.path
      let chosen = try Outcome(cli, ["settings", "get", "hold"], environment: environment)
      #expect(chosen.output == "false\n", "\(chosen.errors)")
      let doctor = try Outcome(cli, ["doctor"], environment: environment)
      #expect(doctor.output.contains(" in \(other.path)\n"), "\(doctor.output)")
    }

    @Test func `what packaging/install says of another prefix works as it is printed`() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let prefix = try Self.install(in: folder)
      // A new session: what it has is what the text says.
      let script = """
        set -e
        . packaging/choosing.sh
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
