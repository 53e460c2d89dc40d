import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What a client counts in") struct CursorUnitTests {
  /// Texts reported one after the other, with the cursor as reported and as meant.
  static let cases: [(told: [(text: String, cursor: Int)], letter: String?, cursors: [Int])] = [
    ([("abc", 2)], nil, [2]), ([("é", 1), ("éa", 2)], nil, [1, 2]),
    ([("é", 2), ("ée", 3), ("aé", 1)], nil, [1, 2, 1]),
    // In the middle of a text both units are valid, until a letter decides.
    ([("éab", 2)], nil, [2]), ([("éeb", 3)], "e", [2]), ([("éeb", 2)], "e", [2]),
    ([("éeb", 3), ("ééb", 4)], "e", [2, 2]),
    // A late report may look as if it counted bytes; the next one shows that it does not.
    ([("éxe", 3), ("éxex", 4)], "x", [2, 4]), ([("éxe", 3), ("éxex", 4)], "ex", [3, 4]),
    ([("é", 2), ("éé", 1)], nil, [1, 1]), ([("é", 2), ("éé", 1), ("éa", 2)], nil, [1, 1, 2]),
    // Invalid offsets stay as they are.
    ([("é", 7)], nil, [7]), ([("éa", -1)], nil, [-1]), ([("éé", 3)], nil, [3]),
  ]

  @Test(arguments: cases)
  func `Bytes and scalars are distinguished if there is a difference`(
    told: [(text: String, cursor: Int)], letter: String?, cursors: [Int]
  ) {
    var unit = CursorUnit()
    let seen = told.map {
      unit.scalars(SurroundingText(text: $0.text, cursor: $0.cursor), expecting: letter).cursor
    }
    #expect(seen == cursors)
  }
}
