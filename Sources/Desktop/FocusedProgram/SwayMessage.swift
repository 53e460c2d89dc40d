/// A message of sway's protocol, which is i3's: a magic string, a length, a type and JSON.
nonisolated struct SwayMessage: Hashable {
  /// The type of a message.
  enum Kind: UInt32 {
    case subscribe = 2
    case tree = 4
    case windowEvent = 0x8000_0003
  }

  /// Why bytes are not a valid message.
  struct FormError: Error, Hashable, CustomStringConvertible {
    /// The reason in one sentence.
    var description: String
  }

  /// More than the tree of a desktop with thousands of windows needs.
  static let lengthLimit = 8 << 20
  private static let mark = Array("i3-ipc".utf8)
  private static let headerLength = mark.count + 8

  /// The type; `nil` for types that this program does not use.
  var kind: Kind?
  /// JSON.
  var text: String

  /// The encoded message.
  var bytes: [UInt8] {
    let numbers = [UInt32(text.utf8.count), kind?.rawValue ?? 0]
    return Self.mark + numbers.flatMap(Self.bytes) + Array(text.utf8)
  }

  /// Removes the first message from bytes that have arrived.
  ///
  /// - Returns: The message, or `nil` while it is incomplete.
  /// - Throws: `FormError` if the bytes are invalid.
  static func takeFirst(from bytes: inout [UInt8]) throws(FormError) -> Self? {
    guard bytes.count >= headerLength else { return nil }
    guard bytes.starts(with: mark) else {
      throw FormError(description: "sway sends messages in an unknown format.")
    }
    let length = Int(number(in: bytes, at: mark.count))
    guard length <= lengthLimit else {
      throw FormError(description: "sway sends a message of \(length) bytes, which is too long.")
    }
    let end = headerLength + length
    guard bytes.count >= end else { return nil }
    let kind = Kind(rawValue: number(in: bytes, at: mark.count + 4))
    let text = String(decoding: bytes[headerLength..<end], as: UTF8.self)
    bytes.removeFirst(end)
    return Self(kind: kind, text: text)
  }

  // Numbers use the machine's byte order.

  private static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  private static func number(in bytes: [UInt8], at index: Int) -> UInt32 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
  }
}
