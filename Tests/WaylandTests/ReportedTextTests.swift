import KeyboardCore
import Testing

@testable import Wayland

@Suite("The text that a field reports") struct ReportedTextTests {
  private static func report(_ text: String, _ cursor: Int, _ anchor: Int) -> ReportedText {
    ReportedText(Array(text.utf8), cursor: cursor, anchor: anchor)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (7, 3), (8, 4)])
  func `Offsets in bytes become offsets in scalars`(bytes: Int, scalars: Int) {
    let text = Self.report("eé😀x", bytes, 0).surrounding
    #expect(text == SurroundingText(text: "eé😀x", cursor: scalars, anchor: 0))
  }

  @Test(arguments: [2, 4, 5, 6])
  func `An offset in a character is moved before it`(bytes: Int) {
    let text = Self.report("eé😀x", bytes, bytes).surrounding
    let scalars = bytes == 2 ? 1 : 2
    #expect(text.cursor == scalars)
    #expect(text.anchor == scalars)
  }

  @Test(arguments: [9, 4000, Int(UInt32.max)])
  func `An offset beyond the text is its end`(bytes: Int) {
    let text = Self.report("eé😀x", bytes, bytes).surrounding
    #expect(text == SurroundingText(text: "eé😀x", cursor: 4, anchor: 4))
  }

  @Test func `An empty text has its cursor at 0`() {
    #expect(Self.report("", 5, 7).surrounding == SurroundingText(text: "", cursor: 0, anchor: 0))
  }

  @Test(arguments: ["é", "ệ", "😀"])
  func `A text of 4,000 bytes that begins and ends in a character keeps the whole ones`(
    letter: String
  ) {
    let width = letter.utf8.count
    let whole = Array(String(repeating: letter, count: 4000 / width + 2).utf8)
    let bytes = Array(whole[1..<4001])
    // Before the first whole character there is the rest of one.
    let count = (4000 - (width - 1)) / width
    for index in [0, 1, count / 2, count] {
      let report = ReportedText(bytes, cursor: width - 1 + index * width, anchor: 4000)
      #expect(report.surrounding.text == String(repeating: letter, count: count))
      #expect(report.surrounding.cursor == index)
      #expect(report.surrounding.anchor == count)
    }
  }

  @Test func `What is deleted is counted in bytes`() throws {
    let report = Self.report("eé😀x", 7, 7)
    #expect(try #require(report.bytes(before: 2, after: 1)) == (6, 1))
    #expect(try #require(report.bytes(before: 0, after: 0)) == (0, 0))
    #expect(try #require(report.bytes(before: 3, after: 0)) == (7, 0))
  }

  @Test(arguments: [(4, 0), (0, 2), (-1, 0), (0, -1), (Int.max, 0), (0, Int.max)])
  func `More than the text has is not deleted`(before: Int, after: Int) {
    #expect(Self.report("eé😀x", 7, 7).bytes(before: before, after: after) == nil)
  }
}
