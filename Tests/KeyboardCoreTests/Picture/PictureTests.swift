import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Pictures of keyboards") struct PictureTests {
  private func maker(
    pressed: [String] = [], list: String? = nil, locale: LocaleIdentifier = "en"
  ) -> KeyboardPictureMaker {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let controller = KeyboardInputController(library: TestLocales.library, settings: settings)
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = pressed
    maker.openList = list
    return maker
  }

  private static let legends: [(String, String)] = [
    ("e E", "letter E"),
    ("e E € ¢", "letter E, third €, shiftThird ¢"),
    ("q Q æ Æ", "letter Q, third æ"),
    ("q Q q Q", "letter Q"),
    ("1 !", "base 1, shift !"),
    ("1 1", "letter 1"),
    ("1 – ¹", "letter 1, third ¹"),
    ("– –", ""),
    ("& 1 ² ²", "base &, shift 1, third ²"),
    ("4 $ $ €", "base 4, shift $, shiftThird €"),
    ("i İ", "base i, shift İ"),
    ("ქ Q", "base ქ, shift Q"),
    ("†´ †`", "base ◌\u{301}†, shift ◌\u{300}†"),
    ("†¤ x", "base ¤†, shift x"),
    ("\u{5b0} \u{5b1}", "base ◌\u{5b0}, shift ◌\u{5b1}"),
    ("\u{9be} \u{200d}", "base ◌\u{9be}, shift ZWJ"),
  ]

  @Test(arguments: legends)
  func `A key has on it what its levels type`(levels: String, expected: String) throws {
    let picture = maker().picture(of: KeyTable([16: levels]))
    let key = try #require(picture.rows[1].dropFirst().first)
    let texts = key.texts.map { "\($0.place) \($0.text)" + ($0.isDead ? "†" : "") }
    #expect(texts.joined(separator: ", ") == expected)
  }

  @Test func `Capitals are those of the locale`() throws {
    let picture = maker(locale: "tr").picture(of: KeyTable([16: "i İ", 17: "ı I"]))
    #expect(picture.rows[1][1...2].map { $0.texts.map(\.text) } == [["İ"], ["I"]])
  }

  @Test func `Keys that open lists are marked`() {
    let picture = maker().picture(of: TestLayout.american)
    let marked = picture.keys.filter(\.hasCallouts).map { $0.names[0] }
    #expect(marked == ["-", "e", "i", "o", "a", "s", "c", "n", "."])
  }

  private static let names: [(String, String)] = [
    ("a", "a"), ("A", "a"), ("!", "1"), ("Shift", "Shift"), ("shift", "Shift"),
    ("RETURN", "Return"),
    ("Space", "Space"), (",", ","), ("BackSpace", "BackSpace"),
  ]

  @Test(arguments: names)
  func `Keys are pressed by what they type and by name`(name: String, key: String) {
    let picture = maker(pressed: [name]).picture(of: TestLayout.american)
    #expect(picture.keys.filter(\.isPressed).map { $0.names[0] } == [key])
    #expect(picture.key(named: name)?.isPressed == true)
  }

  @Test func `A name that no key has presses none`() {
    let picture = maker(pressed: ["ж", "", "s h"]).picture(of: TestLayout.american)
    #expect(picture.keys.filter(\.isPressed) == [])
    #expect(picture.key(named: "ж") == nil)
  }

  @Test func `What is typed alone goes before what is typed with Shift`() {
    // On this layout 1 is typed with Shift on one key and alone on another.
    let layout = KeyTable([2: "& 1", 79: "1", 3: "1 x"])
    let picture = maker(pressed: ["1"]).picture(of: layout)
    #expect(picture.keys.filter(\.isPressed).map { $0.names[0] } == ["1"])
  }

  @Test func `A pressed key has a bubble, one that types nothing has none`() {
    let picture = maker(pressed: ["a", "Shift"]).picture(of: TestLayout.american)
    #expect(picture.bubbles.map(\.text) == ["a"])
    #expect(picture.bubbles.first?.frame == picture.key(named: "a")?.frame)
  }

  @Test func `A list takes the place of its key's bubble`() throws {
    let picture = maker(pressed: ["e", "a"], list: "e").picture(of: TestLayout.american)
    #expect(picture.bubbles.map(\.text) == ["a"])
    let list = try #require(picture.list)
    #expect(list.candidates.entries == ["é", "è", "ê", "ë"])
    #expect(list.frame == picture.key(named: "e")?.frame)
    #expect(list.candidates.selected == nil)
  }

  @Test func `A key that offers nothing, or is not there, has no list`() {
    #expect(maker(list: "q").picture(of: TestLayout.american).list == nil)
    #expect(maker(list: "ж").picture(of: TestLayout.american).list == nil)
  }

  @Test func `A list of capitals is that of the key with Shift`() {
    let picture = maker(list: "E").picture(of: TestLayout.american)
    #expect(picture.list?.candidates.entries == ["É", "È", "Ê", "Ë"])
  }

  @Test func `A keyboard on a screen has the keys of its layout`() {
    let context = KeyboardContext()
    let layout = StandardKeyboardLayoutProvider(inputSetProvider: EnglishInputSetProvider())
      .keyboardLayout(for: context)
    let picture = maker().picture(of: layout)
    #expect(picture.rows.map(\.count) == layout.itemRows.map(\.count))
    let letters = picture.keys.filter(\.action.isCharacterAction)
    #expect(letters.allSatisfy { abs($0.frame.width - 1) < 1e-9 })
    #expect(letters.flatMap(\.texts).map(\.text).joined() == "qwertyuiopasdfghjklzxcvbnm")
    for row in picture.rows {
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(abs(left.frame.maxX - right.frame.x) < 1e-9)
      }
    }
  }

  @Test func `The form can be another than the layout asks for`() {
    #expect(maker().picture(of: TestLayout.american).keys.count == 61)
    #expect(maker().picture(of: TestLayout.american, geometry: .iso).keys.count == 62)
  }
}
