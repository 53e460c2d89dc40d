import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Changes of the text") struct TextEditsTests {
  @Test func `All inserted text can be read at once`() {
    var edits = TextEdits(.insert("a"))
    edits.append(.replace(scalars: 1, "x"))
    edits.append(.insert("b"))
    #expect(edits.insertion == "ab")
  }

  @Test func `Spaces that would be inserted last can be removed`() {
    var edits = TextEdits(.insert(" "))
    for text in ["a", " ", " "] { edits.append(.insert(text)) }
    #expect(edits.removeLastSpaces() == 2)
    #expect(Array(edits) == [.insert(" "), .insert("a")])
    #expect(edits.removeLastSpaces() == 0)
    #expect(edits.insertion == " a")
  }

  @Test(
    arguments: [
      ("x", .insert("x")), (" ", .insert(" ")), (.backspace, .deleteBackward(1)),
      (.left, .moveCursor(-1)), (.keypadRight, .moveCursor(1)), (.return, .key(.return)),
      (.keypadEnter, .key(.return)), (.tab, .key(.tab)), (.home, nil), (.escape, nil),
      (TestKey("x").with(.control), nil), (TestKey.left.with(.shift), nil),
    ] as [(TestKey, TextEdit?)])
  func `A client makes a change by itself for some keys`(key: TestKey, edit: TextEdit?) {
    #expect(key.down().nativeEdit == edit)
  }
}
