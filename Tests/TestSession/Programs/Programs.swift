import Foundation

/// The programs under test.
enum Programs {
  /// `ibus-engine-callout`.
  static func engine() throws -> URL {
    guard case .program(let program) = try TestedEngine.find() else {
      throw SessionError("IBUS_CALLOUT_ENGINE should be the path of ibus-engine-callout")
    }
    return program
  }

  /// `ime-cli`: the one the environment names, or the one beside the engine.
  static func cli() throws -> URL { try program("ime-cli", namedBy: "IBUS_CALLOUT_CLI") }

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
    let program =
      try named.map { URL(filePath: $0) }
      ?? engine().deletingLastPathComponent().appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw SessionError("There is no \(name) at \(program.path)")
    }
    return program
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
