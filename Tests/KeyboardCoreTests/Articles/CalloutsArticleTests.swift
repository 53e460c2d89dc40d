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
    let playback = Playback(KeyboardViewController(library: LocaleLibrary()), in: .gtk)
    playback.play([.hold("$"), .tap("3"), .hold("$"), .tap("1"), .hold("$"), .tap(.escape)])
    #expect(playback.shown == "€₽$")
    #expect(playback.marks.hasPrefix("‹$› / [₽ ¥ € ¢ £ ₩] / [] +€ ‹›"))
    playback.simulation.controller.services.calloutActionProvider = StandardCalloutActionProvider()
    playback.play([.hold("$"), .tap("1")])
    #expect(playback.shown == "€₽$$1")
  }

  @Test(arguments: ["fr", "de"])
  func `All keys but $ keep the lists of their language, and of a library that comes later`(
    locale: LocaleIdentifier
  ) {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let standard = KeyboardInputController(library: TestLocales.library, settings: settings)
    let keyboards = [
      KeyboardViewController(library: TestLocales.library, settings: settings),
      KeyboardViewController(settings: settings),
    ]
    keyboards[1].library = TestLocales.library
    for keyboard in keyboards {
      for key in "easn$".chars.map(KeyboardAction.character) {
        let usual = standard.services.calloutActionProvider.calloutActions(for: key)
        let offered = keyboard.services.calloutActionProvider.calloutActions(for: key)
        #expect(usual.count > 1, "\(key)")
        #expect((offered == usual) == (key != .character("$")), "\(key)")
      }
    }
  }

  @Test func `A provider that was given a context keeps it`() {
    let context = KeyboardContext(locales: ["de"], library: TestLocales.library)
    let keyboard = KeyboardInputController(library: TestLocales.library)
    keyboard.services.calloutActionProvider = StandardCalloutActionProvider(
      keyboardContext: context)
    let actions = keyboard.services.calloutActionProvider.calloutActions(for: .character("a"))
    #expect(actions.dropFirst().first == .character("ä"))
  }
}
