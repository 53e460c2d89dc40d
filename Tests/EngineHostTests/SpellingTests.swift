import Hosting
import KeyboardCore
import KeyboardLayouts
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

  @Test(arguments: [
    "<Super><Alt>space=nextLocale", "<Control>Control_L@doubleTap=text:⌃",
    "<Shift>F2@longPress=emoji:🦦", "F1=url:https://example.org",
  ])
  func `a binding is spelled as settings have it`(text: String) throws {
    #expect(try KeyBinding(text).spelling() == text)
    #expect(try KeyBinding(text, keys: .x11).spelling(keys: .x11) == text)
  }

  @Test func `the rest is spelled alike`() {
    #expect(KeyboardAction.primary(.done).spelling == "primary:done")
    #expect(KeyboardAction.keyboardType(.custom(named: "a")).spelling == "keyboardType:custom:a")
    #expect(KeyboardAction.shift(currentCasing: .lowercased).spelling == "shift")
  }
}
