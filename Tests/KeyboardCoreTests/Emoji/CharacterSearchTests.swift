import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Characters by name, look and code point") struct CharacterSearchTests {
  @Test(arguments: [("U+1F600", true), ("u+1F6", true), ("U+1F60000", false), ("U+x", false)])
  func `A code point has six digits at most`(text: String, isBeginning: Bool) {
    #expect(CodePoint.isBeginning(text) == isBeginning)
  }

  private static let names = """
    @3C 0
    LESS-THAN SIGN
    EQUALS SIGN
    @C9 0
    LATIN CAPITAL LETTER E WITH ACUTE
    @E8 0
    LATIN SMALL LETTER E WITH GRAVE
    LATIN SMALL LETTER E WITH ACUTE
    @259 1
    LATIN SMALL LETTER SCHWA
    @301 1
    COMBINING ACUTE ACCENT
    @3B1 0
    GREEK SMALL LETTER ALPHA
    @2264 0
    LESS-THAN OR EQUAL TO\tLOWER OR SAME
    @12000 4
    CUNEIFORM SIGN A
    CUNEIFORM SIGN ALPHABET

    """
  static let search = makeSearch(.any)

  private static func makeSearch(_ fonts: CharacterSearch.Fonts) -> CharacterSearch {
    CharacterSearch(
      names: CharacterNames(parsing: names),
      signs: EmojiSearch(
        order: "≤\tsymbols\t1.000\n→\tsymbols\t3",
        names: ["kleiner gleich\tVergleich\nPfeil", "less or equal\narrow"],
        letters: "é\te\n≤\t "),
      fonts: fonts)
  }

  private func found(_ text: String, in search: CharacterSearch = search) -> String {
    search.characters(matching: text).joined(separator: " ")
  }

  @Test(arguments: [
    ("e acute", "é É"), ("capital e acute", "É"), ("e", "è é É ≤"), ("schwa", "ə"), ("sch", "ə"),
    ("sc", ""), ("alpha", "α 𒀁"), ("acute accent", "é É \u{301}"), ("pfeil", "→"), ("arrow", "→"),
    ("vergleich", "≤"), ("lower same", "≤"), ("xyz", ""), ("letter", ""), ("", ""), ("  ", ""),
  ])
  func `Words of names, whole ones first, and common characters before others`(
    text: String, characters: String
  ) {
    #expect(found(text) == characters)
  }

  @Test(arguments: [
    ("<=", "≤ ⩽ ≦ ⇐"), ("->", "→"), ("...", "…"), ("(c)", "©"), ("1/2", "½"), ("^2", "²"),
    ("U+259", "ə"), ("u+0259", "ə"), ("U+2", ""), ("U+20AC", "€"), ("U+0007", ""),
    ("U+110000", ""), ("U+XY", ""),
  ])
  func `Looks and code points`(text: String, characters: String) {
    #expect(found(text) == characters)
  }

  @Test func `A character finds itself and its relatives`() {
    #expect(found("é") == "é è É ≤")
    #expect(found("≤") == "≤")
    #expect(found("<") == "< ≤")
  }

  @Test func `Names are those of the language, or Unicode's`() {
    let search = Self.search
    #expect(search.name(of: "≤") == "kleiner gleich")
    #expect(search.name(of: "é") == "latin small letter e with acute")
    #expect(search.name(of: "é\u{301}")?.hasSuffix("acute, combining acute accent") == true)
    #expect(search.name(of: "=") == "equals sign")
    #expect(search.name(of: "four") == nil)
    #expect(search.name(of: "") == nil)
  }

  @Test func `A character without a name has its code points`() {
    #expect(Self.search.name(of: "\u{e000}\u{10000}") == "U+E000 U+10000")
    #expect(Self.search.name(of: ">") == "U+003E")
    #expect(Self.search.knownName(of: ">") == nil)
  }

  @Test func `Letters have the names that the program gives them`() {
    let search = CharacterSearch(
      names: CharacterNames(parsing: Self.names), signs: TestEmojis().search, fonts: .any
    ) { ["é": "e mit Akut", "ə": "ə"][$0] }
    #expect(search.title(of: "é") == "é · e mit Akut")
    // A letter that is its own name has Unicode's.
    #expect(search.title(of: "ə") == "ə · latin small letter schwa")
    #expect(search.title(of: "\u{301}") == "\u{25cc}\u{301} · combining acute accent")
    #expect(search.title(of: "") == nil)
  }

  @Test(arguments: [
    ("é", "é"), (" é ", "é"), ("≤", "≤"), ("<=", "≤ ⩽ ≦ ⇐"), ("(c)", "©"), ("U+2264", "≤"),
    ("x", ""), ("X", ""), ("oo", ""), ("α", ""), (":)", ""), ("<3", ""), ("e acute", ""), ("", ""),
  ])
  func `A code point, a look and a character are certainly meant, but no word or smiley`(
    text: String, characters: String
  ) {
    #expect(Self.search.meant(by: text).joined(separator: " ") == characters)
  }

  @Test(arguments: [
    ("m2", "²₂"), ("cm3", "³₃"), ("H2", "₂²"), ("H2O", "₂²"), ("CO2", "₂²"), ("c6h", "₆⁶"),
    ("x^2", "²"),
    ("10^3", "³"), ("^2", ""), ("2", ""), ("2m", ""), ("m22", ""), ("m", ""), ("", ""), ("m-2", ""),
    ("x^2y", ""), ("abcdef2", ""), ("é2", ""),
  ])
  func `The digits of powers and formulas are small ones`(text: String, digits: String) {
    #expect(Looks.digits(of: text).joined() == digits)
  }

  /// Emoji and signs with words in common, the emoji before `|`.
  private func mixed(_ text: String) -> String {
    let emojis = EmojiSearch(
      order: "🎓\tobjects\t3\n🔥\tobjects\t1\n🚪\tobjects\t3\n🪜\tobjects\t3",
      names: ["graduation\tdegree\nfire\thour\nalphabet door\tpy ing\nschwan equalsome"],
      letters: "é\te")
    let signs = CharacterSearch(
      names: CharacterNames(parsing: Self.names),
      signs: EmojiSearch(
        order: "°\tsymbols\t1.001\n/\tsymbols\t3\n±\tsymbols\t3",
        names: ["degree\thour\tgraduation\nfire\nplus minus door"], letters: "é\te"),
      fonts: .any)
    return signs.entries(matching: text, emojis: emojis.matches(for: text), limit: 9).map {
      switch $0 {
      case .emoji(let emoji): emoji.char
      case .character(let character): character
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("degree", "° 🎓"), ("hour", "🔥 °"), ("graduation", "🎓 °"), ("fire", "🔥 /"),
    ("door", "🚪 ±"), ("alpha", "α 🚪 𒀁"), ("schwa", "🪜 ə"), ("<=", "≤ ⩽ ≦ ⇐"), ("U+259", "ə"),
    ("m2", "² ₂"), ("letter", ""), ("equals", "🪜 ="), ("e", "🪜 è é É"),
  ])
  func `A sign of that name comes before emoji that match less well`(
    text: String, entries: String
  ) {
    #expect(mixed(text) == entries)
  }

  @Test func `A single letter is no name of a sign`() {
    let names = CharacterNames(
      parsing: "@E7 0\nLATIN SMALL LETTER C WITH CEDILLA\n@3C0 0\nGREEK SMALL LETTER PI\n")
    func areNames(_ word: String) -> [Bool] {
      names.matches([Array(word.utf8)], limit: 9) { _, _ in true }.map(\.isName)
    }
    #expect(areNames("pi") == [true])
    #expect(areNames("c") == [false])
    #expect(areNames("cedilla") == [false])
  }

  @Test func `Only characters that fonts show are offered`() {
    let search = Self.makeSearch(.known(CharacterRanges(parsing: "c0-c9 2192")))
    #expect(found("e acute", in: search) == "É")
    #expect(found("pfeil", in: search) == "→")
    #expect(found("schwa", in: search) == "")
    #expect(found("alpha", in: Self.makeSearch(.unknown)) == "α")
  }

  @Test(arguments: [
    ("20-7e a0", "! ~ \u{a0}", "\u{1f} \u{7f} \u{a1}"),
    ("a0 20-7e\n30-90", "0 \u{90} \u{a0}", "\u{91}"),
    ("", "", "a"), ("7e-20 x 1-2-3 zz", "", "a ~"), ("ffffffffff 61", "a", "b"),
  ])
  func `Ranges are read as fontconfig prints them`(text: String, inside: String, outside: String) {
    let ranges = CharacterRanges(parsing: text)
    #expect(inside.unicodeScalars.filter { $0 != " " }.allSatisfy(ranges.contains))
    #expect(!outside.unicodeScalars.filter { $0 != " " }.contains(where: ranges.contains))
  }

  @Test func `Every truncated file can be read`() {
    let bytes = Array((Self.names + "@ZZ 1\nX\n@41 77\nY\n@41\nZ\n@FFFFFFFF 0\nZ").utf8)
    for end in bytes.indices {
      let names = CharacterNames(parsing: String(decoding: bytes[..<end], as: UTF8.self))
      #expect(names.matches([Array("alpha".utf8)], limit: 9) { _, _ in true }.count <= 2)
      #expect(names.name(of: "Z") == nil)
    }
  }

  // MARK: In the list of emoji

  private static let smileys = "aux:Smileys [😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑]"

  static let sequences = [
    gtk.row(
      "A look", [.emojis, .type("<="), .tap("1")],
      "\(smileys) / aux:🔎 < [] / aux:🔎 <= [≤ ⩽ ≦ ⇐] / [] aux: +≤", text: "≤"),
    gtk.row(
      "A smiley is still one", [.emojis, .type("<3")], "\(smileys) / aux:🔎 < [] / aux:🔎 <3 [❤️]"),
    gtk.row(
      "A space shows the relatives of a sign that may begin a smiley",
      [.emojis, .type("<"), .tap(" ")], "\(smileys) / aux:🔎 < [] / aux:🔎 <  [< ≤]"),
    gtk.row(
      "A code point has digits", [.emojis, .type("u+0259"), .tap(.return)],
      "\(smileys) / aux:🔎 u [👍] / aux:🔎 u+ [👍] / aux:🔎 u+0 [] / aux:🔎 u+02 / aux:🔎 u+025 [%]"
        + " / aux:🔎 u+0259 [ə] / [] aux: +ə", text: "ə"),
    gtk.row(
      "Raised digits have the places of digits", [.emojis, .type("^"), .tap("2")],
      "\(smileys) / aux:🔎 ^ [¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹] / [] aux: +²", text: "²"),
    gtk.row(
      "A look comes before emoji", [.emojis, .type("(c)"), .tap(.return)],
      "\(smileys) / aux:🔎 ( [] / aux:🔎 (c [🐱 🍕 🐈 💅 🧑‍🤝‍🧑]"
        + " / aux:🔎 (c) [© 🐱 🍕 🐈 💅 🧑‍🤝‍🧑] / [] aux: +©", text: "©"),
    gtk.settings { $0.entryNames = true }.row(
      "The name of a sign in the user's language", [.emojis, .type("<="), .tap(.right)],
      "\(smileys) / aux:🔎 < [] / aux:🔎 <= [≤ ⩽ ≦ ⇐]"
        + " / [*≤ ⩽ ≦ ⇐] aux:🔎 <= ≤ · kleiner gleich"),
    gtk.settings { $0.entryNames = true }.row(
      "The name of an emoji", [.emojis, .tap(.right)],
      "\(smileys) / [*😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] aux:Smileys grinsendes Gesicht"),
    gtk.settings { $0.entryNames = true }.row(
      "The name of a letter", [.hold("e"), .tap(.right), .tap(.return)],
      "‹e› / [é è ê ë] / [*é è ê ë] aux:é · latin small letter e with acute / [] +é ‹› aux:"),
    gtk.row(
      "No name unless it is wanted", [.hold("e"), .tap(.right), .tap(.return)],
      "‹e› / [é è ê ë] / [*é è ê ë] / [] +é ‹›", text: "é"),
  ]

  @Test(arguments: sequences)
  func `Signs are offered beside emoji, and entries have names`(sequence: KeySequence) {
    let provider = TestEmojis()
    provider.signs = Self.search
    sequence.verify { $0.services.emojiProvider = provider }
  }

  @Test func `Emoji come first, in the order that they have without signs`() throws {
    let provider = TestEmojis()
    func source() throws -> EmojiSource {
      try #require(EmojiSource(provider, locales: ["de"]))
    }
    for text in ["gesicht", "e", "c", "hand", "o"] {
      provider.signs = nil
      let before = try source().entries(for: .search(text))
      provider.signs = Self.search
      let after = try source().entries(for: .search(text))
      #expect(after.starts(with: before), "\(text)")
    }
    #expect(try source().entries(for: .search("e")).count > 3)
  }
}
