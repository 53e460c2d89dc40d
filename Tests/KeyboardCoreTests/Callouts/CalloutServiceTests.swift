import KeyboardCore
import Testing

@testable import TypingModel

/// Offers what a test says.
private final class FixedProvider: CalloutActionProvider {
  private let offers: [KeyboardAction: [KeyboardAction]]

  init(_ offers: [KeyboardAction: [KeyboardAction]]) { self.offers = offers }

  func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { offers[action] ?? [] }
}

@Suite("Callout providers in use") struct CalloutServiceTests {
  static let sequences = [
    gtk.row("The key's own entry is left out wherever it stands", [.hold("s")], "‹s› / [š ś]"),
    gtk.row(
      "A key that offers only itself is an ordinary one", [.hold("x")], "", answers: "FF",
      refusals: [.noCallouts("x")]),
    gtk.row("Several characters", [.hold("k"), .tap("1")], "‹k› / [kr] / [] +kr ‹›", text: "kr"),
    gtk.row("A longer text", [.hold("g"), .tap("2")], "‹g› / [🦆 Grüße] / [] +Grüße ‹›"),
    gtk.row("An emoji", [.hold("g"), .tap("1")], "‹g› / [🦆 Grüße] / used:🦆 [] +🦆 ‹›"),
    gtk.row("No text: the letter stays", [.hold("z"), .tap("2")], answers: "TTTT", text: "z"),
    xim.row("Emoji, the press passed", [.hold("g"), .tap("1")], "[🦆 Grüße] / used:🦆 [] ⌫ +🦆"),
    xim.row(
      "An action that is no text, where the press passed", [.hold("z"), .tap("2")], answers: "FFTT",
      text: "z"),
    gtk.row("A space has none", [.hold(" ")], "", text: " "),
    gtk.row("A key: it comes after the letter", [.hold("q"), .tap("1")], text: "q\t"),
    gtk.row("A deletion deletes the letter", [.type("x"), .hold("q"), .tap("2")], text: "x"),
    gtk.row("A mark changes the letter", [.hold("q"), .tap("3")], text: "q́"),
  ]

  @Test(arguments: sequences)
  func `A custom provider decides what is offered`(row: KeySequence) {
    row.verify { $0.services.calloutActionProvider = Self.makeProvider() }
  }

  @Test func `An action that is not text is performed when it is picked`() {
    let playback = gtk.play([.hold("z"), .tap("2")]) {
      $0.services.calloutActionProvider = Self.makeProvider()
    }
    #expect(playback.log.flatMap(\.response.effects).contains(.program(.custom(named: "zap"))))
  }

  private static func makeProvider() -> any CalloutActionProvider {
    FixedProvider([
      .character("s"): [.character("š"), .character("s"), .character("ś")],
      .character("x"): [.character("x")],
      .character("k"): [.character("k"), .character("kr")],
      .character("g"): [.character("g"), .emoji(Emoji("🦆")), .text("Grüße")],
      .character("z"): [.character("ž"), .custom(named: "zap")],
      .character("q"): [
        .tab, .backspace, .diacritic(Diacritic(char: "´", replacements: ["q": "q́"])),
      ],
    ])
  }

  @Test func `A provider that was given a context keeps it`() {
    let keyboard = gtk.makeController()
    keyboard.services.calloutActionProvider = StandardCalloutActionProvider(
      keyboardContext: KeyboardContext(locales: ["de"], library: TestLocales.library))
    #expect(letters(keyboard.services.calloutActionProvider, "a") == "a ä à á")
  }

  @Test func `The context shows the entries and the highlight`() {
    let playback = gtk.play([.press("e"), .wait(499)])
    let context = playback.controller.state.calloutContext
    #expect(!context.isActive)
    playback.play([.wait(1), .tap(.right)])
    #expect(context.action == .character("e"))
    #expect(context.actions == ["é", "è", "ê", "ë"].map { .character($0) })
    #expect(context.selectedAction == .character("é"))
    playback.play([.tap(.escape)])
    #expect(!context.isActive)
    #expect(context.actions.isEmpty)
  }

  @Test func `Settings apply from the next event on; without locales, the session's is used`() {
    var library = TestLocales.library
    library.sessionLocale = "tr"
    let controller = KeyboardInputController(library: library)
    let context = controller.state.keyboardContext
    let playback = Playback(controller, in: .gtk)
    #expect(context.locales == ["tr"])
    #expect(context.locale == "tr")
    controller.settings.locales = ["de", "tr"]
    #expect(context.locales == ["de", "tr"])
    #expect(context.locale == "tr")
    controller.settings.locales = ["de"]
    #expect(context.locale == "de")
    controller.settings.holdDelay = 200
    playback.play([.press("a"), .wait(200), .release("a")])
    #expect(playback.marks == "‹a› / [ä à á]")
    controller.settings.locales = []
    #expect(context.locale == "tr")
  }
}
