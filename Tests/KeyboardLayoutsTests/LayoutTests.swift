import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Layouts of xkeyboard-config") struct LayoutTests {
  private let provider = XKBLayoutProvider(library: TestLocales.library)

  static let keys: [(String, UInt32, Modifiers, String?)] = [
    ("us", 30, [], "a"), ("us", 30, .shift, "A"), ("us", 30, .capsLock, "A"),
    ("us", 30, [.shift, .capsLock], "a"), ("us", 3, .shift, "@"), ("us", 57, [], " "),
    ("us", 30, .numLock, "a"), ("us", 30, .control, "a"),
    ("fr(oss)", 3, .shift, "2"), ("fr(oss)", 18, .levelThree, "€"), ("ru", 33, .shift, "А"),
    ("us", 28, [], nil), ("us", 1, [], nil), ("us", 42, [], nil),
  ]

  @Test(arguments: keys)
  func `A key types what its layout defines`(
    name: String, keycode: UInt32, modifiers: Modifiers, text: String?
  ) throws {
    let layout = try #require(provider.layout(named: name))
    #expect(layout.name == name)
    #expect(layout.key(keycode: keycode, modifiers: modifiers)?.text == text)
  }

  @Test func `A dead key has a keysym and no text`() throws {
    let layout = try #require(provider.layout(named: "us(intl)"))
    let key = try #require(layout.key(keycode: 40, modifiers: []))
    #expect(key.keysym == TestKey.deadAcute.keysym)
    #expect(key.text == nil)
    #expect(layout.typingKeycodes.contains(40))
  }

  @Test func `Keycodes beyond the keyboard type nothing`() throws {
    let layout = try #require(provider.layout(named: "us"))
    for keycode: UInt32 in [0, 128, 248, 1000, .max] {
      #expect(layout.key(keycode: keycode, modifiers: []) == nil)
    }
  }

  @Test func `The keys that type are found`() throws {
    let keycodes = try #require(provider.layout(named: "us")).typingKeycodes
    #expect(keycodes == keycodes.sorted())
    for keycode: UInt32 in [2, 16, 30, 44, 57] { #expect(keycodes.contains(keycode)) }
    for keycode: UInt32 in [1, 28, 29, 42, 103] { #expect(!keycodes.contains(keycode)) }
  }

  @Test func `A text and a keysym are found on the lowest level`() throws {
    let layout = try #require(provider.layout(named: "de"))
    let texts = ["z", "Z", "@", "я"].map { layout.place(ofText: $0) }
    let places = texts + [layout.place(of: .escape)]
    #expect(places.map { $0?.keycode } == [21, 21, 16, nil, 1])
    #expect(places.map { $0?.level } == [.plain, .shift, .levelThree, nil, .plain])
    #expect(Level.allCases.map(\.modifiers) == [[], .shift, .levelThree, [.shift, .levelThree]])
  }

  @Test func `A locale has the chosen layout, or its first installed one`() {
    let provider = XKBLayoutProvider(
      library: TestLocales.library([
        #"{ "format": 1, "id": "xx", "layouts": ["nosuch", "us(nosuch)", "gr", "us"] }"#,
        #"{ "format": 1, "id": "yy", "layouts": ["nosuch"] }"#, #"{ "format": 1, "id": "zz" }"#,
      ]))
    var sentences: [String] = []
    provider.onMissingLayout = { sentences.append($0) }
    #expect(provider.xkbLayout(for: "xx", chosen: ["xx": "fr(bepo)"])?.name == "fr(bepo)")
    #expect(provider.xkbLayout(for: "zz", chosen: ["zz": "de"])?.name == "de")
    #expect(sentences == [])
    #expect(provider.xkbLayout(for: "xx")?.name == "gr")
    #expect(provider.xkbLayout(for: "xx-YY")?.name == "gr")
    #expect(sentences.count == 2)
    #expect(sentences.first?.contains("nosuch") == true)
    for locale in ["yy", "zz", "unknown"] as [LocaleIdentifier] {
      #expect(provider.xkbLayout(for: locale) == nil)
    }
    sentences = []
    for _ in 1...2 {
      #expect(provider.xkbLayout(for: "xx", chosen: ["xx": "fr(moon)"])?.name == "gr")
      #expect(provider.xkbLayout(for: "zz", chosen: ["zz": "moon"]) == nil)
    }
    #expect(sentences.count == 2)
    #expect(sentences.first?.contains("fr(moon) of the locale xx") == true)
    #expect(sentences.first?.hasSuffix("gr is used.") == true)
    #expect(sentences.last?.contains("moon of the locale zz") == true)
  }

  @Test func `A layout is compiled once`() {
    let first = provider.layout(named: "us")
    #expect(first != nil)
    #expect(first === provider.layout(named: "us"))
    #expect(first === provider.xkbLayout(for: "en"))
  }
}
