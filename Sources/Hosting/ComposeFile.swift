import Glibc
import KeyboardLayouts

/// The user's own Compose sequences, in the file that IBus's own engine or libxkbcommon would choose.
///
/// The files are checked first, because libxkbcommon waits for pipes and reads files of any size.
public enum ComposeFile {
  /// Limits the number of files, as a file can include itself.
  private nonisolated static let fileLimit = 100

  /// The depth to which libxkbcommon includes files.
  private nonisolated static let depthLimit = 5

  /// The first that exists of `$XCOMPOSEFILE`; `ibus/Compose`, `gtk-4.0/Compose`, `gtk-3.0/Compose` and
  /// `XCompose` in the user's configuration; and `~/.XCompose`.
  public static var path: String? {
    let names = ["ibus/Compose", "gtk-4.0/Compose", "gtk-3.0/Compose", "XCompose"]
    let configuration = DataDirectory.configuration
    let paths =
      [DataDirectory.environment("XCOMPOSEFILE")]
      + names.map { name in configuration.map { "\($0)/\(name)" } }
      + [DataDirectory.folder("HOME").map { $0 + "/.XCompose" }]
    return paths.compactMap { $0 }.first { access($0, F_OK) == 0 }
  }

  /// Reads the file, if there is one, and checks the files that it includes.
  static func read() throws(TextFile.FileError) -> OwnSequences? {
    guard let path else { return nil }
    var contents: [[UInt8]] = []
    var includesSystemFiles = false
    try read(path, depth: 0, &contents, &includesSystemFiles)
    return OwnSequences(
      path: path, content: contents[0], included: Array(contents.dropFirst()),
      includesSystemFiles: includesSystemFiles)
  }

  private static func read(
    _ path: String, depth: Int, _ contents: inout [[UInt8]], _ includesSystemFiles: inout Bool
  ) throws(TextFile.FileError) {
    guard contents.count < fileLimit else {
      throw TextFile.FileError(description: "\(path): more than \(fileLimit) files are included")
    }
    let bytes: [UInt8]
    do {
      bytes = try TextFile.bytes(of: path)
    } catch {
      throw TextFile.FileError(description: "\(path): \(error)")
    }
    contents.append(bytes)
    guard depth < depthLimit else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      switch included(in: line) {
      case .own(let name): try read(name, depth: depth + 1, &contents, &includesSystemFiles)
      case .system: includesSystemFiles = true
      case .locale, nil: break
      }
    }
  }

  private enum Included {
    case own(String)
    /// Files of the system, which are trusted.
    case system
    case locale
  }

  /// What a line includes, or `nil`.
  private static func included(in line: ArraySlice<UInt8>) -> Included? {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let words = line.drop(while: isSpace)
    guard words.starts(with: "include".utf8) else { return nil }
    let parts = words.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let name = String(decoding: parts[1], as: UTF8.self)
    guard name != "%L" else { return .locale }
    var path = ""
    var isSign = false
    for scalar in name.unicodeScalars {
      switch (isSign, scalar) {
      case (false, "%"):
        isSign = true
        continue
      case (true, "H"): path += DataDirectory.folder("HOME") ?? ""
      case (true, "%"), (false, _): path.unicodeScalars.append(scalar)
      case (true, _): return .system
      }
      isSign = false
    }
    return .own(path)
  }
}
