/// Signs by what they look like when they are typed with the signs of ASCII: `<=` for ≤.
enum Looks {
  /// The signs that a text looks like, the best first.
  static func signs(like text: String) -> [String] { signs[text] ?? [] }

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
