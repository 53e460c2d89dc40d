/// Reads what gzip has compressed (RFC 1951 and 1952).
///
/// Programs of others may not have zlib, and a library of the system would be all that this package
/// needs of it.
struct Inflater {
  /// Why bytes cannot be read.
  enum Failure: Error {
    /// They are not what gzip writes, or end too early.
    case damaged
    /// The content would be larger than the limit.
    case tooLarge
  }

  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  /// Bits that have been read and not used, the next one lowest.
  private var buffer: UInt32 = 0
  private var buffered = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// The content of a file of at most `limit` bytes, whose header has only what it must have.
  ///
  /// The checksum is not compared: the files are part of the program.
  static func decompress(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var inflater = Self(bytes, limit: limit)
    guard bytes.starts(with: [0x1f, 0x8b, 8, 0]), bytes.count > headerLength else {
      throw .damaged
    }
    inflater.position = headerLength
    while try !inflater.readBlock() {}
    try inflater.readEnd()
    return inflater.output
  }

  private static let headerLength = 10

  /// The checksum, and the size modulo 2³².
  private mutating func readEnd() throws(Failure) {
    skipToByte()
    _ = try (bits(16), bits(16))
    let (low, high) = try (bits(16), bits(16))
    guard UInt32(truncatingIfNeeded: output.count) == UInt32(high) << 16 | UInt32(low),
      position == bytes.count
    else { throw .damaged }
  }

  /// Reads a block, and returns whether it is the last one.
  private mutating func readBlock() throws(Failure) -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try copyStored()
    case 1: try readSymbols(PrefixCode.fixedLiterals, PrefixCode.fixedDistances)
    case 2:
      let (literals, distances) = try readCodes()
      try readSymbols(literals, distances)
    default: throw .damaged
    }
    return isLast
  }

  private mutating func copyStored() throws(Failure) {
    skipToByte()
    let (length, complement) = try (bits(16), bits(16))
    guard length == ~complement & 0xffff else { throw .damaged }
    for _ in 0..<length { try append(UInt8(bits(8))) }
  }

  /// The codes of a block, which are compressed themselves.
  private mutating func readCodes() throws(Failure) -> (PrefixCode, PrefixCode) {
    let counts = try (literals: bits(5) + 257, distances: bits(5) + 1, lengths: bits(4) + 4)
    var lengths = [Int](repeating: 0, count: Self.orderOfLengths.count)
    for place in Self.orderOfLengths.prefix(counts.lengths) { lengths[place] = try bits(3) }
    let code = try PrefixCode(lengths[...])
    lengths = []
    let count = counts.literals + counts.distances
    while lengths.count < count {
      switch try symbol(of: code) {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += try Array(repeating: last, count: 3 + bits(2))
      case 17: lengths += try Array(repeating: 0, count: 3 + bits(3))
      case 18: lengths += try Array(repeating: 0, count: 11 + bits(7))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw .damaged }
    return try (PrefixCode(lengths[..<counts.literals]), PrefixCode(lengths[counts.literals...]))
  }

  private static let orderOfLengths = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Reads bytes, and copies of earlier ones, up to the end of a block.
  private mutating func readSymbols(
    _ literals: PrefixCode, _ distances: PrefixCode
  ) throws(Failure) {
    while true {
      let symbol = try symbol(of: literals)
      switch symbol {
      case ..<256: try append(UInt8(symbol))
      case 256: return
      default:
        let length = try length(of: symbol - 257)
        let distance = try distance(of: self.symbol(of: distances))
        guard distance <= output.count else { throw .damaged }
        // The copy may overlap what it copies.
        for _ in 0..<length { try append(output[output.count - distance]) }
      }
    }
  }

  private mutating func length(of index: Int) throws(Failure) -> Int {
    switch index {
    case ..<8: return 3 + index
    case ..<28:
      let extra = index / 4 - 1
      return try 3 + (4 + index % 4) << extra + bits(extra)
    case 28: return 258
    default: throw .damaged
    }
  }

  private mutating func distance(of index: Int) throws(Failure) -> Int {
    switch index {
    case ..<4: return 1 + index
    case ..<30:
      let extra = index / 2 - 1
      return try 1 + (2 + index % 2) << extra + bits(extra)
    default: throw .damaged
    }
  }

  private mutating func append(_ byte: UInt8) throws(Failure) {
    guard output.count < limit else { throw .tooLarge }
    output.append(byte)
  }

  /// The next symbol of a code: codes of a length follow each other, after those that are shorter.
  private mutating func symbol(of code: PrefixCode) throws(Failure) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...PrefixCode.longest {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  /// The next bits as a number, at most 16.
  private mutating func bits(_ count: Int) throws(Failure) -> Int {
    while buffered < count {
      guard position < bytes.count else { throw .damaged }
      buffer |= UInt32(bytes[position]) << UInt32(buffered)
      position += 1
      buffered += 8
    }
    let value = buffer & (1 << UInt32(count) - 1)
    buffer >>= UInt32(count)
    buffered -= count
    return Int(value)
  }

  private mutating func skipToByte() {
    buffer >>= UInt32(buffered % 8)
    buffered -= buffered % 8
  }
}

/// A code whose symbols have different lengths, in bits, and none is the beginning of another.
struct PrefixCode {
  static let longest = 15

  /// How many symbols there are of each length.
  fileprivate private(set) var counts = [Int](repeating: 0, count: longest + 1)
  /// The symbols, the shortest first.
  fileprivate let symbols: [Int]

  /// Creates a code from the lengths of its symbols, 0 for those that do not occur.
  fileprivate init(_ lengths: ArraySlice<Int>) throws(Inflater.Failure) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...Self.longest {
      free = free << 1 - counts[length]
      guard free >= 0 else { throw .damaged }
    }
    symbols = (1...Self.longest).flatMap { length in
      lengths.indices.filter { lengths[$0] == length }.map { $0 - lengths.startIndex }
    }
  }

  private init(counts: [Int: Int], symbols: [Int]) {
    for (length, count) in counts { self.counts[length] = count }
    self.symbols = symbols
  }

  fileprivate static let fixedLiterals = Self(
    counts: [7: 24, 8: 152, 9: 112],
    symbols: Array(256...279) + Array(0...143) + Array(280...287) + Array(144...255))
  fileprivate static let fixedDistances = Self(counts: [5: 32], symbols: Array(0...31))
}
