import Foundation

/// A temporary folder.
struct TemporaryFolder {
  /// Its URL.
  let url: URL

  /// Creates a folder with some folders and some files, by their paths in it.
  init(folders: [String] = [], files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "callout-\(UUID().uuidString.prefix(8))")
    for folder in [url] + folders.map({ url.appending(path: $0) }) {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    for (path, text) in files { try write(text, to: path) }
  }

  /// Writes a file by its path in the folder.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Deletes the folder.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
