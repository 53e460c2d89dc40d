public import Foundation

/// Looks for a text in the memory of a process.
public struct MemorySearch {
  /// The length of the parts of the text that are searched for, in characters.
  private static let part = 12

  /// The parts of the text, in each encoding of strings in memory.
  private let needles: [(name: String, bytes: Data)]

  /// Looks for a text of letters and digits: for every twelve in a row that begin at a multiple of
  /// six, so that 17 in a row are found wherever they are.
  public init(_ text: String) {
    needles = stride(from: 0, through: text.count - Self.part, by: Self.part / 2).flatMap { start in
      let part = text.dropFirst(start).prefix(Self.part)
      return [
        ("UTF-8", Data(part.utf8)),
        ("UTF-16", part.utf16.reduce(into: Data()) { $0.append(contentsOf: [UInt8($1), 0]) }),
        (
          "scalars",
          part.unicodeScalars.reduce(into: Data()) {
            $0.append(contentsOf: [UInt8($1.value), 0, 0, 0])
          }
        ),
      ].map { ("\(part) in \($0)", $1) }
    }
  }

  /// The matches in the writable memory of a process.
  ///
  /// - Throws: If that memory cannot be read, which root can.
  public func matches(in process: RunningProcess) throws -> [String] {
    // The process may give memory back after it was listed and before it is read.
    for _ in 0..<3 { if let found = try? search(process) { return found } }
    return try search(process)
  }

  private func search(_ process: RunningProcess) throws -> [String] {
    let maps = try KernelFile.text(of: "/proc/\(process.id)/maps")
    let memory = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process.id)/mem"))
    defer { try? memory.close() }
    var found: [String] = []
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, words[1].hasPrefix("rw") else { continue }
      try memory.seek(toOffset: ends[0])
      guard let bytes = try memory.read(upToCount: Int(ends[1] - ends[0])) else { continue }
      found += matches(in: bytes).map { "\($0): \(words.dropFirst(5).first ?? "")" }
    }
    return found
  }

  /// The matches in some bytes.
  public func matches(in bytes: Data) -> [String] {
    needles.filter { bytes.range(of: $0.bytes) != nil }.map(\.name)
  }
}
