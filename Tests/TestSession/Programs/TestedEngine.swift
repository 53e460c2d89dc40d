import Foundation

/// The tested engine.
enum TestedEngine: Sendable, Hashable {
  /// The program of this project.
  case program(URL)
  /// An installed engine, e.g. `xkb:us::eng`, to test the tests themselves.
  case installed(String)

  /// The engine named in the environment, or the one built with the tests.
  ///
  /// `IBUS_CALLOUT_ENGINE` is the path of a program, or the name of an installed engine.
  ///
  /// - Throws: A `SessionError` if there is no such program.
  static func find() throws -> Self {
    let named = ProcessInfo.processInfo.environment["IBUS_CALLOUT_ENGINE"]
    if let named, !named.contains("/"), named.contains(":") { return .installed(named) }
    return .program(try named.map { try existing(URL(filePath: $0)) } ?? built())
  }

  private static func built() throws -> URL {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    // The tests run in their own program, or in one of the toolchain that gets their path.
    let candidates = [folder] + CommandLine.arguments.map { URL(filePath: $0) }
    for candidate in candidates {
      let program = candidate.deletingLastPathComponent().appending(path: "ibus-engine-callout")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return try existing(Support.package.appending(path: ".build/debug/ibus-engine-callout"))
  }

  private static func existing(_ program: URL) throws -> URL {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw SessionError("There is no engine at \(program.path)")
    }
    return program.standardizedFileURL
  }

  /// IBus's name for it.
  var name: String {
    switch self {
    case .program: "callout"
    case .installed(let name): name
    }
  }
}
