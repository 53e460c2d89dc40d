import KeyboardCore
import Testing

@testable import TypingModel

// The samples of the article on callouts, in the names of this library.

private class CustomCalloutActionProvider: StandardCalloutActionProvider {

  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    switch action {
    case .character(let char):
      switch char {
      case "$": return "$₽¥€¢£₩".chars.map { KeyboardAction.character($0) }
      default: break
      }
    default: break
    }
    return super.calloutActions(for: action)
  }
}

private class KeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.calloutActionProvider = CustomCalloutActionProvider()
    super.didLoad()
  }
}

/// The article's sample of a localized provider, which offers one string for a letter.
private final class SwedishProvider: BaseCalloutActionProvider {
  override func calloutActionString(for char: String) -> String {
    switch char {
    case "s": return "sweden"
    default: return ""
    }
  }
}

@Suite("The article on callouts") struct CalloutsArticleTests {
  @Test func `Its provider offers other currencies for $, and can take its place at any time`() {
    let playback = Playback(KeyboardViewController(), in: .gtk)
    playback.play([.hold("$"), .tap("3"), .hold("$"), .tap("1"), .hold("$"), .tap(.escape)])
    #expect(playback.shown == "€₽$")
    #expect(playback.marks.hasPrefix("‹$› / [₽ ¥ € ¢ £ ₩] / [] +€ ‹›"))
    playback.simulation.controller.services.calloutActionProvider = StandardCalloutActionProvider()
    playback.play([.hold("$"), .tap("1")])
    #expect(playback.shown == "€₽$$1")
  }

  @Test func `A localized provider offers a string of characters, and nothing for other keys`() {
    let provider = StandardCalloutActionProvider(
      keyboardContext: KeyboardContext(locales: ["sv"]),
      localizedProviders: ["sv": SwedishProvider(locale: "sv")])
    for (key, letters) in [("s", "swedn"), ("S", "SWEDN"), ("t", "")] {
      let actions = provider.calloutActions(for: .character(key))
      #expect(actions == letters.chars.map(KeyboardAction.character), "\(key)")
    }
  }
}
