import Foundation

@testable import TestSession

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
  static func cli() throws -> URL {
    let named = ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLI"]
    let program =
      try named.map { URL(filePath: $0) }
      ?? engine().deletingLastPathComponent().appending(path: "ime-cli")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw SessionError("There is no ime-cli at \(program.path)")
    }
    return program
  }

  /// An environment without display or bus: nothing of the user's counts.
  static var environment: [String: String] {
    var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"]
    // Besides the data, where sanitizers and coverage are told what to do.
    for name in ["IBUS_CALLOUT_DATA", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment
  }

  /// The same in a session of a locale.
  @MainActor static func environment(in session: SessionLocale) throws -> [String: String] {
    environment.merging(try session.environment()) { $1 }
  }
}

/// What came of a program that has ended.
struct Outcome {
  /// The exit code; that of a shell for a program that was ended by a signal.
  var status: Int32
  /// What it printed to its standard output.
  var output: String
  /// What it printed to its standard error.
  var errors: String

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment.
  ///   - files: The files in its home, by their paths there; `nil` for no home but the
  ///     environment's.
  /// - Throws: If the program cannot be started.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String] = Programs.environment,
    files: [String: String]? = [:]
  ) throws {
    let home = try TemporaryFolder(files: files ?? [:])
    defer { home.remove() }
    let process = Process()
    let pipe = Pipe()
    let errorFile = home.url.appending(path: ".errors")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["30", program.path] + arguments
    process.environment = environment
    if files != nil { process.environment?["HOME"] = home.url.path }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.runUnmasked()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// The lines of the standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// The standard output as JSON.
  var json: Any {
    get throws { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }
}
