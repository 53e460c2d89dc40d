import Foundation

/// A file that the kernel writes while it is read, below `/proc`.
enum KernelFile {
  /// Its whole text.
  ///
  /// Foundation's readers of whole files stop after one page here, about 4,000 bytes.
  ///
  /// - Throws: An error if it cannot be read.
  static func text(of path: String) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? file.close() }
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
