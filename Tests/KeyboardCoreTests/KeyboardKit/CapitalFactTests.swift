import KeyboardCore
import Testing

@testable import TypingModel

@Suite("KeyboardKit's facts: automatic capitals") struct CapitalFactTests {
  /// After which texts a letter becomes a capital: with sentences, with words.
  static let texts: [(String, Bool, Bool)] = [
    ("", true, true), ("foo", false, false), ("foo ", false, true), ("foo! ", true, true),
    ("foo!  ", true, true), ("foo. ", true, true), ("foo, ", false, true), (".\n", true, true),
    ("!\n", true, true), ("123 ", false, true), ("#€% ", false, true),
    // In KeyboardKit a word begins directly after an exclamation mark, too.
    ("foo!", false, false),
  ]

  @Test(arguments: texts)
  func `The text before the cursor and the setting decide about a capital`(
    text: String, inSentences: Bool, inWords: Bool
  ) {
    let expected: [(Autocapitalization, Bool)] = [
      (.off, false), (.sentences, inSentences), (.words, inWords), (.all, true),
    ]
    for (capitals, isCapital) in expected {
      for type in [KeyboardType.alphabetic(.lowercased), .alphabetic(.capsLocked)] {
        let field = TestField.gtk.settings { $0.textBehaviors.capitals = capitals }
        let controller = field.makeController()
        let playback = Playback(controller, in: field)
        controller.state.keyboardContext.keyboardType = type
        playback.play([.told(text), .wait(300), .tap("x")])
        let isUpper = isCapital || type == .alphabetic(.capsLocked)
        #expect(playback.marks.contains("X") == isUpper, "\(capitals), \(type)")
      }
    }
  }
}
