import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What may be a secret") struct ConfidentialTests {
  static let fields: [TestField] = [
    .gtk.purpose(.terminal), .gtk.purpose(.terminal).rules("*=on"),
    .gtk.purpose(.freeForm, .private), .gtk.purpose(.password),
    .gtk.purpose(.pin), .gtk.purpose(.freeForm, .hiddenText), .gtk.client("gnome-shell"),
    .gtk.capabilities(.focus), .gtk.clientRules("gtk3-im:editor=off"), .gtk.rules("*=off"),
  ]

  @Test(arguments: [TestField.gtk.purpose(.password), .gtk.purpose(.freeForm, .hiddenText)])
  func `Of a password not even the last letter is kept`(field: TestField) {
    let playback = Playback(field.makeController(), in: field)
    playback.play([.type("xq")])
    #expect(playback.simulation.controller.knownText.lastLetter == nil)
  }

  @Test func `Where typed text is not kept, the held letter shows what the client counts in`() {
    let field = gnome.purpose(.freeForm, [.private, .spellcheck])
    let playback = Playback(field.makeController(), in: field)
    playback.play([.press("e")])
    #expect(playback.simulation.controller.textToExpect == "e")
  }

  @Test(arguments: fields)
  func `Typed text that may be a secret is not kept`(field: TestField) {
    #expect(known(field) == nil)
  }

  @Test(arguments: [gtk, .gtk.purpose(.url), .xim])
  func `Other typed text is kept until the field is left`(field: TestField) {
    #expect(known(field) == "xq")
    #expect(known(field, after: [.focusOut]) == nil)
  }

  @Test func `Typed text is forgotten if the field turns out to be a terminal`() {
    #expect(known(.gtk, after: [.contentType(ContentType(purpose: .terminal))]) == nil)
  }

  /// The typed text as the keyboard knows it, whatever the client reports.
  private func known(_ field: TestField, after events: [InputEvent] = []) -> String? {
    let controller = field.makeController()
    _ = controller.handle(.focusIn(client: field.client), at: 0)
    _ = controller.handle(.capabilities(field.capabilities), at: 0)
    _ = controller.handle(.contentType(field.contentType), at: 0)
    for key in ["x", "q"] as [TestKey] {
      _ = controller.handle(.key(key.down()), at: 0)
      _ = controller.handle(.key(key.up()), at: 0)
    }
    for event in events { _ = controller.handle(event, at: 0) }
    return controller.knownText.certain(nil, at: 0, coming: "")
  }
}
