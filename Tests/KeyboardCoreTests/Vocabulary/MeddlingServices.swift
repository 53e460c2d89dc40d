import KeyboardCore

@testable import TypingModel

/// A handler that calls the keyboard back at every step.
final class MeddlingHandler: StandardKeyboardActionHandler {
  var meddler: Meddler?

  override func handle(_ action: KeyboardAction) {
    meddler?.meddle()
    super.handle(action)
  }

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    meddler?.meddle()
    super.handle(gesture, on: action)
    meddler?.meddle()
  }

  override func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    meddler?.meddle()
    return super.canHandle(gesture, on: action)
  }
}

/// A behaviour that calls the keyboard back.
final class MeddlingBehavior: StandardKeyboardBehavior {
  var meddler: Meddler?

  override var preferredKeyboardCase: KeyboardType.Case {
    meddler?.meddle()
    return super.preferredKeyboardCase
  }

  override func shouldSwitchToCapsLock(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    meddler?.meddle()
    return super.shouldSwitchToCapsLock(after: gesture, on: action)
  }
}

/// The services with small protocols, in one that calls the keyboard back.
final class MeddlingService: KeyboardFeedbackHandler, CalloutActionProvider, EmojiProvider,
  Composer, PhysicalLayoutProvider, InputSetProvider
{
  private let meddler: Meddler
  private let standard = StandardKeyboardFeedbackHandler()
  private let emojis = TestEmojis()
  private let inputSets = EnglishInputSetProvider()

  init(_ meddler: Meddler) { self.meddler = meddler }

  func feedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> KeyboardFeedback {
    meddler.before(standard.feedback(for: gesture, on: action))
  }

  func feedback(for cue: FeedbackCue) -> KeyboardFeedback {
    meddler.before(standard.feedback(for: cue))
  }

  func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    meddler.before([.character("é"), .character("è")])
  }

  func search(for locale: LocaleIdentifier) -> EmojiSearch? {
    meddler.before(emojis.search(for: locale))
  }

  var recents: EmojiRecents { meddler.before(emojis.recents) }
  func register(_ emoji: Emoji) { emojis.register(emoji) }

  func feed(_ keysym: Keysym) -> ComposeStatus {
    meddler.before(keysym.isDeadKey ? .composing : .cancelled)
  }

  func reset() { meddler.meddle() }

  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    meddler.before(nil)
  }

  var alphabeticInputSet: InputSet { meddler.before(inputSets.alphabeticInputSet) }
  var numericInputSet: InputSet { meddler.before(inputSets.numericInputSet) }
  var symbolicInputSet: InputSet { meddler.before(inputSets.symbolicInputSet) }
}
