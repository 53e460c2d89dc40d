import Foundation

/// The programs under test.
enum Programs {
  /// `ibus-engine-callout`: the one that the environment names, or the one built with the tests.
  static func engine() throws -> URL {
    if let named = ProcessInfo.processInfo.environment["IBUS_CALLOUT_ENGINE"] {
      return try existing(URL(filePath: named))
    }
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    // The tests run in their own program, or in one of the toolchain that gets their path.
    let candidates = [folder] + CommandLine.arguments.map { URL(filePath: $0) }
    for candidate in candidates {
      let program = candidate.deletingLastPathComponent().appending(path: "ibus-engine-callout")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return try existing(Support.package.appending(path: ".build/debug/ibus-engine-callout"))
  }

  /// `ime-cli`: the one the environment names, or the one beside the engine.
  static func cli() throws -> URL { try program("ime-cli", namedBy: "IBUS_CALLOUT_CLI") }

  /// `ibus-setup-callout`, likewise.
  static func setup() throws -> URL {
    try program("ibus-setup-callout", namedBy: "IBUS_CALLOUT_SETUP")
  }

  /// `callout-wayland`, likewise.
  static func wayland() throws -> URL {
    try program("callout-wayland", namedBy: "IBUS_CALLOUT_WAYLAND")
  }

  /// `ime-measure`, likewise.
  static func measure() throws -> URL {
    try program("ime-measure", namedBy: "IBUS_CALLOUT_MEASURE")
  }

  private static func program(_ name: String, namedBy variable: String) throws -> URL {
    let named = ProcessInfo.processInfo.environment[variable]
    return try existing(
      named.map { URL(filePath: $0) }
        ?? engine().deletingLastPathComponent().appending(path: name))
  }

  private static func existing(_ program: URL) throws -> URL {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw SessionError("There is no program \(program.path)")
    }
    return program.standardizedFileURL
  }

  /// An environment without display or bus, in which nothing of the user's applies.
  static var environment: [String: String] {
    var environment = ["PATH": SessionEnvironment.path, "LANG": "C.UTF-8"]
    // Besides the data, the options of sanitizers.
    for name in ["IBUS_CALLOUT_DATA", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment
  }

  /// The same in a session of a locale.
  @MainActor static func environment(in session: SessionLocale) throws -> [String: String] {
    environment.merging(try session.environment()) { $1 }
  }
}
