import Foundation

@testable import TestSession

/// Faults for testing programs: a slow disk, a hanging main loop, and a connection that ends at SIGUSR2.
struct Faults {
  /// How long fsync and rename take in the engine's own folders, in ms.
  var disk = 0
  /// How long the main loop hangs after SIGUSR1, in s.
  var hang = 0

  /// The environment that gives programs these faults.
  ///
  /// - Throws: A `SessionError` if the library that makes them cannot be compiled.
  var environment: [String: String] {
    get throws {
      [
        "LD_PRELOAD": try Self.library.get().path, "FAULT_DISK": "\(disk)",
        "FAULT_HANG": "\(hang)",
      ]
    }
  }

  /// The library, compiled once with Swift's C compiler into the build folder.
  private static let library = Result {
    let source = Support.package.appending(path: "Tests/ProgramTests/Fixtures/faults.c")
    let library = Support.package.appending(path: ".build/faults.so")
    let new = library.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
    try Support.run(
      ["clang", "-shared", "-fPIC", "-O1", "-o", new.path, source.path],
      environment: ProcessInfo.processInfo.environment)
    // Other tests may be using the present file.
    guard rename(new.path, library.path) == 0 else {
      throw SessionError("\(library.path): \(errno)")
    }
    return library
  }
}
