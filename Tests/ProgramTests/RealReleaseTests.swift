import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The view in a terminal that reports when keys go up: foot, on a sway without a screen.
  @Suite(.enabled(if: FootTerminal.isInstalled, "There is no foot, sway or wtype here"))
  @MainActor struct RealReleaseTests {
    @Test func `a held key is held as long as its key is down`() throws {
      let terminal = try FootTerminal(["try", "--locale", "fr", "--layout", "us"])
      // Releases are asked for.
      try terminal.wait(for: "\u{1b}[>27u")
      // All with one keyboard: when a keyboard goes away, so does the focus.
      try terminal.type([
        "l", "-s", "300", "-P", "e", "-s", "1200", "-p", "e", "-s", "200", "2", "-s", "500",
        "-M", "ctrl", "c", "-m", "ctrl",
      ])
      try terminal.wait(for: "ended 0")
      let output = try terminal.output
      for text in ["held  → list: 1 é", "release e", "typed è", "lè"] {
        #expect(output.contains(text), "\(text)")
      }
      // The protocol is left as it was found.
      #expect(output.contains("\u{1b}[<u"))
    }
  }
}

/// A window of foot with `ime-cli` in it, whose output is kept.
@MainActor
final class FootTerminal: Endable {
  /// Whether everything that it needs is installed.
  nonisolated static let isInstalled = ["sway", "foot", "wtype", "script"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  private let folder: TemporaryFolder
  private let keeper: Keeper
  private var environment: [String: String]

  init(_ arguments: [String]) throws {
    folder = try TemporaryFolder(files: ["logs/empty": "", "run/empty": ""])
    keeper = try Keeper(logs: folder.url.appending(path: "logs"))
    let run = folder.url.appending(path: "run")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: run.path)
    environment = Programs.environment.merging([
      "HOME": folder.url.path, "XDG_RUNTIME_DIR": run.path, "GSETTINGS_BACKEND": "memory",
      "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
    ]) { $1 }
    let settings = try folder.write("xwayland disable\n", to: "sway.conf")
    // sway 1.7 does not run as root, as tests in containers do.
    let user = geteuid() == 0 ? ["unshare", "--user"] : []
    try keeper.start(
      "sway", user + ["sway", "--config", settings.path], environment: environment)
    try wait("a display") {
      let names = try FileManager.default.contentsOfDirectory(atPath: run.path)
      environment["WAYLAND_DISPLAY"] = names.first {
        $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock")
      }
      return environment["WAYLAND_DISPLAY"] != nil
    }
    // A keyboard that stays keeps the focus where it is.
    try keeper.start("keyboard", ["wtype", "-s", "600000"], environment: environment)
    let words = try [Programs.cli().path] + arguments
    let command = words.map { "'\($0)'" }.joined(separator: " ") + "; echo ended $?"
    try keeper.start(
      "foot",
      ["foot", "script", "--quiet", "--flush", "--command", command, file.path],
      environment: environment)
    TestEndTrait.started.append(self)
  }

  /// Everything that the terminal was sent.
  var output: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  /// Types with `wtype`.
  func type(_ arguments: [String]) throws {
    try Support.run(["wtype"] + arguments, environment: environment)
  }

  /// Waits until the terminal has been sent a text.
  func wait(for text: String) throws {
    try wait(text) { (try? output)?.contains(text) ?? false }
  }

  /// Ends everything.
  func end() {
    keeper.end()
    folder.remove()
  }

  private var file: URL { folder.url.appending(path: "typescript") }

  private func wait(_ what: String, until holds: () throws -> Bool) throws {
    try waitUntil(holds, what, within: 20)
  }
}
