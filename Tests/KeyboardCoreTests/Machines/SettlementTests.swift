import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What becomes of changes of the text") struct SettlementTests {
  /// Changes, what they come upon, and what becomes of them.
  struct Case: Sendable, CustomTestStringConvertible {
    var edits: [TextEdit]
    var uncommitted = ""
    var waiting = ""
    var canDelete = true
    /// `back 1`, `-2` for deleted scalars, `⌫2`, `+text` and keys, in this order.
    var result: String

    var testDescription: String { "\(edits) after \"\(uncommitted)\": \(result)" }
  }

  static let cases = [
    Case(edits: [], uncommitted: "e", result: "+e"),
    Case(edits: [.insert("a"), .insert("b")], uncommitted: "e", result: "+eab"),
    Case(edits: [.deleteBackward(1)], result: "⌫1"),
    Case(edits: [.deleteBackward(1)], uncommitted: "e", result: ""),
    Case(edits: [.deleteBackward(3)], uncommitted: "e", result: "⌫2"),
    Case(edits: [.deleteBackward(1)], uncommitted: "e\u{301}", result: ""),
    Case(edits: [.insert("a"), .deleteBackward(1)], uncommitted: "e", result: "+e"),
    Case(edits: [.replace(scalars: 1, "é")], result: "-1 +é"),
    Case(edits: [.replace(scalars: 1, "é")], canDelete: false, result: "⌫1 +é"),
    Case(edits: [.replace(scalars: 1, "é")], uncommitted: "e", result: "+é"),
    Case(
      edits: [.replace(scalars: 3, ". ")], uncommitted: " ", waiting: "a", result: "back 1 -1 +. "),
    Case(edits: [.replace(scalars: 2, "x")], waiting: "abcde", result: "back 2 +x"),
    Case(
      edits: [.replace(scalars: 1, ""), .replace(scalars: 2, "x")], waiting: "ab",
      result: "back 2 -1 +x"),
    Case(edits: [.deleteBackward(2)], uncommitted: "e", waiting: "ab", result: "back 1"),
    Case(edits: [.deleteBackward(3)], waiting: "ae\u{301}", result: "back 3 ⌫1"),
    Case(
      edits: [.deleteBackward(1), .replace(scalars: 2, "x")], waiting: "ab", result: "back 2 -1 +x"),
    Case(edits: [.moveCursor(-2), .moveCursor(1)], uncommitted: "e", result: "+e ← ← →"),
    Case(edits: [.moveCursor(0)], result: ""),
    Case(edits: [.deleteBackward(-1)], uncommitted: "e", result: "+e"),
    Case(edits: [.replace(scalars: -1, "x")], uncommitted: "e", result: "+ex"),
    Case(edits: [.replace(scalars: .min, "")], waiting: "a", result: ""),
    Case(edits: [.insert("a"), .key(.return)], result: "+a ↵"),
  ]

  @Test(arguments: cases)
  func `Uncommitted text is changed first`(test: Case) {
    var edits = TextEdits()
    for edit in test.edits { edits.append(edit) }
    let settlement = Settlement(
      edits, after: test.uncommitted, waiting: test.waiting, canDelete: test.canDelete)
    #expect(Self.text(settlement) == test.result)
  }

  static let passing: [(edit: TextEdit, key: TestKey, isFree: Bool, passes: Bool)] = [
    (.insert("x"), "x", true, true), (.insert("x"), "x", false, false),
    (.insert("y"), "x", true, false), (.deleteBackward(1), .backspace, true, true),
    (.deleteBackward(1), .backspace, false, false), (.deleteBackward(2), .backspace, true, false),
    (.key(.return), .return, false, true), (.key(.tab), .return, true, false),
    (.moveCursor(-1), .left, false, true), (.moveCursor(-1), .right, true, false),
    (.insert("x"), TestKey("x").with(.control), true, false),
  ]

  @Test(arguments: passing)
  func `A key passes if the client does the same, and nothing is overtaken`(
    edit: TextEdit, key: TestKey, isFree: Bool, passes: Bool
  ) {
    #expect(Settlement.passes(edit, key.down(), isFree: isFree) == passes)
  }

  private static func text(_ settlement: Settlement) -> String {
    var parts: [String] = []
    if settlement.takenBack > 0 { parts.append("back \(settlement.takenBack)") }
    if settlement.deletedScalars > 0 { parts.append("-\(settlement.deletedScalars)") }
    if settlement.backspaces > 0 { parts.append("⌫\(settlement.backspaces)") }
    if !settlement.text.isEmpty { parts.append("+" + settlement.text) }
    let names: [Keysym: String] = [.left: "←", .right: "→", .return: "↵"]
    return (parts + settlement.keys.map { names[$0] ?? "key" }).joined(separator: " ")
  }
}
