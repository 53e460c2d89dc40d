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
    field.row(
      "Password", [.hold("e"), .tap("1"), .roll("aeo"), .tap(.backspace), .tap(.return)], "",
      answers: "FFFFFFFFFFFFFF", text: "e1ae\n", refusals: [.secretField]
    ).verify()
  }

  static let refusing = [
    gtk.settings { $0.hold = false }.row(
      "Switched off", [.hold("e")], "off!", answers: "FF", text: "e", refusals: [.switchedOff]),
    gtk.purpose(.password).row(
      "A password, whose repeats pass", [.holdPressing("e")], "", text: "eeeeeeee",
      refusals: [.secretField]),
    gtk.purpose(.terminal).refuses("A terminal", .purpose(.terminal)),
    gtk.purpose(.terminal).clientRules("*=on").refuses(
      "A terminal, whatever the program allows", .purpose(.terminal)),
    gtk.purpose(.digits).refuses("A field for digits", .purpose(.digits)),
    gtk.purpose(.number).refuses("A field for numbers", .purpose(.number)),
    gtk.purpose(.phone).refuses("A field for a phone", .purpose(.phone)),
    gtk.capabilities(.focus).refuses("No preedit", .noPreedit),
    gtk.capabilities([.focus, .surroundingText]).refuses(
      "No preedit, whatever it claims of surrounding text", .noPreedit),
    gtk.rules("gtk3-im:editor=off").refuses("A rule of the user's", .rule("gtk3-im:editor=off")),
    gtk.rules("gnome-shell=on", "*=off").refuses("The user's allow-list", .rule("*=off")),
    gtk.purpose(.url).rules("*@url=off").refuses("A rule for the purpose", .rule("*@url=off")),
    gtk.clientRules("gtk3-im:ed*=off").refuses(
      "The program's block-list", .clientBlocked("gtk3-im:editor")),
  ]

  @Test(arguments: refusing)
  func `A hold that opens no list has a reason`(row: KeySequence) { row.verify() }

  static let unseen = [
    gtk.row(
      "Without a panel a key repeats", [.panel(false), .holdPressing("e")], "",
      text: "eeeeeeee", refusals: [.noPanel]),
    gtk.row(
      "The panel ends with a list open", [.hold("e"), .panel(false), .tap("1")],
      "‹e› / [é è ê ë] / [] +e ‹› / +1", text: "e1"),
    gtk.row(
      "The panel ends before the list opens",
      [.press("e"), .wait(100), .panel(false), .wait(600), .release("e")],
      "‹e› / +e ‹›", text: "e", refusals: [.noPanel]),
    gtk.row("The panel is back", [.panel(false), .panel(true), .hold("e"), .tap("1")], text: "é"),
    gtk.capabilities([.preedit, .focus, .lookupTable]).row(
      "A client that shows lists itself", [.panel(false), .hold("e"), .tap("1")], text: "é"),
    gtk.settings { $0.textBehaviors.quotes = true }.row(
      "What else the keyboard does goes on", [.panel(false), .type("\"")], text: "“"),
    gtk.row(
      "No list of emoji takes the keys", [.panel(false), .emojis, .type("ot")], text: "ot",
      refusals: [.noPanel]),
  ]

  @Test(arguments: unseen)
  func `No list opens if nobody would see it`(row: KeySequence) { row.verify() }

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
    field.row("Hold", [.hold("e"), .tap("1")], "‹e› / [é è ê ë] / [] +é ‹›", text: "é").verify()
  }

  static let others = [
    gtk.purpose(.number).row(
      "Signs in a field for digits", [.hold("$"), .tap("1")], "‹$› / [€ £] / [] +€ ‹›", text: "€"),
    gtk.row("A key without callouts", [.hold("x")], "", refusals: [.noCallouts("x")]),
    gtk.row("One that repeats", [.holdPressing("x")], refusals: [.noCallouts("x")]),
    gtk.row("A key that was only tapped gives no reason", [.tap("x")], refusals: []),
    gtk.row(
      "A key without a keycode", [.hold(TestKey("e").at(0))], "", answers: "FF", text: "e",
      refusals: [.noKeycode]),
    gtk.settings { $0.holdSpace = false }.row(
      "The space bar, where it offers nothing", [.hold(" ")], refusals: [.noCallouts(" ")]),
    gtk.settings { $0.bindings = [otherwise] }.row(
      "A key that does something else when it is held", [.hold("e")], "custom:x", text: "e",
      refusals: [.bound]),
  ]

  private static let otherwise = KeyBinding(
    KeyCombination(TestKey("e").keysym, []), gesture: .longPress, .custom(named: "x"))

  @Test(arguments: others)
  func `A key that cannot be held has a reason, too`(row: KeySequence) { row.verify() }

  @Test func `Reasons are noted only on request`() {
    let playback = gtk.play([.hold("x"), .hold("e"), .tap("1")]) { $0.recordsNotes = false }
    #expect(playback.log.allSatisfy { $0.response.notes.isEmpty })
  }

  @Test func `The notes contain the gestures, too`() {
    let playback = gtk.play([.hold("e"), .tap("1")])
    #expect(
      playback.log.flatMap(\.response.notes) == [
        .gesture(.press, .character("e")), .gesture(.release, .character("e")),
        .gesture(.longPress, .character("e")), .gesture(.release, .character("é")),
      ])
  }
}

extension TestField {
  /// A row about a hold of e that opens no list.
  fileprivate func refuses(
    _ name: String, _ refusal: HoldRefusal, sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    row(
      name, [.hold("e")], "", answers: "FF", text: "e", refusals: [refusal],
      sourceLocation: sourceLocation)
  }
}
