import KeyboardCore

@testable import TypingModel

/// All services that are protocols without a class to inherit.
final class MeddlingService: CalloutActionProvider, EmojiProvider, Composer,
  PhysicalLayoutProvider, InputSetProvider
{
  private let meddler: Meddler
  private let emojis = TestEmojis()
  private let inputSets = EnglishInputSetProvider()

  init(_ meddler: Meddler) { self.meddler = meddler }

  func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    meddler.meddle()
    return [.character("é"), .character("è")]
  }

  func search(for locale: LocaleIdentifier) -> EmojiSearch? {
    meddler.meddle()
    return emojis.search(for: locale)
  }

  var recents: EmojiRecents {
    meddler.meddle()
    return emojis.recents
  }

  func register(_ emoji: Emoji) { emojis.register(emoji) }

  func feed(_ keysym: Keysym) -> ComposeStatus {
    meddler.meddle()
    return keysym.isDeadKey ? .composing : .cancelled
  }

  func reset() { meddler.meddle() }

  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    meddler.meddle()
    return nil
  }

  var alphabeticInputSet: InputSet {
    meddler.meddle()
    return inputSets.alphabeticInputSet
  }

  var numericInputSet: InputSet {
    meddler.meddle()
    return inputSets.numericInputSet
  }

  var symbolicInputSet: InputSet {
    meddler.meddle()
    return inputSets.symbolicInputSet
  }
}
