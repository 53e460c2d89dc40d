import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What is known of a field") struct FieldKnowledgeTests {
  /// What a field reports about itself and while it is typed into, and what is known then.
  struct Case: Sendable {
    var type = ContentType()
    var client = "wayland"
    /// The events in order: `+x` is typed, anything else is reported as the text.
    var steps: [String] = []
    var secrecy: FieldSecrecy
  }

  static let cases = [
    // Clients that report what fields are for are believed.
    Case(client: "gtk3-im:editor", secrecy: .open),
    Case(type: ContentType(purpose: .password), client: "gtk3-im:editor", secrecy: .secret),
    Case(client: "gtk3-im:editor", steps: ["+x", "●"], secrecy: .secret),
    // If they do not, the text has to show it.
    Case(secrecy: .unknown), Case(client: "gnome-shell", secrecy: .unknown),
    Case(steps: [""], secrecy: .unknown), Case(steps: ["some text"], secrecy: .open),
    Case(steps: ["+x", "x"], secrecy: .open), Case(steps: ["+x", "•"], secrecy: .secret),
    Case(steps: ["+x", "•", "+y", "••"], secrecy: .secret),
    Case(type: ContentType(purpose: .url), secrecy: .open),
    Case(type: ContentType(hints: .spellcheck), secrecy: .open),
    Case(type: ContentType(hints: [.private, .hiddenText]), secrecy: .secret),
    // Qt reports no focus change between the fields of a window.
    Case(steps: ["some text", ""], secrecy: .unknown),
    Case(steps: ["some text", "", "+x", "●"], secrecy: .secret),
    // A private window, and a password field of Qt Quick.
    Case(
      type: ContentType(hints: [.private, .uppercaseSentences]), client: "gtk3-im:chromium",
      secrecy: .open),
    Case(type: ContentType(hints: .private), client: "gtk3-im:epiphany", secrecy: .open),
    Case(
      type: ContentType(hints: .private), client: "QIBusInputContext", steps: ["+x", "x"],
      secrecy: .secret),
    // Signs that somebody has typed mask nothing.
    Case(steps: ["some text", "+*", "*"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["+*", "*", "+*", "**"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["**"], secrecy: .open),
    Case(client: "gnome-shell", steps: ["**"], secrecy: .secret),
    Case(client: "gnome-shell", steps: ["+*", "+x", "*"], secrecy: .unknown),
    Case(client: "gtk3-im:editor", steps: ["**", "+x", "**x"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["*•"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["+*", "*", "+x", "*x", "*"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["+*", "+x", "*"], secrecy: .open),
  ]

  @Test(arguments: cases)
  func `Only a row of one sign is a password`(test: Case) {
    var knowledge = FieldKnowledge()
    for step in test.steps {
      if step.hasPrefix("+") {
        knowledge.follow([.commit(String(step.dropFirst()))], of: .requested, isHandled: false)
      } else {
        _ = knowledge.take(.test(step), ClientQuirks(client: test.client), expecting: nil)
      }
    }
    #expect(knowledge.secrecy(test.type, ClientQuirks(client: test.client)) == test.secrecy)
  }

  @Test func `The knowledge is forgotten with the field`() {
    var knowledge = FieldKnowledge()
    _ = knowledge.take(.test("●●"), [], expecting: nil)
    knowledge.leaveField()
    #expect(knowledge.secrecy(ContentType(), []) == .open)
  }
}
