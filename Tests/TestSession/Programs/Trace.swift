import Foundation

/// The engine's trace.
struct Trace {
  /// The file's lines, each an object.
  let lines: [[String: Any]]

  /// Reads a trace; a line that is not a JSON object is an error.
  init(_ file: URL) throws {
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let members = object as? [String: Any] else { throw CocoaError(.coderInvalidValue) }
      return members
    }
  }

  /// The lines about keys.
  var keys: [[String: Any]] {
    lines.filter { ["press", "release"].contains($0["event"] as? String) }
  }
}
