import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Whether a letter is held, and how") struct HoldPolicyTests {
  typealias Outcome = Result<ReplacementStrategy, HoldRefusal>

  static let strategies: [(field: TestField, outcome: Outcome)] = [
    (.gtk, .success(.compose)),
    (TestField.gtk.capabilities(.focus), .failure(.noPreedit)),
    (.xim, .success(.backspace)), (.replace, .success(.replace)),
    (TestField.gtk.rules("*=off"), .failure(.rule("*=off"))),
    (TestField.gtk.rules("qt*=off"), .success(.compose)),
    (TestField.gtk.rules("gtk*=backspace", "*=off"), .success(.backspace)),
    (TestField.gtk.purpose(.terminal), .failure(.purpose(.terminal))),
    (TestField.gtk.purpose(.terminal).rules("*=on"), .success(.compose)),
    (TestField.gtk.purpose(.terminal).clientRules("*=on"), .failure(.purpose(.terminal))),
    (TestField.gtk.clientRules("gtk*=off"), .failure(.clientBlocked("gtk3-im:editor"))),
    (TestField.gtk.clientRules("gtk*=off").rules("gtk*=on"), .success(.compose)),
    (TestField.gtk.clientRules("gtk*=replace"), .success(.replace)),
    (TestField.gtk.rules("*@url=off"), .success(.compose)),
    (TestField.gtk.purpose(.url).rules("*@url=off"), .failure(.rule("*@url=off"))),
  ]

  /// A client on Wayland, what is known of its field, and the strategy.
  struct Field: Sendable {
    var secrecy = FieldSecrecy.open
    var text: String?
    var quirks = ClientQuirks(client: "wayland")
    var program: String?
    var rules: [String] = []
    var outcome: Outcome
  }

  static let fields = [
    Field(outcome: .success(.compose)), Field(text: "", outcome: .success(.correct)),
    Field(secrecy: .unknown, outcome: .success(.correct)),
    Field(text: "", quirks: [.hidesPurpose], outcome: .success(.compose)),
    // Without deletion a letter can only wait, and that only in the open.
    Field(
      text: "", quirks: [.losesPreeditOnFocusOut, .deletesNothing], outcome: .success(.compose)),
    Field(quirks: ClientQuirks(client: "gnome-shell"), outcome: .success(.correct)),
    Field(
      secrecy: .unknown, quirks: [.losesPreeditOnFocusOut, .deletesNothing],
      outcome: .failure(.fieldUnknown)),
    Field(secrecy: .unknown, rules: ["way*=compose"], outcome: .success(.compose)),
    Field(program: "foot", rules: ["foot=off"], outcome: .failure(.clientBlocked("foot"))),
    Field(program: "kate", rules: ["foot=off"], outcome: .success(.compose)),
    Field(program: "emacs", rules: ["Emacs=on", "way*=off"], outcome: .success(.compose)),
  ]

  @Test(arguments: fields)
  func `A letter becomes text at once where a preedit gets lost`(field: Field) throws {
    let context = KeyboardContext()
    context.client = "wayland"
    context.capabilities = [.preedit, .surroundingText]
    context.quirks = field.quirks
    context.secrecy = field.secrecy
    context.program = field.program
    context.surroundingText = field.text.map { .test($0) }
    let rules = try field.rules.map { try HoldRule($0) }
    #expect(
      HoldPolicy.strategy(context, userRules: [], clientRules: rules) == field.outcome)
  }

  @Test(arguments: strategies)
  func `The user's rules go first, then terminals, then the program's rules`(
    field: TestField, outcome: Outcome
  ) throws {
    let context = KeyboardContext()
    context.client = field.client
    context.capabilities = field.capabilities
    context.contentType = field.contentType
    #expect(
      HoldPolicy.strategy(
        context, userRules: field.settings.holdRules,
        clientRules: try field.clientRules.map { try HoldRule($0) }) == outcome)
  }

  /// A press that may be held, and what stands against it.
  struct Case: Sendable {
    var text = "e"
    var key: TestKey = "e"
    var purpose = ContentPurpose.freeForm
    var hold = true
    var holdSpace = true
    var isBound = false
    var refusal: HoldRefusal?
  }

  static let cases = [
    Case(), Case(hold: false, refusal: .switchedOff),
    Case(key: TestKey("e").at(0), refusal: .noKeycode), Case(isBound: true, refusal: .bound),
    Case(purpose: .digits, refusal: .purpose(.digits)),
    Case(purpose: .phone, refusal: .purpose(.phone)), Case(text: "-", purpose: .number),
    Case(text: " ", key: " "),
    Case(text: " ", key: " ", holdSpace: false, refusal: .noCallouts(" ")),
  ]

  @Test(arguments: cases)
  func `A press is refused for what it is`(test: Case) {
    var settings = KeyboardSettings()
    settings.hold = test.hold
    settings.holdSpace = test.holdSpace
    let action: KeyboardAction = test.text == " " ? .space : .character(test.text)
    #expect(
      HoldPolicy.refusal(
        of: test.text, action, test.key.down(), in: test.purpose, settings, isBound: test.isBound)
        == test.refusal)
  }
}
