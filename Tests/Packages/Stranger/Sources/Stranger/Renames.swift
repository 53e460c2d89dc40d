import KeyboardCore
import KeyboardData
import KeyboardEmoji

/// What the page From KeyboardKit says that there is in place of other names: a test compares the two.
func renames(_ keyboard: KeyboardInputController, _ behavior: any KeyboardBehavior) {
  struct FoundationLocale { var identifier = "sv_SE" }
  let foundation = FoundationLocale()
  let context = keyboard.keyboardContext
  let item = KeyboardLayout.Item(action: .tab, width: .input)
  var row: KeyboardLayout.ItemRow = []
  row.insert(item, after: .space)
  var text = SurroundingText(text: "to be", cursor: 5)
  text.deleteBackward(range: .word)
  _ = KeyboardLocale.allCases.sorted(insertFirst: nil)
  _ = LocaleLibrary.standard.quotationMarks(of: "de").begin
  _ = context.surroundingText?.textAfterCursor
  _ = Emoji.all.matching("nose", for: .english)
  _ = StandardKeyboardActionHandler(controller: keyboard, keyboardBehavior: behavior)
  _ = keyboard.services.appearance
  _ = StandardKeyboardAppearance()
  _ = KeyboardType.alphabetic(KeyboardType.Case.uppercased)
  _ = ReturnKeyType.search
  _ = KeyboardGesture.longPress
  context.locale = "sv"
  _ = LocaleIdentifier(foundation.identifier)
  _ = LocaleLibrary.standard.name(of: "sv", in: "fr")
  keyboard.insertText("a")
  keyboard.deleteBackward()
  _ = context.textBeforeCursor
  _ = context.surroundingText?.currentWord
  keyboard.replaceCurrentWord(with: "word")
  _ = context.surroundingText?.isCursorAtNewSentence
  _ = keyboard.handle(.gesture(.longPress, .character("e")))
  _ = keyboard.showCallouts(for: .character("e"))
  _ = keyboard.state.feedbackConfiguration.audio
  _ = AudioFeedback.custom(event: "complete")
  keyboard.openURL("https://example.org")
  _ = keyboard.services.calloutActionProvider
  _ = KeyboardLocale.dutchBelgium
  keyboard.registerEmoji(Emoji("👍"))
}
