import Foundation

/// A folder for one test, which is deleted after it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "hosting-\(UUID().uuidString.prefix(8))")
  var path: String { url.path }

  init() { try? make("") }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  /// Creates a folder in it.
  func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true)
  }

  /// Writes a file, and creates its folder if it is missing.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// The names in one of its folders.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path)
  }
}
