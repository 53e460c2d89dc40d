import GLib

/// Reading compressed text files.
enum GzipFile {
  /// The content of a file in UTF-8.
  ///
  /// - Throws: `TextFile.FileError` where it cannot be read or is not what it should be.
  static func read(_ path: String) throws(TextFile.FileError) -> String {
    let compressed = try TextFile.bytes(of: path)
    guard let content = Gzip.decompress(compressed, limit: TextFile.sizeLimit),
      let text = String(validating: content, as: UTF8.self)
    else { throw TextFile.FileError(description: "the file is damaged") }
    return text
  }
}
