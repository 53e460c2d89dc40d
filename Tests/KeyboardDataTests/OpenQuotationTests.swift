import KeyboardCore
import KeyboardData
import Testing

@Suite("Open quotations") struct OpenQuotationTests {
  private static let library = LocaleLibrary.standard

  @Test(arguments: library.namedIdentifiers)
  func `A quotation is open after its first mark, until the last one`(locale: LocaleIdentifier) {
    let marks = Self.library.quotationMarks(of: locale)
    for (begin, end, isAlternate) in [
      (marks.begin, marks.end, false), (marks.alternateBegin, marks.alternateEnd, true),
    ] {
      func isOpen(_ text: String) -> Bool {
        let field = SurroundingText(text: text + end, cursor: text.unicodeScalars.count)
        let inField =
          isAlternate
          ? field.hasUnclosedAlternateQuotationBeforeInput(for: locale, in: Self.library)
          : field.hasUnclosedQuotationBeforeInput(for: locale, in: Self.library)
        let inText =
          isAlternate
          ? text.hasUnclosedAlternateQuotation(for: locale, in: Self.library)
          : text.hasUnclosedQuotation(for: locale, in: Self.library)
        #expect(inField == inText)
        return inText
      }
      #expect(!isOpen("I love coding"))
      #expect(isOpen("I love coding\(begin)") == (begin != end))
      #expect(!isOpen("I love coding\(end)"))
      #expect(isOpen("I love coding\(end)\(begin)") == (begin != end))
      #expect(!isOpen("I love coding\(begin)\(end)"))
    }
  }

  @Test(arguments: [
    ("it", "«Hello»", "“Hello”"), ("sv", "”Hello”", "’Hello’"), ("en", "“Hello”", "‘Hello’"),
  ])
  func `A text is put into the marks of a locale`(
    locale: LocaleIdentifier, quoted: String, alternate: String
  ) {
    #expect("Hello".quoted(for: locale, in: Self.library) == quoted)
    #expect("Hello".alternateQuoted(for: locale, in: Self.library) == alternate)
  }

  @Test(
    arguments: [
      ("", "\"", "de", "„"), ("„a", "\"", "de", "“"), ("a ", "'", "en", "‘"),
      ("don", "'", "en", "’"),
      ("a ", "\"", "fi", "”"), ("before", "”", "de", nil), ("a", "b", "de", nil),
    ] as [(String, String, LocaleIdentifier, String?)])
  func `Marks of a typewriter are replaced, and no others`(
    text: String, mark: String, locale: LocaleIdentifier, replacement: String?
  ) {
    let field = SurroundingText(text: text, cursor: text.unicodeScalars.count)
    #expect(
      field.preferredQuotationReplacement(whenInserting: mark, for: locale, in: Self.library)
        == replacement)
  }

  @Test(arguments: library.namedIdentifiers)
  func `The closing mark of an open quotation stays`(locale: LocaleIdentifier) {
    let marks = Self.library.quotationMarks(of: locale)
    for (begin, end) in [(marks.begin, marks.end), (marks.alternateBegin, marks.alternateEnd)] {
      let text = "text with some \(begin)quoted text"
      #expect(
        text.preferredQuotationReplacement(whenAppending: end, for: locale, in: Self.library) == nil
      )
    }
  }

  @Test func `Nothing is open before an impossible cursor`() {
    let field = SurroundingText(text: "“", cursor: 9)
    #expect(!field.hasUnclosedQuotationBeforeInput(for: "en", in: Self.library))
    #expect(
      field.preferredQuotationReplacement(whenInserting: "'", for: "en", in: Self.library) == nil)
  }
}
