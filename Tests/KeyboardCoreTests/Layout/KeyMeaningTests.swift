import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The letter of a key") struct KeyMeaningTests {
  private func resolve(
    _ keys: [TestKey], _ source: LetterSource = .automatic, _ script: Script? = .cyrillic,
    on layout: TestLayout? = .russian
  ) -> [String?] {
    var meaning = KeyMeaning()
    return keys.map { text(of: $0, &meaning, source, script, on: layout) }
  }

  private func text(
    of key: TestKey, _ meaning: inout KeyMeaning, _ source: LetterSource = .automatic,
    _ script: Script? = .cyrillic, on layout: TestLayout? = .russian,
    locale: LocaleIdentifier = "ru"
  ) -> String? {
    let event = key.event(isRelease: false)
    if let key = meaning.systemKey(event, source: source, locale: locale, script: script) {
      return key.text
    }
    let own = layout?.key(keycode: event.keycode, modifiers: event.modifiers)
    return meaning.key(event, own: own, source: source, script: script).text
  }

  @Test func `automatic goes by the script of the last letter`() {
    #expect(resolve(["f", "1", "["]) == ["а", "1", "х"])
    #expect(resolve([.russian("ф"), "["]) == ["ф", "["])
    #expect(resolve([.russian("ф"), "f", "["]) == ["ф", "а", "х"])
    #expect(resolve(["f", .russian("ф"), "["]) == ["а", "ф", "["])
  }

  @Test func `Before the first letter only a letter of the script can tell`() {
    #expect(resolve(["["]) == ["х"])
    #expect(resolve(["&"]) == ["&"])
    #expect(resolve(["1", " "]) == ["1", " "])
    #expect(resolve(["["], .automatic, .latin, on: .turkish) == ["["])
  }

  @Test func `An unknown script leaves everything to the system`() {
    #expect(resolve(["f", "["], .automatic, nil) == ["f", "["])
    #expect(resolve(["f", "["], .locale, nil) == ["а", "х"])
  }

  @Test func `system never asks for a layout`() {
    var meaning = KeyMeaning()
    for key: TestKey in ["f", "[", .russian("ф"), .return] {
      let result = meaning.systemKey(
        key.event(isRelease: false), source: .system, locale: "ru", script: .cyrillic)
      #expect(result == LayoutKey(keysym: key.keysym, text: key.text))
    }
  }

  @Test func `locale takes the layout's letter wherever there is one`() {
    #expect(resolve([.russian("ф"), "F", "&", " "], .locale) == ["ф", "А", "?", " "])
    #expect(resolve(["f"], .locale, on: nil) == ["f"])
    #expect(resolve([TestKey("f").at(200)], .locale) == ["f"])
  }

  @Test(arguments: LetterSource.allCases)
  func `Keys that type nothing, the keypad and keys without a place stay`(source: LetterSource) {
    let keys: [TestKey] = [.return, .left, .f1, .keypad(4), TestKey("d").at(0)]
    #expect(resolve(["f"] + keys, source).dropFirst() == [nil, nil, nil, "4", "d"])
    let layout = TestLayout(["1"], shift: ["!"], extra: [75: ("٤", "٤")])
    #expect(resolve(["f", .keypad(4)], source, on: layout) == ["f", "4"])
  }

  @Test func `A dead key of the system's layout has a place as well`() {
    #expect(resolve(["f", .deadAcute, .deadCircumflex]) == ["а", "э", "х"])
    #expect(resolve([.deadAcute, "f"], .automatic, .latin, on: .american) == [nil, "f"])
  }

  @Test func `What was learned is forgotten with the locale`() {
    var meaning = KeyMeaning()
    #expect(text(of: "f", &meaning) == "а")
    #expect(text(of: "&", &meaning) == "?")
    #expect(text(of: "&", &meaning, locale: "uk") == "&")
  }
}
