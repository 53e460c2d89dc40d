import KeyboardCore

/// A composer with a few sequences, which records its keys.
final class TableComposer: Composer {
  /// What keys type one after the other; `´` and `^` are dead keys here, `⎄` is Compose.
  private static let sequences: [[UInt32]: String] = {
    let texts: [String: String] = [
      "´e": "é", "´a": "á", "´E": "É", "´ ": "´", "´´": "´", "^e": "ê", "^´e": "ế", "^o": "ô",
      "⎄oe": "œ", "⎄e'": "é", "⎄ss": "ß", "⎄xx": "hello", "⎄´o": "ó",
    ]
    let others: [Unicode.Scalar: UInt32] = ["´": 0xfe51, "^": 0xfe52, "⎄": 0xff20]
    return texts.reduce(into: [:]) { sequences, entry in
      sequences[entry.key.unicodeScalars.map { others[$0] ?? $0.value }] = entry.value
    }
  }()

  /// The keys of the sequence that is not complete.
  private(set) var sequence: [Keysym] = []

  func feed(_ keysym: Keysym) -> ComposeStatus {
    let status = Self.status(of: keysym, after: sequence)
    switch status {
    case .nothing: break
    case .composing: sequence.append(keysym)
    case .composed, .cancelled: sequence = []
    }
    return status
  }

  func reset() { sequence = [] }

  /// Where a sequence stands after one more key.
  static func status(of keysym: Keysym, after sequence: [Keysym]) -> ComposeStatus {
    guard !sequence.isEmpty || keysym.startsSequence else { return .nothing }
    let keys = (sequence + [keysym]).map(\.rawValue)
    if let text = sequences[keys] { return .composed(text) }
    if sequences.keys.contains(where: { $0.starts(with: keys) }) { return .composing }
    return sequence.isEmpty ? .nothing : .cancelled
  }

  /// Keys of a sequence as they look; the Compose key looks like nothing.
  static func literal(_ sequence: [Keysym]) -> String { sequence.map(literal).joined() }

  /// A key as it looks.
  static func literal(_ keysym: Keysym) -> String {
    switch keysym.rawValue {
    case 0xfe50: "`"
    case 0xfe51: "´"
    case 0xfe52: "^"
    case 0xfe57: "¨"
    case 0x20..<0x100: Unicode.Scalar(keysym.rawValue).map { String($0) } ?? ""
    case 0x100_0000...: Unicode.Scalar(keysym.rawValue - 0x100_0000).map { String($0) } ?? ""
    default: ""
    }
  }
}
