import Testing

@testable import KeyboardCore

@Suite("The letter of a key") struct LetterResolverTests {
  private func resolve(
    _ keys: [TestKey], _ source: LetterSource = .automatic, _ script: Script? = .cyrillic,
    on layout: TestLayout? = .russian
  ) -> [String?] {
    var resolver = LetterResolver()
    return keys.map { key in
      resolver.resolve(key.event(isRelease: false), source: source, script: script) { layout }.text
    }
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
    var resolver = LetterResolver()
    for key: TestKey in ["f", "[", .russian("ф"), .return] {
      let result = resolver.resolve(
        key.event(isRelease: false), source: .system, script: .cyrillic
      ) {
        Issue.record("asked for")
        return nil
      }
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

  @Test func `What was learned is forgotten on request`() {
    var resolver = LetterResolver()
    func text(_ key: TestKey) -> String? {
      resolver.resolve(key.event(isRelease: false), source: .automatic, script: .cyrillic) {
        TestLayout.russian
      }.text
    }
    #expect(text("f") == "а")
    #expect(text("&") == "?")
    resolver.reset()
    #expect(text("&") == "&")
  }
}
