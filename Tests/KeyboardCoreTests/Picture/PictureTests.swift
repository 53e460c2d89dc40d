import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Pictures of keyboards") struct PictureTests {
  private func maker(
    pressed: [String] = [], list: String? = nil, locale: LocaleIdentifier = "en"
  ) -> KeyboardPictureMaker {
    var maker = KeyboardPictureMaker(TestField.gtk.locales(locale).makeController())
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
  func `A key shows the texts of its levels`(levels: String, expected: String) throws {
    let picture = maker().picture(of: KeyTable([16: levels]))
    let key = try #require(picture.rows[1].dropFirst().first)
    let texts = key.texts.map { "\($0.place) \($0.text)" + ($0.isDead ? "†" : "") }
    #expect(texts.joined(separator: ", ") == expected)
  }

  @Test func `Capitals are those of the locale`() throws {
    let picture = maker(locale: "tr").picture(of: KeyTable([16: "i İ", 17: "ı I"]))
    #expect(picture.rows[1][1...2].map { $0.texts.map(\.text) } == [["İ"], ["I"]])
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

  @Test func `A text typed alone takes precedence over one typed with Shift`() {
    // On this layout 1 is typed with Shift on one key and alone on another.
    let layout = KeyTable([2: "& 1", 79: "1", 3: "1 x"])
    let picture = maker(pressed: ["1"]).picture(of: layout)
    #expect(picture.keys.filter(\.isPressed).map { $0.names[0] } == ["1"])
  }

  @Test func `A pressed key has a bubble if it types something`() {
    let picture = maker(pressed: ["a", "Shift"]).picture(of: TestLayout.american)
    #expect(picture.bubbles.map(\.text) == ["a"])
    #expect(picture.bubbles.first?.frame == picture.key(named: "a")?.frame)
  }

  @Test func `A list replaces its key's bubble`() throws {
    let picture = maker(pressed: ["e", "a"], list: "e").picture(of: TestLayout.american)
    #expect(picture.bubbles.map(\.text) == ["a"])
    let list = try #require(picture.list)
    #expect(list.candidates.entries == ["é", "è", "ê", "ë"])
    #expect(list.frame == picture.key(named: "e")?.frame)
    #expect(list.candidates.selected == nil)
  }

  @Test func `An unknown name presses no key, and an empty list is not opened`() {
    let picture = maker(pressed: ["ж", "", "s h"], list: "ж").picture(of: TestLayout.american)
    #expect(picture.keys.filter(\.isPressed) == [])
    #expect(picture.key(named: "ж") == nil)
    #expect(picture.list == nil)
    #expect(maker(list: "q").picture(of: TestLayout.american).list == nil)
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
    let letters = picture.keys.filter { if case .character = $0.action { true } else { false } }
    #expect(letters.allSatisfy { abs($0.frame.width - 1) < 1e-9 })
    #expect(letters.flatMap(\.texts).map(\.text).joined() == "qwertyuiopasdfghjklzxcvbnm")
    for row in picture.rows {
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(abs(left.frame.maxX - right.frame.x) < 1e-9)
      }
    }
  }

  @Test(arguments: KeyboardGeometry.allCases)
  func `All rows are equally wide, and keys do not overlap`(geometry: KeyboardGeometry) {
    let keys = geometry.rows.joined().flatMap { key -> [KeyFrame] in
      // A tall Return is one rectangle in each of its rows.
      guard key.frame.height == 2 else { return [key.frame] }
      let frame = key.frame
      return [
        KeyFrame(x: frame.x, y: frame.y, width: frame.width, height: 1),
        KeyFrame(
          x: frame.x + key.notch, y: frame.y + 1, width: frame.width - key.notch, height: 1),
      ]
    }
    for row in 0..<5 {
      let frames = keys.filter { $0.y == Double(row) }.sorted { $0.x < $1.x }
      #expect(frames.first?.x == 0)
      #expect(frames.last?.maxX == KeyboardGeometry.width)
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.x) }
    }
    let keycodes = geometry.rows.joined().map(\.keycode)
    #expect(Set(keycodes).count == keycodes.count)
  }

  private static let differences: [(KeyboardGeometry, count: Int, keys: [UInt32: [Double]])] = [
    (.ansi, 61, [28: [12.75, 2, 2.25, 1], 43: [13.5, 1, 1.5, 1], 42: [0, 3, 2.25, 1]]),
    (
      .iso, 62,
      [28: [13.5, 1, 1.5, 2], 43: [12.75, 2, 1, 1], 42: [0, 3, 1.25, 1], 86: [1.25, 3, 1, 1]]
    ),
    (.abnt, 63, [86: [1.25, 3, 1, 1], 89: [12.25, 3, 1, 1], 54: [13.25, 3, 1.75, 1]]),
  ]

  @Test(arguments: differences)
  func `The forms differ around Return and Shift`(
    geometry: KeyboardGeometry, count: Int, keys: [UInt32: [Double]]
  ) {
    let all = geometry.rows.joined()
    #expect(all.count == count)
    for (keycode, numbers) in keys {
      let frame = all.first { $0.keycode == keycode }?.frame
      #expect(frame.map { [$0.x, $0.y, $0.width, $0.height] } == numbers, "\(keycode)")
    }
  }

  private static let layouts: [([UInt32: String], KeyboardGeometry)] = [
    ([:], .ansi),
    // xkeyboard-config has < and > beside the left Shift of all layouts.
    ([51: ", <", 52: ". >", 86: "< >"], .ansi),
    ([51: ", ;", 52: ". :", 86: "< >"], .iso),
    ([43: "\\ |", 86: "\\ |"], .ansi),
    ([43: "# ~", 86: "\\ |"], .iso),
    ([51: ", <", 86: "< >"], .iso),
    // What only AltGr gives there asks for no key.
    ([51: ", <", 52: ". >", 86: "< > ż"], .ansi),
    ([89: "/ ?", 86: "\\ |"], .abnt),
  ]

  @Test(arguments: layouts)
  func `A layout gets the smallest form that contains all its keys`(
    keys: [UInt32: String], geometry: KeyboardGeometry
  ) {
    #expect(KeyboardGeometry(for: KeyTable(keys)) == geometry)
  }
}
