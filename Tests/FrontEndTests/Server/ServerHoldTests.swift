import IBus
import KeyboardCore
import Testing

@testable import TypingModel
@testable import ime_cli

/// What `ime-cli why` says of the last held key.
@Suite("Why a held key has a list or not") struct ServerHoldTests {
  /// A client and its field, and what is said.
  nonisolated struct Row: CustomTestStringConvertible {
    var client = "bus-client"
    var purpose = ContentPurpose.freeForm
    var reportsText = true
    /// The first line and how the last one ends; without it, there is no advice.
    var sentence: String
    var advice: String?
    var testDescription: String { "\(client), \(purpose)" }
  }

  nonisolated static let rows = [
    Row(
      sentence: "A list opened in bus-client, with the strategy \"compose\".",
      advice: "To change that: ime-cli settings add hold-rules 'bus-client=off'"),
    Row(purpose: .password, sentence: "No list opened in bus-client: this is a password field."),
    Row(
      purpose: .terminal, sentence: "No list opened in bus-client: this field is a terminal.",
      advice: "To change that: ime-cli settings add hold-rules 'bus-client@terminal=on'"),
    Row(
      purpose: .number,
      sentence: "No list opened in bus-client: the purpose of this field is \"number\".",
      advice: "Rules have no effect in such fields"),
    // Clients choose their names, and a shell may read the command.
    Row(
      client: "gtk3-im:Bob's", purpose: .terminal,
      sentence: "No list opened in gtk3-im:Bob's: this field is a terminal.",
      advice: #"To change that: ime-cli settings add hold-rules 'gtk3-im:Bob'\''s@terminal=on'"#),
    // A rule with such a name would be for no program, or for other ones, too.
    Row(
      client: "gtk4-im:(30866)", purpose: .terminal,
      sentence: "No list opened in gtk4-im:(30866): this field is a terminal."),
    Row(
      client: "*", purpose: .terminal, sentence: "No list opened in *: this field is a terminal."),
    Row(
      client: "xter?", purpose: .terminal,
      sentence: "No list opened in xter?: this field is a terminal."),
    Row(
      client: "wayland", reportsText: false,
      sentence: "No list opened in wayland: the program has not reported the field's text, so it"
        + " may be a password field.",
      advice: "Type a letter first. To have lists at once, perhaps in password fields, too, for all"
        + " programs that IBus calls wayland: ime-cli settings add hold-rules 'wayland=compose'"),
  ]

  @Test(arguments: rows)
  func `A sentence says why, and another one what can be done`(row: Row) throws {
    try ServerDesk.with { desk in
      #expect(desk.session.controller.lastHold == nil)
      desk.open(row.purpose, in: row.client, reportsText: row.reportsText)
      desk.perform(.hold("e"))
      if desk.field.list.isEmpty { desk.perform(.type("why")) }
      let report = try #require(desk.session.controller.lastHold)
      let lines = [row.sentence, row.advice].compactMap(\.self)
      #expect(HoldAdvice(report.json).text == lines.joined(separator: "\n"))
    }
  }
}
