import GLib
import KeyboardCore
import Testing

@testable import TypingModel

/// What a server has said.
@Suite("What a screen reader is asked to say") struct ServerSpeechTests {
  private func withDesk(_ settings: String..., body: (ServerDesk) throws -> Void) throws {
    let bindings = "['F1=keyboardType:emojis', 'Tab=nextLocale', 'Insert=custom:accents']"
    try ServerDesk.with(
      engine: "callout",
      stored: ["locales": "['fr', 'de']", "key-bindings": bindings].merging(
        settings.map { ($0, "false") }, uniquingKeysWith: { $1 }),
      reader: .speaking, body)
  }

  @Test func `A list, its entries, a pick and a close are said`() throws {
    try withDesk { desk in
      desk.perform(.hold("e"))
      let opened = try #require(desk.heard().last)
      #expect(opened.hasPrefix("é 1, è 2, ê 3, ") && opened.hasSuffix(" more"))
      for (move, text) in [
        (Move.tap(.right), "e with acute, 1"), (.tap(.right), "e with grave, 2"),
        (.tap(.escape), "closed"), (.hold("e"), opened), (.tap("3"), "ê"),
      ] {
        desk.perform(move)
        #expect(desk.heard() == [text])
      }
    }
  }

  @Test func `Emoji are said by name, and a search that finds none`() throws {
    try withDesk { desk in
      desk.perform(.tap(.f1))
      let opened = try #require(desk.heard().last)
      #expect(opened.contains("grinning face 1, ") && opened.hasSuffix(" more"), "\(opened)")
      desk.perform(.type("loutre"))
      #expect(desk.heard().last?.hasPrefix("otter 1") == true)
      desk.perform(.tap("1"))
      #expect(desk.heard() == ["otter"])
      desk.perform(.tap(.f1), .type("xqxqxq"))
      #expect(desk.heard().last?.hasSuffix("nothing found") == true)
    }
  }

  @Test func `Nothing is said within 50 ms of a key, and only the last of many entries`() throws {
    try withDesk { desk in
      desk.perform(.hold("e"))
      _ = desk.heard()
      for _ in 0..<8 { desk.perform(.click(.right), .wait(20)) }
      #expect(desk.voice.heard() == [])
      desk.clock.pass(29)
      #expect(desk.voice.heard() == [])
      desk.clock.pass(60)
      let heard = desk.voice.heard()
      #expect(heard.map { $0.hasSuffix(", 8") && !$0.contains(". ") } == [true], "\(heard)")
    }
  }

  @Test func `What is to be said waits for a key of which nothing is said`() throws {
    try withDesk { desk in
      desk.perform(.click(.tab), .wait(40), .click("x"), .wait(40))
      #expect(desk.voice.heard() == [])
      desk.perform(.wait(20))
      #expect(desk.voice.heard().count == 1)
    }
  }

  @Test(arguments: [(ContentPurpose.freeForm, 1), (.password, 0)])
  func `A sentence is said after a change of the engine, but not for a password field`(
    purpose: ContentPurpose, count: Int
  ) throws {
    try withDesk { desk in
      let left = desk.session
      desk.perform(.click(.tab))
      desk.select("callout:fr", purpose)
      #expect(desk.heard().count == count)
      withExtendedLifetime(left) {}
    }
  }

  @Test func `An entry waits while its arrow may repeat, for 0.7 s at most`() throws {
    try withDesk { desk in
      desk.perform(.hold("e"))
      _ = desk.heard()
      desk.perform(.press(.right), .wait(690))
      #expect(desk.voice.heard() == [])
      desk.perform(.wait(100))
      #expect(desk.voice.heard() == ["e with acute, 1"])
    }
  }

  @Test func `A list that another field has closed is not said`() throws {
    try withDesk { desk in
      desk.perform(.press("e"), .wait(510))
      #expect(!desk.field.list.isEmpty)
      desk.open()
      #expect(desk.heard() == [])
    }
  }

  @Test func `Another language is said`() throws {
    try withDesk { desk in
      desk.perform(.tap(.tab))
      #expect(desk.heard().map { $0.lowercased() } == ["deutsch"])
    }
  }

  @Test func `A field without lists says so once`() throws {
    try withDesk { desk in
      desk.open(.terminal)
      desk.perform(.hold("e", for: 1000), .tap("x"), .hold("a", for: 1000))
      #expect(desk.heard() == ["no accents in this field"])
    }
  }

  @Test func `Nothing is said in a password field, nor of the one that was left for it`() throws {
    try withDesk { desk in
      desk.perform(.hold("e"))
      _ = desk.heard()
      // What is to be said waits until the key is up, or for 0.7 s, and then is too late.
      desk.perform(.press(.right), .wait(10))
      desk.open(.password)
      desk.perform(.release(.right))
      #expect(desk.heard() == [])
      desk.perform(.hold("e", for: 1500), .tap(.insert))
      #expect(desk.heard() == [])
      desk.open()
      desk.perform(.click(.tab))
      desk.open(.password)
      #expect(desk.heard() == [])
      desk.open()
      desk.perform(.hold("e"))
      #expect(desk.heard().count == 1)
    }
  }

  @Test func `Nothing is said while the setting is off`() throws {
    try withDesk("speech") { desk in
      desk.perform(.hold("e"), .tap(.right), .tap("2"))
      #expect(desk.heard() == [])
      #expect(desk.field.text == "è")
    }
  }

  @Test func `Where a screen reader cannot be asked, lists are heard`() throws {
    for (state, sign) in [(Accessibility.ScreenReader.silent, "▾"), (.speaking, ""), (.none, "")] {
      try ServerDesk.with("feedback-handlers=['visual']", reader: state) { desk in
        desk.perform(.press("e"), .wait(520))
        #expect(desk.field.line == sign && !desk.field.list.isEmpty)
        desk.select("callout:de")
        desk.perform(.press("e"), .wait(520))
        #expect(desk.field.line == sign && !desk.field.list.isEmpty)
      }
    }
  }
}

extension ServerDesk {
  /// What is said within half a second.
  fileprivate func heard() -> [String] {
    clock.pass(500)
    return voice.heard()
  }
}
