/// Reads JSON (RFC 8259) from UTF-8.
///
/// In addition to what the RFC forbids, it rejects duplicate keys.
struct JSONParser {
  /// Deeper than any of our files, and small enough for the stack.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) throws(DataFileError) -> JSONValue {
    var parser = Self(text)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw parser.error("unexpected text after the end of the document")
    }
    return value
  }

  private mutating func value() throws(DataFileError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("the document ends too early")
    default: return try number()
    }
  }

  private mutating func object() throws(DataFileError) -> JSONValue {
    try descend()
    var members: [JSONValue.Member] = []
    // Most objects are small, and comparing all keys is faster than a set.
    var keys: Set<String> = []
    skipSpace()
    while peek != UInt8(ascii: "}") {
      guard peek == UInt8(ascii: "\"") else { throw error("a key in quotation marks is missing") }
      let keyLine = line
      let key = try string()
      if members.count == 16 { keys = Set(members.map(\.key)) }
      guard
        members.count < 16
          ? !members.contains(where: { $0.key == key }) : keys.insert(key).inserted
      else { throw error("the key \"\(key)\" appears twice") }
      skipSpace()
      try expect(":", "after the key \"\(key)\"")
      members.append(.init(key, try value(), line: keyLine))
      guard try separator(closing: "}") else { break }
    }
    ascend()
    return .object(members)
  }

  private mutating func array() throws(DataFileError) -> JSONValue {
    try descend()
    var elements: [JSONValue] = []
    skipSpace()
    while peek != UInt8(ascii: "]") {
      elements.append(try value())
      guard try separator(closing: "]") else { break }
    }
    ascend()
    return .array(elements)
  }

  /// Reads the comma before another element; returns false at the closing bracket.
  private mutating func separator(closing: Unicode.Scalar) throws(DataFileError) -> Bool {
    skipSpace()
    if peek == UInt8(ascii: closing) { return false }
    try expect(",", "between two elements")
    skipSpace()
    guard peek != UInt8(ascii: closing) else {
      throw error("there is a comma before the closing \(closing)")
    }
    return true
  }

  private mutating func string() throws(DataFileError) -> String {
    position += 1
    var result: [UInt8] = []
    while true {
      // Copy characters that need no change in one go.
      let start = position
      while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      }
      result += bytes[start..<position]
      guard let byte = peek else { throw error("a string is not closed") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result.append(contentsOf: String(try escape()).utf8)
      default: throw error("a string contains a line break or control character")
      }
    }
  }

  private mutating func escape() throws(DataFileError) -> Character {
    guard let byte = peek else { throw error("a string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try unicodeEscape())
    default:
      let rest = String(decoding: bytes[(position - 1)...].prefix(4), as: UTF8.self)
      throw error("\\\(rest.prefix(1)) is not a valid escape")
    }
  }

  private mutating func unicodeEscape() throws(DataFileError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)),
      bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw error("incomplete surrogate pair") }
    position += 2
    let second = try fourHexDigits()
    guard UTF16.isTrailSurrogate(UInt16(second)) else { throw error("incomplete surrogate pair") }
    let value = 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)
    guard let scalar = Unicode.Scalar(value) else { throw error("incomplete surrogate pair") }
    return scalar
  }

  private mutating func fourHexDigits() throws(DataFileError) -> UInt32 {
    let digits = bytes[min(position, bytes.count)..<min(position + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16)
    else { throw error("\\u needs four hexadecimal digits") }
    position += 4
    return value
  }

  private mutating func number() throws(DataFileError) -> JSONValue {
    let start = position
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    // Unlike `Double`, JSON has no `+1`, `1.`, `.5` or `01`.
    guard parts.allSatisfy({ $0.first?.isNumber == true }),
      !parts[0].hasPrefix("0") || parts[0].dropFirst().first?.isNumber != true,
      let value = Double(text), value.isFinite
    else { throw error("expected a value") }
    return .number(value)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(DataFileError) -> JSONValue {
    guard bytes[position...].starts(with: word.description.utf8) else {
      throw error("expected a value")
    }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func descend() throws(DataFileError) {
    depth += 1
    guard depth <= Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit)") }
    position += 1
  }

  private mutating func ascend() {
    depth -= 1
    position += 1
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ place: String) throws(DataFileError) {
    guard peek == UInt8(ascii: scalar) else {
      throw error(peek == nil ? "the document ends too early" : "\(scalar) is missing \(place)")
    }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      if byte == 0x0a { line += 1 }
      position += 1
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ reason: String) -> DataFileError {
    DataFileError(line: line, reason: reason)
  }
}
