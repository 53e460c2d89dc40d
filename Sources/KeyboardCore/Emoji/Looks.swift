/// Signs by what they look like when they are typed with the signs of ASCII: `<=` for ≤.
enum Looks {
  /// The signs that a text looks like, the best first.
  static func signs(like text: String) -> [String] { signs[text] ?? [] }

  /// The small digits of a power, a measure or a formula: ³ for `10^3`, ² for `m2`, ₂ for `H2O`; the
  /// last two have the other kind second.
  static func digits(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard (2...longestFormula).contains(bytes.count), let first = bytes.first, first != power,
      let place = bytes.lastIndex(where: isDigit), place > 0
    else { return [] }
    let digit = Int(bytes[place] - 0x30)
    let (raised, lowered) = (String(raised[digit]), String(lowered[digit]))
    let others = bytes[..<place] + bytes[(place + 1)...]
    if bytes[place - 1] == power, place == bytes.count - 1,
      others.dropLast().allSatisfy({ isLetter($0) || isDigit($0) })
    {
      return [raised]
    }
    guard others.allSatisfy(isLetter) else { return [] }
    let isElement = bytes[place - 1] < UInt8(ascii: "a") || place < bytes.count - 1
    return isElement ? [lowered, raised] : [raised, lowered]
  }

  private static let longestFormula = 6
  private static let power = UInt8(ascii: "^")
  private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
  private static let lowered = Array("₀₁₂₃₄₅₆₇₈₉")
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  private static let signs: [String: [String]] = table.split(separator: "\n").reduce(into: [:]) {
    let words = $1.split(separator: " ").map(String.init)
    for look in words.dropFirst() { $0[look, default: []] += words[0].map(String.init) }
  }

  /// The signs of a line, and what they look like.
  ///
  /// The signs of `^`, `_` and `/` have the places of their digits: `^2` picks ².
  private static let table = #"""
    ≤⩽≦⇐ <= =<
    ⇒ => ==>
    ≥⩾≧ >= =>
    ≠ != /= <> =/=
    → -> -->
    ← <- <--
    ↔ <-> <-->
    ⇔ <=> <==>
    ⇐ <==
    ↦ |->
    ± +- +/-
    ∓ -+
    ≈≃ ~= ~~
    ≅ ~==
    ≡ === ==
    ≔ :=
    … ...
    ⋯ ***
    – --
    — ---
    « <<
    » >>
    ≪ <<
    ≫ >>
    ⋘ <<<
    ⋙ >>>
    © (c) (C)
    ® (r) (R)
    ℗ (p) (P)
    ™ (tm) (TM)
    ℠ (sm) (SM)
    ½ 1/2
    ⅓ 1/3
    ⅔ 2/3
    ¼ 1/4
    ¾ 3/4
    ⅕ 1/5
    ⅛ 1/8
    ⅜ 3/8
    ⅝ 5/8
    ⅞ 7/8
    ∞ oo
    ÷ -:
    × x
    √ \/
    ∧ /\
    ∨ \/
    ′ '
    ″ ''
    “”„ "
    ¿ ?
    ¡ !
    ‽ ?! !?
    ‰ %
    ‱ %%
    ¹²³⁴⁵⁶⁷⁸⁹⁰ⁿ⁺⁻ ^
    ₁₂₃₄₅₆₇₈₉₀ₙ₊₋ _
    ⁄½⅓¼⅕⅙⅐⅛⅑ /
    ¹ ^1
    ² ^2
    ³ ^3
    ⁿ ^n
    ₁ _1
    ₂ _2
    ₃ _3
    № No. no.
    ☐ []
    ☑ [x] [X]
    │ |
    ‖ ||
    • *
    ° o
    ∘ o
    """#
}
