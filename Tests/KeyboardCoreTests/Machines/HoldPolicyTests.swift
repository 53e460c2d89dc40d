import Testing

@testable import KeyboardCore

/// Rules on clients and fields are in `KeepOutTests` and `StrategyTests`.
@Suite("How a letter is held under Wayland") struct HoldPolicyTests {
  /// A client on Wayland, what is known of its field, and the strategy.
  struct Field: Sendable {
    var secrecy = FieldSecrecy.open
    var text: String?
    var quirks = ClientQuirks(client: "wayland")
    var program: String?
    var rules: [String] = []
    var userRules: [String] = []
    var outcome: Result<ReplacementStrategy, HoldRefusal>
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
    // The first letter of a browser's field shows whether that is for a password.
    Field(secrecy: .unknown, text: "", rules: ["way*=compose"], outcome: .success(.correct)),
    // A rule of the user's applies whatever is known of the field.
    Field(
      secrecy: .unknown, text: "", userRules: ["way*=compose"], outcome: .success(.compose)),
    Field(secrecy: .open, text: "a", rules: ["way*=compose"], outcome: .success(.compose)),
    Field(program: "foot", rules: ["foot=off"], outcome: .failure(.clientBlocked("foot"))),
    Field(program: "kate", rules: ["foot=off"], outcome: .success(.compose)),
    Field(program: "emacs", rules: ["Emacs=on", "way*=off"], outcome: .success(.compose)),
  ]

  @Test(arguments: fields)
  func `A letter becomes text at once if a preedit would get lost`(field: Field) throws {
    var tested = KeyboardCore.Field()
    tested.client = "wayland"
    tested.capabilities = [.preedit, .surroundingText]
    tested.quirks = field.quirks
    tested.secrecy = field.secrecy
    tested.program = field.program
    tested.surroundingText = field.text.map { .test($0) }
    let rule = try field.rules.map { try HoldRule($0) }.first { $0.matches(tested) }
    let userRules = try field.userRules.map { try HoldRule($0) }
    let strategy = HoldPolicy.strategy(in: tested, userRules: userRules, clientRule: rule)
    #expect(strategy == field.outcome)
  }
}
