import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The layout of the session is followed") struct FollowedLayoutTests {
  private static let two = TestField.gtk.locales("en", "ru")
  private static let russian = TestField.gtk.locales("ru")
  private static let next = TestKey(" ").with([.super, .alt])
  private static let layouts = SessionLayouts([
    .init(name: "us", script: .latin), .init(name: "ru", script: .cyrillic),
    .init(name: "de", script: .latin), .init(name: "xx", script: nil),
  ])

  private static func use(_ layout: Int?) -> Move {
    .send(.layouts(SessionLayouts(layouts.layouts, active: layout)))
  }

  static let told = [
    two.row("The layout of the locale", [use(0), .tap("f")], "", text: "f"),
    two.row(
      "Another locale's", [use(1), .hold(.russian("е")), .tap("1")],
      "layout:ru / ‹е› / [ё] / [] +ё ‹›", text: "ё"),
    two.row("To and fro", [use(1), use(0), use(1), use(1)], "layout:ru / layout:en / layout:ru"),
    two.row("A letter that is held stays", [use(0), .press("e"), use(1)], "‹e› / +e ‹› layout:ru"),
    two.row("One of the same script", [use(2), use(0)], ""),
    two.row("One of an unknown script", [use(3), use(0)], ""),
    russian.row("A locale that is not enabled", [use(0), .tap("f")], "", text: "f"),
    two.locales("en", "de", "ru").row(
      "The locale from before", [use(0), .send(.selectLocale("de")), use(1), use(0)],
      "locale:de aux:de / layout:ru / layout:de"),
    two.row(
      "A locale that is chosen stays until the next switch",
      [use(0), .tap(next), .tap("f"), use(0), use(2), use(0)],
      "locale:ru aux:ru / layout:en", text: "f"),
    two.row("Letters say nothing then", [use(0), .tap(.russian("ф"))], "", text: "ф"),
  ]

  @Test(arguments: told)
  func `The locale of the layout in use is the current one`(row: KeySequence) { row.verify() }

  static let untold = [
    two.row(
      "A letter of another script", [.tap(.russian("ф")), .tap(.russian("а"))], "layout:ru",
      text: "фа"),
    two.row("And back", [.tap(.russian("ф")), .tap("f"), .tap("f")], "layout:ru / layout:en"),
    two.row("With AltGr it says nothing", [.tap(.russian("ф").with(.levelThree))], ""),
    two.row("Nor on the screen", [.tap(.russian("ф").at(0))], ""),
    two.row(
      "What is chosen stays until the next switch",
      [.tap("f"), .tap(next), .tap("f"), .tap(.russian("ф")), .tap("f")],
      "locale:ru aux:ru / +а / +а", text: "fафа"),
    two.row(
      "So it does if the session has its letters",
      [use(nil), .tap("f"), .tap(next), .tap("f"), .tap(.russian("ф")), .tap("f")],
      "locale:ru aux:ru / layout:en", text: "ffфf"),
  ]

  @Test(arguments: untold)
  func `Where the desktop does not tell, the letters show it`(row: KeySequence) {
    row.verify { $0.services.physicalLayoutProvider = TestLayoutProvider(["ru": .russian]) }
  }

  static let only = [
    russian.row("Nobody has chosen it", [.tap("f")], "", text: "f"),
    russian.row(
      "Its key switches to its letters and back", [.tap(next), .tap("f"), .tap(next), .tap("f")],
      "locale:ru aux:ru / +а / layout:ru aux:ru ✕", text: "аf"),
    russian.row(
      "The menu switches to them", [.send(.selectLocale("ru")), .tap("f")],
      "locale:ru aux:ru / +а", text: "а"),
    russian.row("Not if the session has them", [use(0), .tap(next), .tap("f")], "", text: "f"),
  ]

  @Test(arguments: only)
  func `The letters of an only locale are there if somebody asks for them`(row: KeySequence) {
    row.verify { $0.services.physicalLayoutProvider = TestLayoutProvider(["ru": .russian]) }
  }

  @Test func `A shortcut's letter is the Latin one of the key`() {
    let shortcut = KeyCombination(TestKey("e").keysym, [.super, .alt])
    func matches(_ key: TestKey, latin: String? = nil) -> Bool {
      var event = key.with([.super, .alt]).down()
      event.latin = latin.map { Keysym(of: $0) }
      return shortcut.matches(event)
    }
    #expect(matches("e") && !matches("r"))
    // у is where the American layout has e.
    #expect(matches(.russian("у")) && !matches(.russian("к")))
    #expect(!matches(.russian("у"), latin: "u") && matches(.russian("к"), latin: "e"))
    // Hebrew has a sign where w is.
    #expect(matches("'", latin: "e") && !matches("'"))
    // A Latin letter is what it is, wherever it is.
    #expect(!matches("r", latin: "e"))
    #expect(!shortcut.matches(TestKey.russian("у").down()))
    let sign = KeyCombination(TestKey("/").keysym, [.super, .alt])
    #expect(!sign.matches(TestKey.russian("у").with([.super, .alt]).down()))
  }
}
