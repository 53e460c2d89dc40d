import EngineHost
import KeyboardCore
import Testing

@Suite("Actions in a trace") struct SpellingTests {
  nonisolated static let actions: [String] = [
    "backspace", "capsLock", "character:é", "custom:name", "diacritic:´ aá eé", "dictation",
    "dismissKeyboard", "emoji:🦦", "escape", "keyboardType:alphabetic", "keyboardType:capsLocked",
    "keyboardType:emojis", "keyboardType:numeric", "keyboardType:symbolic", "moveCursorBackward",
    "moveCursorForward", "nextKeyboard", "nextLocale", "none", "return", "settings", "space",
    "systemSettings", "tab", "text:Best wishes", "url:https://example.org", "urlDomain",
  ]

  @Test(arguments: actions)
  func `what settings can name is spelled as they do`(text: String) throws {
    #expect(try #require(KeyboardAction(text)).spelling == text)
  }

  @Test func `all that settings can name is among these`() {
    let names = Self.actions.map { text in
      text.firstIndex(of: ":").map { text[..<$0] + ":…" } ?? text[...]
    }
    #expect(Set(names.map(String.init)) == Set(KeyboardAction.names))
  }

  @Test func `the rest is spelled alike`() {
    #expect(KeyboardAction.primary(.done).spelling == "primary:done")
    #expect(KeyboardAction.keyboardType(.custom(named: "a")).spelling == "keyboardType:custom:a")
    #expect(KeyboardAction.shift(currentCasing: .lowercased).spelling == "shift")
  }
}
