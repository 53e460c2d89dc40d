import Foundation

/// The result of a program that has quit.
struct Outcome {
  /// The exit code; as in a shell if a signal ended the program.
  var status: Int32
  /// Its standard output.
  var output: String
  /// Its standard error.
  var errors: String

  /// Runs a program to its end, which must come within ten minutes: some read all locales, on machines
  /// with other work.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - files: The files in its home, by their paths; `nil` for the home of the
  ///     environment.
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
    process.arguments = ["600", program.path] + arguments
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
