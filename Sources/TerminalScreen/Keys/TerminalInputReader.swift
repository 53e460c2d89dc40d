import KeyboardCore

/// Reads what a terminal sends, byte by byte.
///
/// Some keys are sent as several bytes that begin with ESC, which is a key itself: if nothing comes
/// after it for a while, `flush()` says that it was the key.
public struct TerminalInputReader: Sendable {
  /// How long to wait for the rest before `flush()`, in ms; over ssh, packets are torn apart.
  public static let patience = 50

  private static let escape: UInt8 = 0x1b
  private static let pasteEnd: [UInt8] = [escape] + Array("[201~".utf8)
  /// More than that of anything is no key.
  private static let longest = 4096

  private var bytes: [UInt8] = []
  private var paste: [UInt8]?

  /// Creates a reader that has read nothing.
  public init() {}

  /// Whether a beginning waits for its rest.
  public var isWaiting: Bool { !bytes.isEmpty && paste == nil }

  /// Reads some bytes.
  ///
  /// - Returns: What they say, as far as it is complete.
  public mutating func read(_ new: some Sequence<UInt8>) -> [TerminalInput] {
    bytes += new
    var inputs: [TerminalInput] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if paste != nil {
        guard let text = takePaste(&rest) else { break }
        inputs.append(.pasted(text))
      } else {
        guard let length = Self.length(of: rest) else {
          if rest.count > Self.longest { rest = [] }
          break
        }
        let unit = rest.prefix(length)
        rest = rest.dropFirst(length)
        if unit.elementsEqual([Self.escape] + Array("[200~".utf8)) {
          paste = []
        } else if let input = Self.input(unit) {
          inputs.append(input)
        }
      }
    }
    bytes = Array(rest)
    return inputs
  }

  /// Nothing more comes: what has been read so far is all of it.
  public mutating func flush() -> [TerminalInput] {
    guard isWaiting else { return [] }
    defer { bytes = [] }
    guard bytes.first == Self.escape else { return [] }
    if bytes.count == 1 { return [.key(TerminalKey(.named(.escape)))] }
    // Alt and a bracket look like the beginning of something.
    return bytes.count == 2 ? Self.character(bytes[1...], with: .alt).map { [$0] } ?? [] : []
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> String? {
    let end = Self.pasteEnd
    var index = rest.startIndex
    while index + end.count <= rest.endIndex {
      if rest[index] == Self.escape, rest[index..<(index + end.count)].elementsEqual(end) {
        let text = (paste ?? []) + rest[..<index]
        paste = nil
        rest = rest[(index + end.count)...]
        return String(decoding: text, as: UTF8.self)
      }
      index += 1
    }
    // The end may have come in part.
    paste? += rest[..<index]
    rest = rest[index...]
    return nil
  }

  /// How many bytes belong together, or `nil` while some are missing.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == escape else { return characterLength(bytes) }
    let start = bytes.startIndex
    guard bytes.count > 1 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      if bytes.count > 2, bytes[start + 2] == bytes[start + 1] {
        return bytes.count > 3 ? 4 : nil
      }
      for (offset, byte) in bytes.dropFirst(2).enumerated() where !(0x20...0x3f).contains(byte) {
        // What cannot be in it ends it, and counts by itself.
        return (0x40...0x7e).contains(byte) ? offset + 3 : offset + 2
      }
      return nil
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      for index in (start + 2)..<max(start + 2, bytes.endIndex) {
        if bytes[index] == 0x07 { return index - start + 1 }
        if bytes[index] == UInt8(ascii: "\\"), bytes[index - 1] == escape {
          return index - start + 1
        }
      }
      return nil
    case escape: return 1
    default: return characterLength(bytes.dropFirst()).map { $0 + 1 }
    }
  }

  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 1
    return bytes.count >= length ? length : nil
  }

  private static func input(_ unit: ArraySlice<UInt8>) -> TerminalInput? {
    guard unit.first == escape else { return character(unit, with: []) }
    let rest = unit.dropFirst()
    guard let second = rest.first else { return .key(TerminalKey(.named(.escape))) }
    switch second {
    case UInt8(ascii: "[") where rest.count == 3 && rest[rest.startIndex + 1] == second:
      let keysym = TerminalKeyName.console(rest[rest.startIndex + 2])
      return keysym.map { .key(TerminalKey(.named($0))) }
    case UInt8(ascii: "[") where rest.count > 1:
      return ControlSequence(rest.dropFirst())?.input
    case UInt8(ascii: "O") where rest.count > 1:
      let letter = Character(Unicode.Scalar(rest[rest.startIndex + 1]))
      return TerminalKeyName.lettered[letter].map { .key(TerminalKey(.named($0))) }
    case UInt8(ascii: "]"):
      return background(String(decoding: rest.dropFirst(), as: UTF8.self))
    case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return nil
    default: return character(rest, with: .alt)
    }
  }

  private static func character(
    _ bytes: ArraySlice<UInt8>, with modifiers: Modifiers
  ) -> TerminalInput? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar != "\u{fffd}" else { return nil }
    func named(_ keysym: Keysym) -> TerminalInput {
      .key(TerminalKey(.named(keysym), modifiers: modifiers))
    }
    switch scalar.value {
    case 0x0d, 0x0a: return named(.return)
    case 0x09: return named(.tab)
    case 0x7f, 0x08: return named(.backspace)
    case 0x1b: return named(.escape)
    case 0:
      return .key(TerminalKey(.character(" "), modifiers: modifiers.union(.control)))
    case 1...26:
      let letter = Unicode.Scalar(UInt8(scalar.value) + 0x60)
      return .key(TerminalKey(.character(letter), modifiers: modifiers.union(.control)))
    case 0..<0x20, 0x80..<0xa0: return nil
    default:
      let text = modifiers.isEmpty ? String(Character(scalar)) : nil
      return .key(TerminalKey(.character(scalar), text: text, modifiers: modifiers))
    }
  }

  /// The answer to what is behind the text: `11;rgb:RRRR/GGGG/BBBB`.
  private static func background(_ answer: String) -> TerminalInput? {
    guard let colon = answer.firstIndex(of: ":"), answer.hasPrefix("11;rgb") else { return nil }
    let parts = answer[colon...].dropFirst().prefix { $0.isHexDigit || $0 == "/" }
      .split(separator: "/")
      .compactMap { part -> UInt8? in
        guard let number = UInt32(part, radix: 16), part.count <= 4 else { return nil }
        return UInt8(number * 255 / ((1 << (4 * UInt32(part.count))) - 1))
      }
    guard parts.count == 3 else { return nil }
    return .background(KeyboardColor(red: parts[0], green: parts[1], blue: parts[2]))
  }
}
