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

  /// The recognized gestures, in order.
  var gestures: [String] {
    lines.flatMap { $0["notes"] as? [[String: Any]] ?? [] }.compactMap { $0["gesture"] as? String }
  }

  /// The effects of a kind, in order.
  func effects(_ kind: String) -> [[String: Any]] {
    lines.flatMap { $0["effects"] as? [[String: Any]] ?? [] }
      .filter { $0["effect"] as? String == kind }
  }
}
