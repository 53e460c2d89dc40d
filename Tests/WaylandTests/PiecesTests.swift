import Testing

@testable import Wayland

@Suite("Texts in pieces") struct PiecesTests {
  nonisolated static let texts = [
    "", "a", String(repeating: "a", count: 3000), String(repeating: "a", count: 50_000),
    String(repeating: "€", count: 4000), String(repeating: "👩‍👩‍👧", count: 900),
    "a" + String(repeating: "\u{301}", count: 5000) + "b",
  ]

  @Test(arguments: texts)
  func `A text goes out in pieces that a message has room for, and none is lost`(text: String) {
    let pieces = text.pieces
    #expect(pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.utf8.count <= 3000 && ($0.isEmpty == text.isEmpty) })
    #expect(pieces.count == max(1, (text.utf8.count + 2999) / 3000))
  }

  @Test func `A piece ends between characters`() {
    let family = "👩‍👩‍👧"
    let pieces = String(repeating: family, count: 900).pieces
    #expect(pieces.allSatisfy { $0.allSatisfy { String($0) == family } })
  }
}
