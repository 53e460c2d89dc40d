import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

/// The letters of shortcuts where the layout in use has other ones.
@Suite("Shortcuts on layouts without Latin letters") @MainActor struct ShortcutTests {
  nonisolated static let layouts = ["ru", "ua", "bg", "gr", "il", "ara", "ir", "ge", "am", "th"]
  private static let keys: [(letter: String, code: UInt32)] = [
    ("a", 30), ("c", 46), ("e", 18), ("w", 17), ("y", 21),
  ]

  @Test(arguments: layouts, ["", "us", "fr"])
  func `Each letter is where another layout has it, or the American one`(
    layout: String, other: String
  ) throws {
    let witness = try #require(WitnessLayout(other.isEmpty ? [layout] : [layout, other]))
    let state = try #require(KeymapState(keymap: witness.text))
    state.update(depressed: 8 | 64, latched: 0, locked: 0, group: 0)
    // a and w have other places on a French keyboard.
    let french: [String: UInt32] = ["a": 16, "w": 44]
    for (letter, code) in Self.keys {
      let code = other == "fr" ? french[letter] ?? code : code
      let shortcut = KeyCombination(Keysym(of: letter), [.super, .alt])
      #expect(shortcut.matches(state.event(code: code, isRelease: false, time: 0)), "\(letter)")
      #expect(!shortcut.matches(state.event(code: 25, isRelease: false, time: 0)), "\(letter)")
    }
  }
}
