import KeyboardCore

/// The keys that terminals tell by numbers and letters of their own.
enum TerminalKeyName {
  /// By the number before `~`.
  static let numbered: [Int: Keysym] = Dictionary(
    uniqueKeysWithValues: [
      1: 0xff50, 2: 0xff63, 3: 0xffff, 4: 0xff57, 5: 0xff55, 6: 0xff56, 7: 0xff50, 8: 0xff57,
      11: 0xffbe, 12: 0xffbf, 13: 0xffc0, 14: 0xffc1, 15: 0xffc2, 17: 0xffc3, 18: 0xffc4,
      19: 0xffc5, 20: 0xffc6, 21: 0xffc7, 23: 0xffc8, 24: 0xffc9, 29: 0xff67,
    ].map { ($0, Keysym(rawValue: $1)) })

  /// By the last letter, after ESC [ or ESC O.
  static let lettered: [Character: Keysym] = Dictionary(
    uniqueKeysWithValues: ([
      "A": 0xff52, "B": 0xff54, "C": 0xff53, "D": 0xff51, "H": 0xff50, "F": 0xff57, "E": 0xff9d,
      "P": 0xffbe, "Q": 0xffbf, "R": 0xffc0, "S": 0xffc1, "M": 0xff8d,
    ] as [Character: UInt32]).map { ($0, Keysym(rawValue: $1)) })

  /// By the letter after ESC [ [, as the console of Linux tells the first five function keys.
  static func console(_ letter: UInt8) -> Keysym? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return nil }
    return Keysym(rawValue: 0xffbe + UInt32(letter - UInt8(ascii: "A")))
  }

  /// By the number before `u`, in the kitty keyboard protocol.
  static let coded: [Int: Keysym] = {
    var keys: [Int: UInt32] = [
      9: 0xff09, 13: 0xff0d, 27: 0xff1b, 127: 0xff08, 57358: 0xffe5, 57359: 0xff14,
      57360: 0xff7f, 57361: 0xff61, 57362: 0xff13, 57363: 0xff67, 57409: 0xffae, 57410: 0xffaf,
      57411: 0xffaa, 57412: 0xffad, 57413: 0xffab, 57414: 0xff8d, 57415: 0xffbd, 57416: 0xffac,
      57417: 0xff96, 57418: 0xff98, 57419: 0xff97, 57420: 0xff99, 57421: 0xff9a, 57422: 0xff9b,
      57423: 0xff95, 57424: 0xff9c, 57425: 0xff9e, 57426: 0xff9f, 57427: 0xff9d,
      57441: 0xffe1, 57442: 0xffe3, 57443: 0xffe9, 57444: 0xffeb, 57445: 0xffed, 57446: 0xffe7,
      57447: 0xffe2, 57448: 0xffe4, 57449: 0xffea, 57450: 0xffec, 57451: 0xffee, 57452: 0xffe8,
      57453: 0xfe03, 57454: 0xfe11,
    ]
    // F13 to F35, and the digits of the keypad.
    for number in 0..<23 { keys[57376 + number] = 0xffca + UInt32(number) }
    for digit in 0..<10 { keys[57399 + digit] = 0xffb0 + UInt32(digit) }
    return keys.mapValues(Keysym.init(rawValue:))
  }()
}
