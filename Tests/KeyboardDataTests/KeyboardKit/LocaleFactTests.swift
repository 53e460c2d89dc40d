import KeyboardCore
import KeyboardData
import Testing

@Suite("KeyboardKit's facts: locales") struct LocaleFactTests {
  private let library = LocaleLibrary.standard

  /// Each of KeyboardKit's locales: its name in the code, its identifier and its flag.
  static let table = """
    albanian sq 🇦🇱, arabic ar 🇦🇪, armenian hy 🇦🇲, belarusian be 🇧🇾, bulgarian bg 🇧🇬,
    catalan ca 🇦🇩, cherokee chr 🏳️, croatian hr 🇭🇷, czech cs 🇨🇿, danish da 🇩🇰, dutch nl 🇳🇱,
    dutch_belgium nl_BE 🇧🇪, english en 🇺🇸, english_gb en_GB 🇬🇧, english_us en_US 🇺🇸,
    estonian et 🇪🇪, faroese fo 🇫🇴, filipino fil 🇵🇭, finnish fi 🇫🇮, french fr 🇫🇷,
    french_belgium fr_BE 🇧🇪, french_switzerland fr_CH 🇨🇭, georgian ka 🇬🇪, german de 🇩🇪,
    german_austria de_AT 🇦🇹, german_switzerland de_CH 🇨🇭, greek el 🇬🇷, hawaiian haw 🇺🇸,
    hebrew he_IL 🇮🇱, hungarian hu 🇭🇺, icelandic is 🇮🇸, indonesian id 🇮🇩, irish ga_IE 🇮🇪,
    italian it 🇮🇹, kazakh kk 🇰🇿, kurdish_sorani ckb 🇹🇯, kurdish_sorani_arabic ckb_IQ 🇹🇯,
    kurdish_sorani_pc ckb_PC 🇹🇯, latvian lv 🇱🇻, lithuanian lt 🇱🇹, macedonian mk 🇲🇰, malay ms 🇲🇾,
    maltese mt 🇲🇹, mongolian mn 🇲🇳, norwegian nb 🇳🇴, persian fa 🇮🇷, polish pl 🇵🇱,
    portuguese pt_PT 🇵🇹, portuguese_brazil pt_BR 🇧🇷, romanian ro 🇷🇴, russian ru 🇷🇺,
    serbian sr 🇷🇸, serbian_latin sr-Latn 🇷🇸, slovenian sl 🇸🇮, slovak sk 🇸🇰, spanish es 🇪🇸,
    swahili sw 🇰🇪, swedish sv 🇸🇪, turkish tr 🇹🇷, ukrainian uk 🇺🇦, uzbek uz 🇺🇿
    """

  static let rows: [[String]] = table.replacing("\n", with: " ").split(separator: ", ")
    .map { $0.split(separator: " ").map(String.init) }

  /// Regions that add nothing to their language have no locale of their own.
  static let languages = ["he_IL": "he", "ga_IE": "ga", "pt_PT": "pt", "ckb_IQ": "ckb"]

  @Test(arguments: rows)
  func `A locale is found by its identifier and by its name`(row: [String]) {
    let (name, identifier) = (row[0], row[1])
    let raw = Self.languages[identifier] ?? LocaleIdentifier(identifier).rawValue
    #expect(KeyboardLocale(fuzzyName: identifier)?.rawValue == raw)
    if name != "kurdish_sorani_arabic" {
      #expect(KeyboardLocale(fuzzyName: name)?.rawValue == raw)
    }
    let locale = KeyboardLocale(rawValue: raw)
    #expect(locale?.id == raw && locale?.locale.rawValue == raw)
  }

  /// Languages of several countries have a globe, and Arabic the flag of most who write it.
  static let otherFlags = [
    "ca": "🌐", "ckb": "🌐", "ckb_IQ": "🌐", "ckb_PC": "🌐", "chr": "🌐", "haw": "🌐", "ar": "🇪🇬",
  ]

  @Test func `A locale has the flag of its country`() {
    for row in Self.rows {
      let locale = LocaleIdentifier(Self.languages[row[1]] ?? row[1])
      #expect(library.flag(of: locale) == Self.otherFlags[row[1]] ?? row[2], "\(locale)")
    }
  }

  @Test func `Arabic, Hebrew, Persian and Kurdish scripts run from right to left`() {
    let found = Self.rows.map { $0[1] }.filter { library.isRightToLeft(LocaleIdentifier($0)) }
    #expect(found == ["ar", "he_IL", "ckb", "ckb_IQ", "ckb_PC", "fa"])
    let others = ["en", "fa", "zh_Hant_TW"].map { library.isRightToLeft(LocaleIdentifier($0)) }
    #expect(others == [false, true, false])
  }

  @Test func `English keys offer accents, and letters with accents none`() {
    let provider = LocaleCalloutActionProvider(locale: "en", library: library)
    #expect(provider.locale == KeyboardLocale.english.locale)
    let offered = provider.calloutActions(for: .character("a"))
    #expect(offered.first == .character("a"))
    // The order is ours: by how often the words of English have them.
    for letter in "àáâäæãåā".chars { #expect(offered.contains(.character(letter)), "\(letter)") }
    #expect(provider.calloutActions(for: .character("å")) == [])
    #expect(provider.calloutActions(for: .backspace) == [])
  }
}
