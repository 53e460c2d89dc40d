import KeyboardCore

/// A composer with a few sequences, which tells what it has been fed.
final class TableComposer: Composer {
  private static let sequences: [[UInt32]: String] = [
    [acute, e]: "é", [acute, a]: "á", [acute, 0x45]: "É", [acute, space]: "´",
    [acute, acute]: "´", [circumflex, e]: "ê", [circumflex, acute, e]: "ế",
    [circumflex, o]: "ô", [multi, o, e]: "œ", [multi, e, 0x27]: "é", [multi, s, s]: "ß",
    [multi, x, x]: "hello", [multi, acute, o]: "ó",
  ]
  private static let acute: UInt32 = 0xfe51
  private static let circumflex: UInt32 = 0xfe52
  private static let multi: UInt32 = 0xff20
  private static let space: UInt32 = 0x20
  private static let a: UInt32 = 0x61
  private static let e: UInt32 = 0x65
  private static let o: UInt32 = 0x6f
  private static let s: UInt32 = 0x73
  private static let x: UInt32 = 0x78

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
    case acute: "´"
    case circumflex: "^"
    case 0xfe57: "¨"
    case 0x20..<0x100: Unicode.Scalar(keysym.rawValue).map { String($0) } ?? ""
    case 0x100_0000...: Unicode.Scalar(keysym.rawValue - 0x100_0000).map { String($0) } ?? ""
    default: ""
    }
  }
}
