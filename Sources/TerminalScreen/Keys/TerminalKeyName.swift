import KeyboardCore

/// The keys that terminals report by numbers and letters of their own.
enum TerminalKeyName {
  /// By the number before `~`.
  static let numbered: [Int: UInt32] = [
    1: 0xff50, 2: 0xff63, 3: 0xffff, 4: 0xff57, 5: 0xff55, 6: 0xff56, 7: 0xff50, 8: 0xff57,
    11: 0xffbe, 12: 0xffbf, 13: 0xffc0, 14: 0xffc1, 15: 0xffc2, 17: 0xffc3, 18: 0xffc4,
    19: 0xffc5, 20: 0xffc6, 21: 0xffc7, 23: 0xffc8, 24: 0xffc9, 29: 0xff67,
  ]

  /// By the last letter, after ESC [ or ESC O.
  static let lettered: [Character: UInt32] = [
    "A": 0xff52, "B": 0xff54, "C": 0xff53, "D": 0xff51, "H": 0xff50, "F": 0xff57, "E": 0xff9d,
    "P": 0xffbe, "Q": 0xffbf, "R": 0xffc0, "S": 0xffc1, "M": 0xff8d, "Z": 0xff09,
  ]

  /// By the number before `u`, in the kitty keyboard protocol; the digits of the keypad, and the
  /// modifiers, are in rows.
  static let coded: [Int: UInt32] = [
    9: 0xff09, 13: 0xff0d, 27: 0xff1b, 127: 0xff08, 57358: 0xffe5, 57409: 0xffae, 57410: 0xffaf,
    57411: 0xffaa, 57412: 0xffad, 57413: 0xffab, 57414: 0xff8d, 57453: 0xfe03,
    57399: 0xffb0, 57400: 0xffb1, 57401: 0xffb2, 57402: 0xffb3, 57403: 0xffb4, 57404: 0xffb5,
    57405: 0xffb6, 57406: 0xffb7, 57407: 0xffb8, 57408: 0xffb9,
    57441: 0xffe1, 57442: 0xffe3, 57443: 0xffe9, 57444: 0xffeb, 57445: 0xffed, 57446: 0xffe7,
    57447: 0xffe2, 57448: 0xffe4, 57449: 0xffea, 57450: 0xffec, 57451: 0xffee, 57452: 0xffe8,
  ]
}
