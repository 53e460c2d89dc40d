import Glibc
import KeyboardLayouts

/// The user's own Compose sequences, in the file that libxkbcommon would choose.
///
/// The files are checked first, because libxkbcommon waits for pipes and reads files of any size.
public enum ComposeFile {
  /// Limits the number of files, as a file can include itself.
  private nonisolated static let fileLimit = 100

  /// The depth to which libxkbcommon includes files.
  private nonisolated static let depthLimit = 5

  /// The first that exists of `$XCOMPOSEFILE`, `XCompose` in the user's configuration, and
  /// `~/.XCompose`.
  public static var path: String? {
    let paths = [
      DataDirectory.environment("XCOMPOSEFILE"),
      DataDirectory.configuration.map { $0 + "/XCompose" },
      DataDirectory.folder("HOME").map { $0 + "/.XCompose" },
    ]
    return paths.compactMap { $0 }.first { access($0, F_OK) == 0 }
  }

  /// Reads the file, if there is one, and checks the files that it includes.
  static func read() throws(TextFile.FileError) -> XKBComposer.OwnSequences? {
    guard let path else { return nil }
    var count = 0
    return (path, try content(of: path, depth: 0, count: &count))
  }

  private static func content(
    of path: String, depth: Int, count: inout Int
  ) throws(TextFile.FileError) -> [UInt8] {
    count += 1
    guard count <= fileLimit else {
      throw TextFile.FileError(description: "\(path): more than \(fileLimit) files are included")
    }
    let bytes: [UInt8]
    do {
      bytes = try TextFile.bytes(of: path)
    } catch {
      throw TextFile.FileError(description: "\(path): \(error)")
    }
    guard depth < depthLimit else { return bytes }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let name = includedFile(in: line) else { continue }
      _ = try content(of: name, depth: depth + 1, count: &count)
    }
    return bytes
  }

  /// The file that a line includes, or `nil`; those of the system, `%L` and `%S`, are trusted.
  private static func includedFile(in line: ArraySlice<UInt8>) -> String? {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let words = line.drop(while: isSpace)
    guard words.starts(with: "include".utf8) else { return nil }
    let parts = words.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    var path = ""
    var isSign = false
    for scalar in String(decoding: parts[1], as: UTF8.self).unicodeScalars {
      switch (isSign, scalar) {
      case (false, "%"):
        isSign = true
        continue
      case (true, "H"): path += DataDirectory.folder("HOME") ?? ""
      case (true, "%"), (false, _): path.unicodeScalars.append(scalar)
      case (true, _): return nil
      }
      isSign = false
    }
    return path
  }
}
