import KeyboardCore
import Testing

@testable import TypingModel

/// Offers the letters of a table.
private final class TableProvider: BaseCalloutActionProvider {
  private let table: [String: String]

  init(_ locale: LocaleIdentifier, _ table: [String: String]) {
    self.table = table
    super.init(locale: locale)
  }

  override func calloutActionString(for character: String) -> String { table[character] ?? "" }
}

/// A provider that shares nothing with those of this library.
private final class StrangeProvider: CalloutActionProvider {
  private(set) var libraries = 0

  func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    switch action {
    case .character("i"): [action, .character("ı")]
    case .character("j"): [action, .character("ȷ")]
    case .character("a"): [action, .character("á")]
    default: []
    }
  }

  func offer(for action: KeyboardAction) -> CalloutOffer {
    CalloutOffer(
      own: calloutActions(for: action), removed: action == .character("a") ? ["å"] : [],
      isComplete: action == .character("i"), isRare: action == .character("j"))
  }

  func use(_ library: LocaleLibrary) { libraries += 1 }
}

/// Counts how often the files are looked at.
private final class CountingProvider: LocaleCalloutActionProvider {
  private(set) var count = 0

  override func lowercaseCallouts(for character: String) -> [String] {
    count += 1
    return [character, "é"]
  }
}

@Suite("Callout providers") struct CalloutProviderTests {
  @Test func `A string gives its characters, each once, in their order`() {
    let provider = TableProvider("en", ["e": "eéèée", "i": "iı"])
    #expect(["e", "E", "I", "x"].map { letters(provider, $0) } == ["e é è", "E É È", "I", ""])
    #expect(provider.calloutActions(for: .backspace) == [])
    #expect(provider.calloutActions(for: .emoji(Emoji("e"))) == [])
  }

  @Test func `Letters are capitalized one by one`() {
    let provider = TableProvider("de", ["s": "sßś", "n": "nñŉ", "Ω": "Ωω"])
    #expect(["S", "N", "Ω"].map { letters(provider, $0) } == ["S ẞ Ś", "N Ñ", "Ω ω"])
    #expect(letters(TableProvider("tr", ["i": "iıî"]), "İ") == "İ I Î")
    #expect(letters(TableProvider("tr", ["ı": "ıi"]), "I") == "I İ")
  }

  @Test func `Own letters take turns, then come foreign ones, then the base set's`() {
    let files = [
      #"fr:"callouts": { "e": "é è | ē", "'": "’ ‘" }"#, #"de:"callouts": { "e": "ë é" }"#,
      #"pl:"callouts": { "e": "ę | é ě", "'": "’ ‘" }"#, #"uz:"callouts": { "'": "ʻ ’ | ʼ" }"#,
      #"sq:"callouts": { "'": "« »" }"#, #"base:"callouts": { "e": "ê è ě", "c": "ç" }"#,
    ]
    let lists: [([LocaleIdentifier], key: String, String)] = [
      (["fr"], "e", "e é è ē ê ě"),
      (["fr", "pl"], "e", "e é ę è ē ě ê"),
      (["pl", "fr"], "e", "e ę é è ē ě ê"),
      (["pl", "fr"], "E", "E Ę É È Ē Ě Ê"),
      (["de", "fr", "pl"], "e", "e ë é ę è ē ě ê"),
      (["sv", "de"], "e", "e ë é ê è ě"),
      (["sv"], "c", "c ç"),
      (["fr"], "x", ""),
      // A letter comes before marks, and the marks of a language stay together.
      (["pl", "uz"], "'", "' ʻ ’ ‘ ʼ"),
      (["fr", "sq"], "'", "' ’ ‘ « »"),
    ]
    for (locales, key, list) in lists {
      let provider = standard(locales, files)
      #expect(letters(provider, key) == list, "\(locales)")
    }
  }

  @Test func `What the locale in use puts first comes before the letters of all others`() {
    let files = [
      #"de:"callouts": { "e": "ë" }"#,
      #"fr:"first": { "e": "≤ ê" }, "callouts": { "e": "é ê | ē" }"#,
      #"base:"callouts": { "e": "è" }"#,
    ]
    let provider = standard(["de", "fr"], files)
    #expect(letters(provider, "e") == "e ë ≤ ê é ē è")
    provider.keyboardContext.selectNextLocale()
    #expect(["e", "E"].map { letters(provider, $0) } == ["e ≤ ê é ë ē è", "E ≤ Ê É Ë Ē È"])
    #expect(letters(standard(["fr"], files), "e") == "e ≤ ê é ē è")
    #expect(letters(standard(["fr-CA", "de"], files), "e") == "e ≤ ê é ë ē è")
  }

  @Test func `A letter of any enabled locale can be a step to others`() {
    let files = [
      #"fr:"callouts": { "a": "à â" }"#, #"vi:"steps": ["â"], "callouts": { "â": "ấ ầ" }"#,
    ]
    let provider = standard(["fr", "vi"], files)
    let capitals: [KeyboardAction] = [.character("Ấ"), .character("Ầ")]
    #expect(provider.nextCalloutActions(after: .character("Â")) == capitals)
    #expect(provider.nextCalloutActions(after: .character("à")) == [])
    #expect(standard(["fr"], files).nextCalloutActions(after: .character("â")) == [])
  }

  @Test func `The base set fills only the first page, unless rare letters are wanted`() {
    let files = [
      #"vi:"callouts": { "a": "á à ả ã ạ ă â ấ ầ ẩ" }"#, #"fr:"callouts": { "a": "à â" }"#,
      #"base:"callouts": { "a": "ä å ā ą ǎ ȧ ª ḁ ɑ ǻ ǽ" }"#,
    ]
    #expect(letters(standard(["sv"], files), "a") == "a ä å ā ą ǎ ȧ ª ḁ ɑ")
    #expect(letters(standard(["fr"], files), "a") == "a à â ä å ā ą ǎ ȧ ª")
    #expect(letters(standard(["vi"], files), "a") == "a á à ả ã ạ ă â ấ ầ ẩ")
    let provider = standard(["fr"], files)
    provider.keyboardContext.offersRareLetters = true
    #expect(letters(provider, "a") == "a à â ä å ā ą ǎ ȧ ª ḁ ɑ ǻ ǽ")
  }

  @Test func `Signs for addresses replace the last letters of the first page`() {
    let files = [
      #"fr:"callouts": { "a": "à â" }"#,
      #"base:"callouts": { "a": "ä å ā ą ǎ ȧ á ḁ ɑ ǻ ª §" }"#,
    ]
    let provider = standard(["fr"], files)
    provider.keyboardContext.keyboardType = .email
    #expect(letters(provider, "a") == "@ § a à â ä å ā ą ǎ")
    #expect(letters(provider, ".").hasPrefix(".com .org .net "))
    provider.keyboardContext.keyboardType = .url
    #expect(letters(provider, "a") == "§ a à â ä å ā ą ǎ ȧ")
    #expect(letters(provider, ".").hasPrefix(".com .org .net "))
  }

  @Test func `Signs for addresses remove no letter of a language`() {
    let files = [
      #"vi:"callouts": { "a": "á à ả ã ạ ă â ấ ầ ẩ" }"#, #"base:"callouts": { "a": "ä § å" }"#,
    ]
    let provider = standard(["vi"], files)
    provider.keyboardContext.keyboardType = .url
    #expect(letters(provider, "a") == "§ a á à ả ã ạ ă â ấ ầ ẩ")
  }

  @Test func `replace excludes all other letters`() {
    let files = [
      #"tr:"replace": { "i": "ı", "k": "" }"#, #"fr:"callouts": { "i": "ï", "k": "ķ" }"#,
      #"base:"callouts": { "i": "í", "k": "ǩ" }"#,
    ]
    let provider = standard(["tr", "fr"], files)
    #expect(["i", "İ", "k", "K"].map { letters(provider, $0) } == ["i ı", "İ I", "", ""])
    #expect(letters(standard(["fr", "tr"], files), "i") == "i ï ı í")
  }

  @Test func `remove removes a letter, whichever provider offers it`() {
    let files = [
      #"sv:"remove": { "a": "å ß" }"#, #"fr:"callouts": { "a": "å à" }"#,
      #"base:"callouts": { "a": "á å", "o": "å" }"#,
    ]
    #expect(letters(standard(["sv", "fr"], files), "a") == "a à á")
    #expect(letters(standard(["sv", "fr"], files), "A") == "A À Á")
    #expect(letters(standard(["sv"], files), "o") == "o å")
    #expect(letters(standard(["fr", "sv"], files), "a") == "a å à á")
  }

  @Test func `remove removes capitals by the locale's own rules`() {
    let files = [#"tr:"remove": { "ı": "i" }"#, #"az:"callouts": { "ı": "i î" }"#]
    #expect(letters(standard(["tr", "az"], files), "ı") == "ı î")
    #expect(letters(standard(["tr", "az"], files), "I") == "I Î")
  }

  @Test func `A locale without a provider uses that of its language`() {
    let provider = standard(["fr-CH"], [#"fr:"callouts": { "e": "é" }"#])
    #expect(letters(provider, "e") == "e é")
    #expect(provider.localizedProvider(for: "fr-Latn-CH") != nil)
    #expect(provider.localizedProvider(for: "frr") == nil)
  }

  @Test func `Characters are looked up once, and the number of those kept is limited`() {
    let provider = CountingProvider(locale: "en", library: LocaleLibrary())
    let characters = (0x3400..<0x3800 as Range<UInt32>).compactMap(Unicode.Scalar.init)
      .map { String(Character($0)) }
    for _ in 0..<2 {
      for character in characters.prefix(200) { _ = letters(provider, character) }
    }
    #expect(provider.count == 200)
    for character in characters { _ = letters(provider, character) }
    let before = provider.count
    #expect(letters(provider, characters[0]) == "\(characters[0]) é")
    #expect(provider.count == before + 1)
  }

  @Test func `A provider of any type can complete, exclude and restrict lists`() {
    let table = TableProvider("sv", ["i": "iî", "a": "aåâ"])
    let provider = StandardCalloutActionProvider(
      keyboardContext: KeyboardContext(locales: ["en", "sv"]),
      localizedProviders: ["en": StrangeProvider(), "sv": table])
    #expect(["i", "a"].map { letters(provider, $0) } == ["i ı", "a á â"])
    let rare = StandardCalloutActionProvider(baseProvider: StrangeProvider())
    #expect(letters(rare, "j") == "")
    rare.keyboardContext.offersRareLetters = true
    #expect(letters(rare, "j") == "j ȷ")
  }

  @Test func `A keyboard hands its library, and each new one, to its provider`() {
    let keyboard = KeyboardInputController(library: LocaleLibrary())
    let strange = StrangeProvider()
    keyboard.services.calloutActionProvider = strange
    #expect(strange.libraries == 1)
    keyboard.library = TestLocales.library
    #expect(strange.libraries == 2)
    keyboard.services.calloutActionProvider = StandardCalloutActionProvider(baseProvider: strange)
    #expect(strange.libraries == 3)
    keyboard.library = LocaleLibrary()
    #expect(strange.libraries == 4)
  }

  @Test func `A provider can be added later`() {
    let provider = StandardCalloutActionProvider()
    #expect(letters(provider, "e") == "")
    provider.localizedProviders["en"] = TableProvider("en", ["e": "eé"])
    #expect(letters(provider, "e") == "e é")
    provider.baseProvider = TableProvider("en", ["e": "eè"])
    #expect(letters(provider, "e") == "e é è")
    provider.localizedProviders["en"] = TableProvider("en", [:])
    #expect(letters(provider, "e") == "e è")
  }
}
