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
  @Test func `Its provider offers other currencies for $`() {
    let controller = KeyboardViewController()
    let playback = Playback(controller, in: .gtk)
    playback.play([.hold("$"), .tap("3"), .hold("$"), .tap("1"), .hold("$"), .tap(.escape)])
    #expect(playback.shown == "€₽$")
    #expect(playback.marks.hasPrefix("‹$› / [₽ ¥ € ¢ £ ₩] / [] +€ ‹›"))
  }

  @Test func `Its provider leaves other keys to the standard one`() {
    let controller = KeyboardViewController(library: TestLocales.library)
    #expect(controller.services.calloutActionProvider.calloutActions(for: .character("e")) == [])
    #expect(controller.services.calloutActionProvider.calloutActions(for: .backspace) == [])
  }

  @Test func `A provider can be replaced at any time`() {
    let controller = TestField.gtk.makeController()
    let playback = Playback(controller, in: .gtk)
    playback.play([.hold("$"), .tap("1")])
    controller.services.calloutActionProvider = CustomCalloutActionProvider()
    playback.play([.hold("$"), .tap("1")])
    #expect(playback.shown == "€₽")
  }

  @Test func `A localized provider offers a string of characters`() {
    let context = KeyboardContext(locales: ["sv"])
    let provider = StandardCalloutActionProvider(
      keyboardContext: context, localizedProviders: ["sv": SwedishProvider(locale: "sv")])
    #expect(
      provider.calloutActions(for: .character("s"))
        == ["s", "w", "e", "d", "n"].map { .character($0) })
    #expect(
      provider.calloutActions(for: .character("S"))
        == ["S", "W", "E", "D", "N"].map { .character($0) })
    #expect(provider.calloutActions(for: .character("t")) == [])
  }
}
