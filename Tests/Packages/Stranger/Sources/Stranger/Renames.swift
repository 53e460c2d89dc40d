import KeyboardCore
import KeyboardData

/// What the page From KeyboardKit says that there is in place of other names: a test compares the two.
func renames(_ keyboard: KeyboardInputController, _ behavior: any KeyboardBehavior) {
  struct FoundationLocale { var identifier = "sv_SE" }
  let foundation = FoundationLocale()
  let context = keyboard.keyboardContext
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
