import Testing

@testable import KeyboardCore

/// What locales make of a text is in `quotations.json`, the table of `KeyboardDataTests`.
@Suite("Quotation marks") struct QuotationMarksTests {
  static let double: [(marks: [String], after: String, mark: String)] = [
    // A third level begins as the first one does.
    (["«", "»", "“", "”"], "«a ", "“"), (["«", "»", "“", "”"], "«a “b ", "«"),
    // Spaces may belong to the marks.
    (["«\u{202f}", "\u{202f}»", "“", "”"], "«\u{202f}a ", "“"),
  ]

  @Test(arguments: double)
  func `A quotation in a quotation has the other marks`(
    marks: [String], after text: String, mark: String
  ) throws {
    let marks = try #require(QuotationMarks(marks))
    #expect(marks.replacement(for: "\"", after: text) == mark)
  }

  @Test func `Where no space comes before a quotation, an open one is closed first`() {
    var marks = QuotationMarks()
    marks.beginsAnywhere = true
    #expect(marks.replacement(for: "\"", after: "ก") == "“")
    #expect(marks.replacement(for: "\"", after: "“ก") == "”")
  }

  @Test
  func `After a letter comes the sign of an abbreviation, unless a quotation is open`() throws {
    var marks = try #require(QuotationMarks(["”", "”", "’", "’"]))
    marks.signsAfterLetters = ["\"": "״"]
    #expect(marks.replacement(for: "\"", after: "אב") == "״")
    #expect(marks.replacement(for: "\"", after: "”אב") == "”")
  }
}
