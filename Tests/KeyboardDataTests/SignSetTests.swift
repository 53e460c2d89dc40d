import KeyboardCore
import KeyboardData
import Testing

@Suite("Sets of signs") @MainActor struct SignSetTests {
  @Test func `They are known and named, and no languages`() {
    let library = LocaleLibrary.standard
    #expect(
      library.sets == [
        "und-fonipa", "und-fonnapa", "und-x-arrows", "und-x-greek", "und-x-iso9", "und-x-math",
        "und-x-medieval", "und-x-supersub", "und-x-typeset",
      ])
    for set in library.sets {
      #expect(library.name(of: set) != set.rawValue)
      #expect(library.name(of: set, in: "fr") == library.name(of: set))
      #expect(library.script(of: set) == nil)
      #expect(library.layouts(of: set) == [])
    }
    #expect(library.namedIdentifiers.filter(\.isSet) == [])
  }

  /// For each set, keys, each with a sign that a writer looks for there.
  nonisolated static let places: [(LocaleIdentifier, String)] = [
    ("und-x-math", "a∀ e∃ e∈ E∈ s∑ S∑ p∏ i∫ s∫ d∂ d∆ v∇ n∇ r√ rℝ Rℝ nℕ zℤ cℂ qℚ m↦ <≤ [⌈ ]⌉ *⋅ -−"),
    ("und-x-greek", "aα AΑ bβ DΔ sς SΣ hη tθ qθ wω WΩ OΩ fϕ eϵ iΐ oό yψ xξ"),
    ("und-x-arrows", "-→ -← >⇒ <⇐ ^↑ v↓ u↑ d↓ l← r→ =⇔ /↗ \\↘ e↵ x⇄ t⇥ 7↖ 9↗ >➜ !↛"),
    ("und-x-supersub", "-⁻ -₋ =⁼ =₌ (⁽ +₊ 0⁰ 9₉ nⁿ iᵢ xₓ Aᴬ Xˣ"),
    ("und-x-typeset", "-— -– !⸘ ?‽ *† +‡ p¶ s§ f❦ \"„ '‛ .… b• x✗ h♥ [「"),
    ("und-fonipa", "eə sʃ aɑ rɹ ~\u{303} 1˩ qʔ"),
    ("und-fonnapa", "xx\u{30c} hḥ yʸ gǧ lƛ lƛ\u{313} lł jǰ sš nñ 7ʔ .· ^\u{30c}"),
    ("und-x-medieval", "sſ pꝑ pꝓ yȝ zȝ yẏ gᵹ dꝺ qꝗ qꝙ rꝛ wƿ PꝐ &⁊ 7⁊ 9ꝯ uũ"),
    ("und-x-iso9", "jǰ 'ʹ 'ʺ \"ʺ sŝ aâ uû eè cč SŜ"),
  ]

  @Test(arguments: places)
  func `Keys offer the signs of a set beside English`(set: LocaleIdentifier, places: String) {
    for place in places.split(separator: " ").map(\.unicodeScalars) {
      let (key, sign) = (String(place.prefix(1)), String(place.dropFirst()))
      #expect(list(of: key, in: ["en", set]).contains(sign), "\(key) of \(set): \(sign)")
    }
  }

  @Test func `Sets have the order of the setting`() {
    #expect(list(of: "p", in: ["en", "und-x-math"]) == "∏ π ⊥ ∥ ± ∂ ∝ ℙ ℘".spaced)
    #expect(list(of: "P", in: ["en", "und-x-math"]) == "∏ Π ⊥ ∥ ± ∂ ∝ ℙ ℘".spaced)
    let signs: Set = ["∏", "φ"]
    #expect(
      list(of: "p", in: ["en", "und-x-math", "und-x-greek"]).filter(signs.contains) == ["∏", "φ"])
    #expect(
      list(of: "p", in: ["en", "und-x-greek", "und-x-math"]).filter(signs.contains) == ["φ", "∏"])
  }

  /// The letters of the chart of the International Phonetic Association that are on no US key.
  private static let phonetic = """
    d͡z d͡ʑ d͡ʒ t͡s t͡ɕ t͡ʃ æ ç ð ø ħ ŋ œ ǀ ǁ ǂ ǃ ɐ ɑ ɒ ɓ ɔ ɕ ɖ ɗ ɘ ə ɚ ɛ ɜ ɝ ɞ ɟ ɠ ɡ ɢ ɣ ɤ
    ɥ ɦ ɧ ɨ ɪ ɫ ɬ ɭ ɮ ɯ ɰ ɱ ɲ ɳ ɴ ɵ ɶ ɸ ɹ ɺ ɻ ɽ ɾ ʀ ʁ ʂ ʃ ʄ ʈ ʉ ʊ ʋ ʌ ʍ ʎ ʏ ʐ ʑ ʒ ʔ ʕ ʘ ʙ ʛ
    ʜ ʝ ʟ ʡ ʢ ʰ ʱ ʲ ʷ ʼ ˈ ˌ ː ˑ ˞ ˠ ˡ ˤ β θ χ ⁿ ⱱ
    """

  @Test func `The phonetic set has every letter of the chart`() {
    let lists = Set(
      "abcdefghijklmnopqrstuvwxyz:;',.-_=+~^!|/\\?@&%*()[]<>{}`\"0123456789"
        .flatMap { LocaleLibrary.standard.callouts(of: "und-fonipa", for: String($0)) })
    let letters = Self.phonetic.split(whereSeparator: \.isWhitespace).map { String($0) }
    #expect(letters.filter { !lists.contains($0) } == [])
  }

  /// The list of a key while some locales and sets are enabled.
  private func list(of key: String, in locales: [LocaleIdentifier]) -> [String] {
    var settings = KeyboardSettings()
    settings.locales = locales
    let controller = KeyboardInputController(library: .standard, settings: settings)
    return controller.services.calloutActionProvider.calloutActions(for: .character(key))
      .compactMap(\.inputCalloutText).filter { $0 != key }
  }
}

extension String {
  fileprivate var spaced: [String] { split(separator: " ").map { String($0) } }
}
