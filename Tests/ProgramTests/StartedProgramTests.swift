import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The environment of programs that the engine starts: the same as if IBus had started them.
  @Suite @MainActor struct StartedProgramTests {
    /// What a started program writes about itself into a file named by its argument.
    private static let report = """
      #!/bin/sh
      exec >"$(dirname "$0")/$1.new"
      # A shell that starts a program has other signals for a moment: so it starts none.
      for file in /proc/self/fd/*; do
        [ ! -e "$file" ] || [ "$file" -ef "$0" ] || echo "open: ${file##*/}"
      done
      while IFS= read -r line; do echo "$line"; done </proc/self/status
      while IFS= read -r line; do echo "$line"; done </proc/self/limits
      mv "$(dirname "$0")/$1.new" "$(dirname "$0")/$1"

      """

    @Test func `they have the limits, mask, signals and files that IBus gives, and no more`()
      throws
    {
      let folder = try started(TemporaryFolder(files: ["report": Self.report]))
      let report = "sh \(folder.url.path)/report"
      let setup = try folder.write("#!/bin/sh\nexec \(report) settings\n", to: "ibus-setup-callout")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: setup.path)
      let session = try BareSession.started(
        engines: ["callout:fr"],
        arguments: [
          "key-bindings=['Escape=url:callout-test:x', 'Tab=settings']"
        ].flatMap { ["--setting", $0] },
        files: BareSession.handler(of: "callout-test", command: "\(report) address"),
        environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
      let daemon = try #require(
        RunningProcess.all {
          $0.arguments.first == "ibus-daemon"
            && $0.environment.contains("HOME=\(session.environment["HOME"] ?? "")")
        }.first)
      // Unusual limits: a program can have them only from the daemon.
      try Support.run([
        "prlimit", "--pid", "\(daemon.id)", "--core=4096:", "--fsize=123456789", "--nofile=512:",
      ])
      let client = try session.openClient(engine: "callout:fr")
      try client.perform(.tap("x") + .tap(.escape) + .tap(.tab))
      let status = try Self.lines(of: "/proc/\(daemon.id)/status")
      let limits = try Self.lines(of: "/proc/\(daemon.id)/limits")
      for name in ["address", "settings"] {
        let path = folder.url.appending(path: name).path
        try session.wait(for: name) { FileManager.default.fileExists(atPath: path) }
        let lines = try Self.lines(of: path)
        #expect(lines.contains { $0.hasPrefix("Umask:") })
        #expect(Self.value("Umask", in: lines) == Self.value("Umask", in: status), "\(name)")
        #expect(Self.signals("SigBlk", in: lines) == 0, "\(name)")
        let ignored = Self.signals("SigIgn", in: lines)
        #expect(ignored & ~Self.signals("SigIgn", in: status) == 0, "\(name)")
        for limit in limits { #expect(lines.contains(limit), "\(name)") }
        let open = lines.filter { $0.hasPrefix("open: ") }
        #expect(open == ["open: 0", "open: 1", "open: 2"], "\(name)")
      }
    }

    private static func lines(of file: String) throws -> [String] {
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private static func value(_ name: String, in lines: [String]) -> String {
      let line = lines.first { $0.hasPrefix(name + ":") }
      return line?.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }

    /// The signals of a mask without the two that glibc reserves.
    private static func signals(_ name: String, in lines: [String]) -> UInt64 {
      (UInt64(value(name, in: lines), radix: 16) ?? .max) & ~(0b11 << 31)
    }
  }
}
