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

@Suite("The article on callouts") struct CalloutsArticleTests {
  @Test func `Its provider offers other currencies for $, and can be set at any time`() {
    let playback = Playback(KeyboardViewController(), in: .gtk)
    playback.play([.hold("$"), .tap("3"), .hold("$"), .tap("1"), .hold("$"), .tap(.escape)])
    #expect(playback.shown == "€₽$")
    #expect(playback.marks.hasPrefix("‹$› / [₽ ¥ € ¢ £ ₩] / [] +€ ‹›"))
    playback.simulation.controller.services.calloutActionProvider = StandardCalloutActionProvider()
    playback.play([.hold("$"), .tap("1")])
    #expect(playback.shown == "€₽$$1")
  }
}
