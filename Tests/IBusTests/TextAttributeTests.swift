import KeyboardCore
import Testing

@testable import IBus

@Suite("The appearance of texts in IBus") @MainActor struct TextAttributeTests {
  /// A preedit, whether the user chose colours and a line, whether IBus supports hints, and what is
  /// sent to IBus.
  typealias Row = (preedit: Preedit, isStyled: Bool, hints: Bool, marks: [String])

  nonisolated static let rows: [Row] = [
    // A held letter looks like text.
    (Preedit("e"), false, false, []), (Preedit("e"), false, true, []),
    (Preedit("´", isUnderlined: true), false, false, ["underline 1"]),
    (Preedit("´", isUnderlined: true), false, true, ["hint 1"]),
    (Preedit("e"), true, false, ["underline 1", "foreground 123456", "background fedcba"]),
    (Preedit("e"), true, true, ["hint 1"]),
  ]

  @Test(arguments: rows)
  func `A line is a hint if IBus supports hints, and otherwise colours`(
    preedit: Preedit, isStyled: Bool, hints: Bool, marks: [String]
  ) {
    var style = PanelStyle()
    if isStyled {
      style.preeditForeground = KeyboardColor(0x123456)
      style.preeditBackground = KeyboardColor(0xfedcba)
      style.underlinesPreedit = true
    }
    let attributes = TextAttribute.attributes(of: preedit, style, hints: hints)
    #expect(attributes.map { "\($0.type) \(String($0.value, radix: 16))" } == marks)
  }

  @Test func `Entries of lists have the colours of the theme`() {
    var style = PanelStyle()
    #expect(TextAttribute.candidateAttributes(style) == [])
    style.candidateForeground = .red
    #expect(
      TextAttribute.candidateAttributes(style)
        == [TextAttribute(type: .foreground, value: KeyboardColor.red.rgb)])
  }
}
