import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Where the keyboard keeps out") struct KeepOutTests {
  static let secrets: [TestField] = [
    .gtk.purpose(.password), .gtk.purpose(.pin), .gtk.purpose(.freeForm, .hiddenText),
    .xim.purpose(.password), .replace.purpose(.pin), .gtk.purpose(.password).rules("*=on"),
    .gtk.purpose(.password, .private).rules("*@password=on"),
  ]

  @Test(arguments: secrets)
  func `In secret fields everything passes and nothing shows`(field: TestField) {
    KeySequence(
      "Password", in: field,
      [.hold("e"), .tap("1"), .roll("aeo"), .tap(.backspace), .tap(.return)],
      effects: "", answers: "FFFFFFFFFFFFFF", text: "e1ae\n", refusals: [.secretField]
    ).verify()
  }

  @Test func `A secret field's repeats pass, and the reason is told once`() {
    KeySequence(
      "Password", in: .gtk.purpose(.password), [.holdPressing("e", for: 600)],
      effects: "", text: "eeeeeeee", refusals: [.secretField]
    ).verify()
  }

  static let refusing = [
    KeySequence(
      "Hold is switched off", in: .gtk.settings { $0.hold = false }, [.hold("e")], effects: "off!",
      answers: "FF", text: "e", refusals: [.switchedOff]),
    KeySequence("A terminal", in: .gtk.purpose(.terminal), refused: .purpose(.terminal)),
    KeySequence(
      "A terminal, whatever the program allows", in: .gtk.purpose(.terminal).clientRules("*=on"),
      refused: .purpose(.terminal)),
    KeySequence("A field for digits", in: .gtk.purpose(.digits), refused: .purpose(.digits)),
    KeySequence("A field for numbers", in: .gtk.purpose(.number), refused: .purpose(.number)),
    KeySequence("A field for a phone", in: .gtk.purpose(.phone), refused: .purpose(.phone)),
    KeySequence("No preedit", in: .gtk.capabilities(.focus), refused: .noPreedit),
    KeySequence(
      "No preedit, whatever it claims of surrounding text",
      in: .gtk.capabilities([.focus, .surroundingText]), refused: .noPreedit),
    KeySequence(
      "A rule of the user's", in: .gtk.rules("gtk3-im:editor=off"),
      refused: .rule("gtk3-im:editor=off")),
    KeySequence(
      "The user's allow-list", in: .gtk.rules("gnome-shell=on", "*=off"), refused: .rule("*=off")),
    KeySequence(
      "A rule for the purpose", in: .gtk.purpose(.url).rules("*@url=off"),
      refused: .rule("*@url=off")),
    KeySequence(
      "The program's block-list", in: .gtk.clientRules("gtk3-im:ed*=off"),
      refused: .clientBlocked("gtk3-im:editor")),
  ]

  @Test(arguments: refusing)
  func `A hold that opens no list has a reason`(sequence: KeySequence) { sequence.verify() }

  static let unseen = [
    KeySequence(
      "Without a panel a key repeats", [.send(.panel(isThere: false)), .holdPressing("e")],
      effects: "", text: "eeeeeeee", refusals: [.noPanel]),
    KeySequence(
      "The panel ends with a list open", [.hold("e"), .send(.panel(isThere: false)), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +e ‹› / +1", text: "e1"),
    KeySequence(
      "The panel ends before the list opens",
      [.press("e"), .wait(100), .send(.panel(isThere: false)), .wait(600), .release("e")],
      effects: "‹e› / +e ‹›", text: "e", refusals: [.noPanel]),
    KeySequence(
      "The panel is back",
      [.send(.panel(isThere: false)), .send(.panel(isThere: true)), .hold("e"), .tap("1")],
      text: "é"),
    KeySequence(
      "A client that shows lists itself", in: .gtk.capabilities([.preedit, .focus, .lookupTable]),
      [.send(.panel(isThere: false)), .hold("e"), .tap("1")], text: "é"),
    KeySequence(
      "What else the keyboard does goes on",
      in: .gtk.settings { $0.textBehaviors.quotes = true },
      [.send(.panel(isThere: false)), .type("\"")], text: "“"),
    KeySequence(
      "No list of emoji takes the keys",
      [.send(.panel(isThere: false)), .send(.action(.keyboardType(.emojis))), .type("ot")],
      text: "ot", refusals: [.noPanel]),
  ]

  @Test(arguments: unseen)
  func `No list opens that nobody would see`(sequence: KeySequence) { sequence.verify() }

  static let allowing: [TestField] = [
    .gtk.purpose(.url), .gtk.purpose(.email), .gtk.purpose(.name), .gtk.purpose(.alpha),
    .gtk.purpose(.freeForm, .private), .gtk.purpose(.date), .gtk.client(""),
    .gtk.purpose(.terminal).rules("*@terminal=on"),
    .gtk.purpose(.terminal).rules("gtk3-im:editor=compose"),
    .gtk.rules("gtk3-im:editor=on", "*=off"), .gtk.rules("*@url=off"),
    .gtk.rules("gtk3-im:editor=on").clientRules("*=off"),
    .gtk.clientRules("xim=off", "*=on"),
  ]

  @Test(arguments: allowing)
  func `Elsewhere the list opens`(field: TestField) {
    KeySequence(
      "Hold", in: field, [.hold("e"), .tap("1")], effects: "‹e› / [é è ê ë] / [] +é ‹›", text: "é"
    ).verify()
  }

  static let others = [
    KeySequence(
      "Signs in a field for digits", in: .gtk.purpose(.number), [.hold("$"), .tap("1")],
      effects: "‹$› / [€ £] / [] +€ ‹›", text: "€"),
    KeySequence(
      "A key without callouts", [.hold("x")], effects: "", refusals: [.noCallouts("x")]),
    KeySequence(
      "A key without callouts that repeats", [.holdPressing("x")], refusals: [.noCallouts("x")]),
    KeySequence("A key that was only tapped gives no reason", [.tap("x")], refusals: []),
    KeySequence(
      "A key without a keycode", [.hold(TestKey("e").at(0))], effects: "", answers: "FF",
      text: "e", refusals: [.noKeycode]),
    KeySequence(
      "The space bar, where it offers nothing", in: .gtk.settings { $0.holdSpace = false },
      [.hold(" ")], refusals: [.noCallouts(" ")]),
    KeySequence(
      "A key that does something else when it is held",
      in: .gtk.settings { $0.bindings = [otherwise] }, [.hold("e")], effects: "custom:x", text: "e",
      refusals: [.bound]),
  ]

  private static let otherwise = KeyBinding(
    KeyCombination(TestKey("e").keysym, []), gesture: .longPress, .custom(named: "x"))

  @Test(arguments: others)
  func `So has a hold that is none`(sequence: KeySequence) { sequence.verify() }

  @Test func `Reasons are noted only where they are wanted`() {
    let controller = TestField.gtk.makeController()
    controller.recordsNotes = false
    let playback = Playback(controller, in: .gtk)
    playback.play([.hold("x"), .hold("e"), .tap("1")])
    #expect(playback.log.allSatisfy { $0.response.notes.isEmpty })
  }

  @Test func `The notes tell the gestures as well`() {
    let playback = Playback(TestField.gtk.makeController(), in: .gtk)
    playback.play([.hold("e"), .tap("1")])
    #expect(
      playback.log.flatMap(\.response.notes) == [
        .gesture(.press, .character("e")), .gesture(.release, .character("e")),
        .gesture(.longPress, .character("e")), .gesture(.release, .character("é")),
      ])
  }
}

extension KeySequence {
  /// Holding e opens no list.
  fileprivate init(
    _ name: String, in field: TestField, refused refusal: HoldRefusal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      name, in: field, [.hold("e")], effects: "", answers: "FF", text: "e", refusals: [refusal],
      sourceLocation: sourceLocation)
  }
}
