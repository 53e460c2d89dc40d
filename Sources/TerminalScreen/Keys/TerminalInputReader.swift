import KeyboardCore

/// Reads what a terminal sends, byte by byte.
///
/// Some keys are sent as several bytes that begin with ESC, which is a key itself: if nothing follows
/// it for a while, `flush()` returns that key.
package struct TerminalInputReader: Sendable {
  /// How long to wait for the rest before `flush()`, in ms; ssh may split a sequence.
  package static let patience = 50

  private static let escape: UInt8 = 0x1b
  /// A sequence with more bytes is dropped.
  private static let longest = 4096

  private var bytes: [UInt8] = []

  package init() {}

  package var isWaiting: Bool { !bytes.isEmpty }

  /// Reads some bytes and returns what is complete.
  package mutating func read(_ new: some Sequence<UInt8>) -> [TerminalInput] {
    var rest = (bytes + new)[...]
    var inputs: [TerminalInput] = []
    while let length = Self.length(of: rest) {
      if let input = Self.input(rest.prefix(length)) { inputs.append(input) }
      rest = rest.dropFirst(length)
    }
    bytes = rest.count > Self.longest ? [] : Array(rest)
    return inputs
  }

  /// Ends an incomplete sequence, because nothing more comes.
  package mutating func flush() -> [TerminalInput] {
    defer { bytes = [] }
    guard bytes.first == Self.escape else { return [] }
    if bytes.count == 1 { return [.key(TerminalKey(.named(.escape)))] }
    // Alt and a bracket look like the beginning of a sequence.
    return bytes.count == 2 ? Self.character(bytes[1...], with: .alt).map { [$0] } ?? [] : []
  }

  /// The number of bytes that belong together, or `nil` while some are missing.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == escape else {
      let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 1
      return bytes.count >= length ? length : nil
    }
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: return nil
    case escape: return 1
    case UInt8(ascii: "O"): return rest.count > 1 ? 3 : nil
    // The Linux console sends this for the first five function keys.
    case UInt8(ascii: "[") where rest.dropFirst().first == UInt8(ascii: "["):
      return rest.count > 2 ? 4 : nil
    case UInt8(ascii: "["):
      for (offset, byte) in rest.dropFirst().enumerated() where !(0x20...0x3f).contains(byte) {
        // An invalid byte ends the sequence and is read separately.
        return (0x40...0x7e).contains(byte) ? offset + 3 : offset + 2
      }
      return nil
    default: return length(of: rest).map { $0 + 1 }
    }
  }

  private static func input(_ unit: ArraySlice<UInt8>) -> TerminalInput? {
    guard unit.first == escape else { return character(unit, with: []) }
    let text = String(decoding: unit.dropFirst(), as: UTF8.self)
    guard let final = text.last, text.count > 1, "[O".contains(text.prefix(1)) else {
      return unit.count > 1
        ? character(unit.dropFirst(), with: .alt) : .key(TerminalKey(.named(.escape)))
    }
    if text.hasPrefix("[[") {
      let number = final.asciiValue.map { Int($0) - 0x41 + 11 } ?? 0
      return (11...15).contains(number) ? key(TerminalKeyName.numbered[number]) : nil
    }
    switch text {
    case "[I": return nil
    case "[O": return .focusOut
    case _ where text.hasPrefix("[?"): return final == "u" ? .reportsReleases : nil
    default: return sequence(text.dropFirst().dropLast(), final)
    }
  }

  /// A key by the numbers of its sequence, which have parts, and its last letter.
  private static func sequence(_ text: Substring, _ final: Character) -> TerminalInput? {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }
    func number(_ index: Int, part: Int = 0) -> Int {
      numbers.count > index && numbers[index].count > part ? numbers[index][part] : 0
    }
    // The number is one more than the bits.
    let bits = max(1, number(1)) - 1
    let order: [Modifiers] = [
      .shift, .alt, .control, [.super, .mod4], .hyper, .meta, .capsLock, .numLock,
    ]
    var modifiers = order.enumerated().reduce(into: Modifiers()) { result, modifier in
      if bits & (1 << modifier.offset) != 0 { result.formUnion(modifier.element) }
    }
    if final == "Z" { modifiers = .shift }
    let isRelease = number(1, part: 1) == 3
    let keysym =
      switch final {
      case "u": TerminalKeyName.coded[number(0)]
      case "~": TerminalKeyName.numbered[number(0)]
      default: TerminalKeyName.lettered[final]
      }
    if keysym != nil || final != "u" { return key(keysym, modifiers, isRelease: isRelease) }
    guard let scalar = scalar(number(0)) else { return nil }
    let typed = numbers.dropFirst(2).first?.compactMap(self.scalar) ?? []
    return .key(
      TerminalKey(
        .character(scalar),
        text: typed.isEmpty ? nil : String(String.UnicodeScalarView(typed)),
        modifiers: modifiers, isRelease: isRelease))
  }

  private static func scalar(_ number: Int) -> Unicode.Scalar? {
    guard number >= 0x20, number != 0x7f else { return nil }
    return UInt32(exactly: number).flatMap(Unicode.Scalar.init)
  }

  private static func key(
    _ keysym: UInt32?, _ modifiers: Modifiers = [], isRelease: Bool = false
  ) -> TerminalInput? {
    keysym.map {
      .key(.init(.named(.init(rawValue: $0)), modifiers: modifiers, isRelease: isRelease))
    }
  }

  private static func character(
    _ bytes: ArraySlice<UInt8>, with modifiers: Modifiers
  ) -> TerminalInput? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar != "\u{fffd}" else { return nil }
    switch scalar.value {
    case 0x0d, 0x0a: return key(0xff0d, modifiers)
    case 0x09: return key(0xff09, modifiers)
    case 0x7f, 0x08: return key(0xff08, modifiers)
    case 0x1b: return key(0xff1b, modifiers)
    case 0...26:
      // Control and a letter, or 0 for Space.
      let letter = scalar.value == 0 ? " " : Unicode.Scalar(UInt8(scalar.value) + 0x60)
      return .key(TerminalKey(.character(letter), modifiers: modifiers.union(.control)))
    case 0..<0x20, 0x80..<0xa0: return nil
    default:
      let text = modifiers.isEmpty ? String(Character(scalar)) : nil
      return .key(TerminalKey(.character(scalar), text: text, modifiers: modifiers))
    }
  }
}
