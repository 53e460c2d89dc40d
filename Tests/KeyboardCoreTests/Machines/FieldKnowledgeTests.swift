import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What is known of a field") struct FieldKnowledgeTests {
  /// What a field reports about itself and while it is typed into, and what is known then.
  struct Case: Sendable {
    var type = ContentType()
    var client = "wayland"
    /// The events in order: `+x` is typed, `⇥` is Tab, `⌫` BackSpace, `⌃` a key with Control, `⎀` Insert,
    /// `↓` an arrow, `▣x` is reported as a selected text; anything else is reported as the text.
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
    // Chromium's private windows under GNOME: without accents they would be of no use.
    Case(
      type: ContentType(hints: [.private, .uppercaseSentences]), client: "gnome-shell",
      steps: ["x"], secrecy: .open),
    Case(
      type: ContentType(hints: [.private, .uppercaseSentences]), client: "QIBusInputContext",
      secrecy: .open),
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
    #expect(secrecy(test) == test.secrecy)
  }

  // Without these rules the list of a held letter, and a trace, would have the password.
  static let shown = [
    Case(steps: ["●●●●●●", "hunter"], secrecy: .secret),
    Case(steps: ["●●●●●●", "hunter", "hunter"], secrecy: .secret),
    Case(steps: ["●●●●●●", "hunter", "+2", "hunter2", "⌫", "hunter"], secrecy: .secret),
    Case(steps: ["●●●●●●", "hunter", "⌃", "a much longer one"], secrecy: .secret),
    Case(steps: ["●●●●●●", "hunter", "⎀", "a much longer one"], secrecy: .secret),
    Case(steps: ["●●●●●●", "hunter", "●●●●●●", "hunter"], secrecy: .secret),
    Case(client: "gtk3-im:editor", steps: ["●●●", "abc"], secrecy: .secret),
    Case(client: "QIBusInputContext", steps: ["+x", "●", "x"], secrecy: .secret),
    Case(steps: ["●●●", "ab*"], secrecy: .secret),
    // All of it is deleted, or typed over.
    Case(client: "gtk3-im:editor", steps: ["●", "⌫", ""], secrecy: .secret),
    Case(client: "gtk3-im:editor", steps: ["●", "⌦", ""], secrecy: .secret),
    Case(client: "gtk3-im:editor", steps: ["●●●", "⌃", ""], secrecy: .secret),
    Case(steps: ["●", "x", "⌫", "", "+y", "y"], secrecy: .secret),
    Case(steps: ["●●●", "abc", "▣abc", "+x", "x", "+y", "xy"], secrecy: .secret),
    // Reports that come late.
    Case(steps: ["●●●", "abc", "+d", "+e", "abcd", "abcde"], secrecy: .secret),
    Case(steps: ["●●●", "+d", "abc", "abcd"], secrecy: .secret),
    Case(steps: ["●●●", "abc", "+d", "⌃", "abcd", "a much longer one"], secrecy: .secret),
  ]

  @Test(arguments: shown)
  func `A password that its field shows is still one`(test: Case) {
    #expect(secrecy(test) == .secret)
  }

  // Without these rules there would be no accents until another window has the focus.
  static let next = [
    Case(steps: ["●●●●●●", "somebody"], secrecy: .open),
    Case(steps: ["●●●●●●", "+x", "⇥", "somebody"], secrecy: .open),
    Case(steps: ["●●●●●●", "+x", "⇥", "●●●●●●●", "bob", "+j", "bobj"], secrecy: .open),
    Case(steps: ["●●●●●●", "hunter", "somebody"], secrecy: .open),
    Case(steps: ["●●●●●●", "hunter", "⌃", "hunter2", "somebody"], secrecy: .open),
    Case(steps: ["●●●●●●", ""], secrecy: .unknown),
    Case(steps: ["●●●●●●", "", "+x", "x"], secrecy: .open),
    Case(steps: ["●●●●●●", "", "+x", "●"], secrecy: .secret),
    Case(client: "gtk3-im:editor", steps: ["●●●", ""], secrecy: .open),
    // The empty text of the next field is not reported.
    Case(steps: ["●●●", "⇥", "+s", "s"], secrecy: .open),
    Case(steps: ["●●●", "⌃", "+s", "s"], secrecy: .open),
    Case(client: "QIBusInputContext", steps: ["●", "⌫", "", "", "+s", "s"], secrecy: .open),
    Case(steps: ["●●●●●●", "⌃", "", "+x", "x", "+y", "xy"], secrecy: .open),
    Case(steps: ["●", "⌫", "+s", "s"], secrecy: .open),
    Case(client: "gnome-shell", steps: ["*", "+f", "f"], secrecy: .open),
    Case(client: "gnome-shell", steps: ["▣**", "+f", "f"], secrecy: .open),
    // Bullets in an editor.
    Case(client: "gtk3-im:editor", steps: ["•••", "+x", "•••x"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["•", "⌫", "", "+x", "x"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["•", "↓", "A line of text"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["+•", "•", "+•", "••"], secrecy: .open),
    Case(steps: ["A line of text", "↓", "•••"], secrecy: .open),
    Case(client: "gtk3-im:editor", steps: ["A line of text", "↓", "●●●"], secrecy: .open),
  ]

  @Test(arguments: next)
  func `Another field, or a text with bullets, is no password`(test: Case) {
    #expect(secrecy(test) == test.secrecy)
  }

  private func secrecy(_ test: Case) -> FieldSecrecy {
    var knowledge = FieldKnowledge()
    let quirks = ClientQuirks(client: test.client)
    for step in test.steps {
      let rest = String(step.dropFirst())
      if step.hasPrefix("+") {
        knowledge.follow([.field(.commit(rest))], of: .requested, isHandled: false)
      } else if let key = Self.keys[step] {
        knowledge.follow([], of: .key(key.down()), isHandled: false)
      } else {
        let text =
          step.hasPrefix("▣")
          ? SurroundingText(text: rest, cursor: 0, anchor: rest.count) : .test(step)
        _ = knowledge.take(text, quirks, expecting: nil)
      }
    }
    return knowledge.secrecy(test.type, quirks)
  }

  private static let keys: [String: TestKey] = [
    "⇥": .tab, "⌫": .backspace, "⌃": TestKey("v").with(.control), "↓": .down,
    "⎀": .insert, "⌦": .keypadDelete,
  ]

  @Test func `The knowledge is forgotten with the field`() {
    var knowledge = FieldKnowledge()
    _ = knowledge.take(.test("●●"), [], expecting: nil)
    knowledge.leaveField()
    #expect(knowledge.secrecy(ContentType(), []) == .open)
  }
}
