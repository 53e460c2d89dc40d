import KeyboardCore

/// What follows ESC [ up to its last letter.
struct ControlSequence {
  /// A sign before the numbers, such as `?`, or `nil`.
  let marker: Character?
  /// The numbers: each has parts of its own.
  let parameters: [[Int]]
  /// The last letter, which says what it is.
  let final: Character

  /// Reads a sequence without ESC [.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last else { return nil }
    final = Character(Unicode.Scalar(last))
    var rest = bytes.dropLast()
    if let first = rest.first, (0x3c...0x3f).contains(first) {
      marker = Character(Unicode.Scalar(first))
      rest = rest.dropFirst()
    } else {
      marker = nil
    }
    parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self)) ?? 0
      }
    }
  }

  /// A number, or 0 where there is none.
  func number(_ index: Int, part: Int = 0) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return 0
    }
    return parameters[index][part]
  }

  /// What the terminal tells with it, or `nil` for what is of no use here.
  var input: TerminalInput? {
    switch (marker, final) {
    case ("?", "u"): .keyboardFlags(number(0))
    case ("?", "c"): .attributes
    case (nil, "I"): .focus(true)
    case (nil, "O"): .focus(false)
    case (nil, _): key.map { .key($0) }
    default: nil
    }
  }

  private var key: TerminalKey? {
    switch final {
    case "u": characterKey
    case "~": TerminalKeyName.numbered[number(0)].map { named($0) }
    case "Z": TerminalKey(.named(.tab), modifiers: .shift)
    default: TerminalKeyName.lettered[final].map { named($0) }
    }
  }

  /// A key of the kitty keyboard protocol that is told by a number: what it types alone, or one of
  /// its own.
  private var characterKey: TerminalKey? {
    let code = number(0)
    if let keysym = TerminalKeyName.coded[code] { return named(keysym) }
    guard let scalar = scalar(code) else { return nil }
    var key = named(.space)
    key.meaning = .character(scalar)
    key.base = self.scalar(number(0, part: 2))
    if parameters.count > 2 {
      let scalars = parameters[2].compactMap(self.scalar)
      if !scalars.isEmpty { key.text = String(String.UnicodeScalarView(scalars)) }
    }
    if key.text == nil, !key.modifiers.isCommand, key.kind != .release {
      let shifted = key.modifiers.contains(.shift) ? self.scalar(number(0, part: 1)) : nil
      key.text = String(Character(shifted ?? scalar))
    }
    return key
  }

  private func scalar(_ number: Int) -> Unicode.Scalar? {
    guard number >= 0x20, number != 0x7f else { return nil }
    return UInt32(exactly: number).flatMap(Unicode.Scalar.init)
  }

  private func named(_ keysym: Keysym) -> TerminalKey {
    let kind: TerminalKey.Kind =
      switch number(1, part: 1) {
      case 2: .repeated
      case 3: .release
      default: .press
      }
    return TerminalKey(.named(keysym), modifiers: modifiers, kind: kind)
  }

  /// The number is one more than the bits.
  private var modifiers: Modifiers {
    let bits = max(0, number(1) - 1)
    let all: [Modifiers] = [
      .shift, .alt, .control, [.super, .mod4], .hyper, .meta, .capsLock, .numLock,
    ]
    return all.enumerated().reduce(into: Modifiers()) { result, modifier in
      if bits & (1 << modifier.offset) != 0 { result.formUnion(modifier.element) }
    }
  }
}
