import GLib
import Glibc

/// Reads and writes small text files, without Foundation.
public nonisolated enum TextFile {
  /// The reason why a file cannot be read or written.
  public struct FileError: Error, CustomStringConvertible {
    /// The reason, in the system's words or as a sentence.
    public var description: String
  }

  /// The largest size of a file, in bytes; no file of this program is as large.
  static let sizeLimit = 4 << 20

  /// The content of a file in UTF-8.
  ///
  /// - Throws: `FileError` in the system's words, or if the file is too large or not in UTF-8.
  public static func read(_ path: String) throws(FileError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw FileError(description: "the file is not in UTF-8")
    }
    return text
  }

  /// The content of a file in UTF-8 that is compressed by gzip.
  static func readCompressed(_ path: String) throws(FileError) -> String {
    guard let content = Gzip.decompress(try bytes(of: path), limit: sizeLimit),
      let text = String(validating: content, as: UTF8.self)
    else { throw FileError(description: "the file is damaged") }
    return text
  }

  /// The content of a file, which must not be a folder, a pipe or a device.
  static func bytes(of path: String) throws(FileError) -> [UInt8] {
    // Otherwise a pipe that nobody writes to would block here or at the first read.
    let file = SystemCall.retrying { open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard file >= 0 else { throw lastError }
    defer { close(file) }
    try check(file)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemCall.retrying { Glibc.read(file, &chunk, chunk.count) }
      guard count >= 0 else { throw lastError }
      if count == 0 { break }
      bytes += chunk[..<count]
      guard bytes.count <= sizeLimit else { throw tooLarge }
    }
    return bytes
  }

  /// Checks the type and the size, which is 0 for files of `/proc`.
  private static func check(_ file: Int32) throws(FileError) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw lastError }
    switch status.st_mode & S_IFMT {
    case S_IFREG: guard status.st_size <= sizeLimit else { throw tooLarge }
    case S_IFDIR: throw FileError(description: "it is a folder, not a file")
    default: throw FileError(description: "it is a pipe or a device, not a file")
    }
  }

  private static let tooLarge = FileError(description: "the file is larger than 4 MB")

  /// Writes a file, in place of its content.
  ///
  /// - Throws: `FileError` in the system's words.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let file = SystemCall.retrying {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    guard file >= 0 else { throw lastError }
    defer { close(file) }
    guard SystemCall.writeAll(Array(text.utf8), to: file) else { throw lastError }
  }

  /// Writes a private file so that at any moment either the old or the new one exists.
  ///
  /// Its directory is created if it is missing. A file that is there already keeps its mode.
  /// - Throws: `FileError` in the system's words; the old file is unchanged then.
  @discardableResult
  package static func replace(_ path: String, with text: String) throws(FileError) -> Stamp {
    // People who keep their files elsewhere want the link to stay.
    let path = target(of: path)
    makeDirectory(of: path)
    let temporary = path + ".new"
    // One left behind by a crash may have another mode.
    unlink(temporary)
    let file = SystemCall.retrying {
      open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard file >= 0 else { throw lastError }
    defer { close(file) }
    var status = stat()
    if stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
    guard SystemCall.writeAll(Array(text.utf8), to: file),
      SystemCall.retrying({ fsync(file) }) == 0, fstat(file, &status) == 0,
      rename(temporary, path) == 0
    else {
      let error = lastError
      unlink(temporary)
      throw error
    }
    return stamp(status)
  }

  /// The path that symbolic links lead to, which need not exist, or the path itself.
  private static func target(of path: String) -> String {
    var path = path
    // The system follows as many; links in a circle lead nowhere.
    for _ in 0..<40 {
      guard let link = link(at: path) else { break }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = link.utf8.first == UInt8(ascii: "/") ? link : folder + link
    }
    return path
  }

  /// The target of a symbolic link, or `nil` if the path is not a link.
  static func link(at path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Deletes a file, if there is one.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw lastError }
  }

  private static func makeDirectory(of path: String) {
    let parts = path.split(separator: "/").dropLast()
    for count in 1..<max(2, parts.count + 1) {
      mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o700)
    }
  }

  /// The sorted names that end in `suffix` in a directory; none if there is no such directory.
  public static func names(in directory: String, suffix: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Distinguishes a file from one that replaces it: the inode and the time of the last change.
  package typealias Stamp = [Int]

  /// The stamp of the file at a path, or `nil` if there is none.
  static func stamp(of path: String) -> Stamp? { SystemCall.status(of: path).map(stamp) }

  private static func stamp(_ status: stat) -> Stamp {
    [Int(truncatingIfNeeded: status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// Whether there is something at a path, even if it cannot be read; nothing is where a link leads nowhere.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 || errno != ENOENT }

  /// Whether there is something that can be read at a path.
  public static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The error of the last system call.
  private static var lastError: FileError { FileError(description: SystemCall.lastError) }
}
