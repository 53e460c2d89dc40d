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
    let playback = field.play([.type("xq")])
    #expect(playback.controller.clientText.known.lastLetter == nil)
  }

  @Test func `Where typed text is not kept, the held letter shows what the client counts in`() {
    let field = gnome.purpose(.freeForm, [.private, .spellcheck])
    let playback = field.play([.press("e")])
    #expect(playback.controller.textToExpect == "e")
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

  // Without this, a password would be typed with lists and kept, and a text without accents.
  @Test func `What is known of one field does not hold in the next`() {
    let controller = open(.gtk.client("gnome-shell"))
    var secrecy: FieldSecrecy { controller.state.keyboardContext.field.secrecy }
    for (text, isKnown) in [("some text", FieldSecrecy.open), ("●●●●●●", .secret), ("x", .open)] {
      #expect(secrecy == .unknown, "before \(text)")
      _ = controller.handle(.surroundingText(.test(text)), at: 1000)
      #expect(secrecy == isKnown, "\(text)")
      _ = controller.handle(.focusOut, at: 2000)
      _ = controller.handle(.focusIn(client: "gnome-shell"), at: 2000)
    }
  }

  @Test(arguments: [ContentHints.private, []])
  func `What is known of one field does not hold in the next one of a browser`(
    hints: ContentHints
  ) {
    let controller = open(.gtk.client("gnome-shell").purpose(.freeForm, hints))
    for text in ["some text", "●●●●●●"] {
      _ = controller.handle(.surroundingText(.test(text)), at: 1000)
      type(["x"], controller)
      _ = controller.handle(.contentType(ContentType(hints: .emoji)), at: 2000)
      _ = controller.handle(.contentType(ContentType()), at: 2000)
      #expect(controller.state.keyboardContext.field.secrecy == .unknown)
    }
  }

  /// What ends a field, or shows that it is secret, after an ordinary text.
  static let ends: [[InputEvent]] = [
    [.contentType(ContentType(purpose: .password))], [.contentType(ContentType(purpose: .url))],
    [.surroundingText(.test("●●"))], [.focusOut], [.focusIn(client: "gtk3-im:other")],
  ]

  // Without these, a password would be in the memory of a field where nothing is kept, and decide on
  // the capitals and quotation marks of the next field.
  @Test(arguments: ends)
  func `No text is kept where the field ends or turns out to be secret`(events: [InputEvent]) {
    let controller = open(.gtk.settings { $0.textBehaviors.quotes = true })
    let context = controller.state.keyboardContext
    type(["x", "q", "'"], controller)
    #expect(context.textBeforeCursor != nil)
    if case .surroundingText = events.first {
    } else {
      _ = controller.handle(.surroundingText(.test("xq’")), at: 0)
      #expect(context.field.surroundingText != nil)
    }
    for event in events { _ = controller.handle(event, at: 0) }
    #expect(context.textBeforeCursor == nil)
    #expect(context.field.surroundingText == nil)
    #expect(controller.clientText.known.certain(nil, at: 0, coming: "") == nil)
    #expect(controller.clientText.known.lastLetter == nil)
  }

  // Without this, a word could not be taken back, and GNOME 48 could lose a letter.
  @Test func `The same type once more does not change what is known`() {
    let controller = open(.gtk)
    type(["x", "q"], controller)
    _ = controller.handle(.contentType(ContentType()), at: 0)
    #expect(controller.clientText.known.certain(nil, at: 0, coming: "") == "xq")
    #expect(controller.clientText.known.lastLetter == "q")
  }

  // Browsers and Qt report no change of focus: the next field would offer the accents of the
  // terminal's last letter, and keep the private field's text.
  @Test(arguments: [.gtk.purpose(.terminal), .gtk.purpose(.freeForm, .private)] as [TestField])
  func `Nothing of a confidential field is kept in the next one`(field: TestField) {
    let controller = open(field)
    let context = controller.state.keyboardContext
    _ = controller.handle(.surroundingText(.test("told")), at: 0)
    type(["x"], controller)
    // A letter that is held is committed now.
    _ = controller.handle(.key(TestKey("e").down()), at: 0)
    let response = controller.handle(.contentType(ContentType()), at: 0)
    let wasHeld = response.effects.contains(.field(.commit("e")))
    #expect(wasHeld == (field.contentType.purpose != .terminal))
    #expect(context.field.surroundingText == nil)
    #expect(context.textBeforeCursor == nil)
    #expect(controller.clientText.known.certain(nil, at: 0, coming: "") == nil)
    #expect(controller.clientText.known.lastLetter == nil)
  }

  // The text would be taken for that of a field that has not reported any, and a password there for a
  // text, as ordinary fields may begin with dots.
  @Test(arguments: [.gtk.purpose(.terminal), .gtk.purpose(.freeForm, .private)] as [TestField])
  func `Nothing of a field is kept in the next one if no key was pressed`(field: TestField) {
    let controller = open(field)
    let context = controller.state.keyboardContext
    _ = controller.handle(.surroundingText(.test("told")), at: 0)
    _ = controller.handle(.contentType(ContentType()), at: 0)
    #expect(context.field.surroundingText == nil)
    _ = controller.handle(.surroundingText(.test("●●●")), at: 0)
    #expect(context.field.secrecy == .secret)
  }

  private static let password = InputEvent.contentType(ContentType(purpose: .password))

  // GNOME reports the text first, and the type in two steps. Without it, the first key would know
  // nothing of the text.
  @Test func `A text that comes with the focus stays when its type comes`() {
    let controller = open(.gtk.client("gnome-shell").purpose(.terminal))
    for event: InputEvent in [
      .surroundingText(.test("ls")), .focusOut, .focusIn(client: "gnome-shell"),
      .surroundingText(.test("some text")),
      .contentType(ContentType(purpose: .terminal, hints: .spellcheck)),
      .contentType(ContentType(hints: .spellcheck)),
    ] {
      _ = controller.handle(event, at: 0)
    }
    let context = controller.state.keyboardContext
    #expect(context.field.surroundingText == .test("some text"))
    #expect(context.field.secrecy == .open)
    _ = controller.handle(Self.password, at: 0)
    #expect(context.field.surroundingText == nil, "a password stays in memory")
  }

  private func open(_ field: TestField) -> KeyboardInputController {
    let controller = field.makeController()
    _ = controller.handle(.focusIn(client: field.client), at: 0)
    _ = controller.handle(.capabilities(field.capabilities), at: 0)
    _ = controller.handle(.contentType(field.contentType), at: 0)
    return controller
  }

  /// Types keys before the time 0, as fast as a hand.
  private func type(_ keys: [TestKey], _ controller: KeyboardInputController) {
    for (index, key) in keys.enumerated() {
      let time = 20 * (index - keys.count)
      _ = controller.handle(.key(key.down(at: time)))
      _ = controller.handle(.key(key.up(at: time)))
    }
  }

  /// The typed text as the keyboard knows it, whatever the client reports.
  private func known(_ field: TestField, after events: [InputEvent] = []) -> String? {
    let controller = open(field)
    type(["x", "q"], controller)
    for event in events { _ = controller.handle(event, at: 0) }
    return controller.clientText.known.certain(nil, at: 0, coming: "")
  }
}
