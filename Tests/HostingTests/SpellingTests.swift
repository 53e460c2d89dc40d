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
  func `Actions of settings are written as in settings`(text: String) throws {
    #expect(try #require(KeyboardAction(text)).spelling == text)
  }

  @Test func `The list of actions is complete`() {
    let names = Self.actions.map { text in
      text.firstIndex(of: ":").map { text[..<$0] + ":…" } ?? text[...]
    }
    #expect(Set(names.map(String.init)) == Set(KeyboardAction.names))
  }

  @Test(arguments: [
    "<Super><Alt>space=nextLocale", "<Control>Control_L@doubleTap=text:⌃",
    "<Shift>F2@longPress=emoji:🦦", "F1=url:https://example.org",
  ])
  func `A binding is written as in settings`(text: String) throws {
    #expect(try KeyBinding(text).spelling() == text)
    #expect(try KeyBinding(text, keys: .x11).spelling(keys: .x11) == text)
  }

  @Test func `Other actions are written in the same way`() {
    #expect(KeyboardAction.primary(.done).spelling == "primary:done")
    #expect(KeyboardAction.keyboardType(.custom(named: "a")).spelling == "keyboardType:custom:a")
    #expect(KeyboardAction.shift(currentCasing: .lowercased).spelling == "shift")
  }
}
