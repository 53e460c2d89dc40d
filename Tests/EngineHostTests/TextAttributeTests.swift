import KeyboardCore
import Testing

@testable import IBus

@Suite("What IBus is told of how texts look") @MainActor struct TextAttributeTests {
  /// A row: the preedit, whether it has colours and a line of the user's, whether IBus takes hints,
  /// and what IBus is told.
  typealias Row = (preedit: Preedit, isStyled: Bool, hints: Bool, marks: [String])

  nonisolated static let rows: [Row] = [
    // A held letter looks as if it were typed.
    (Preedit("e"), false, false, []), (Preedit("e"), false, true, []),
    (Preedit("´", isUnderlined: true), false, false, ["underline 1"]),
    (Preedit("´", isUnderlined: true), false, true, ["hint 1"]),
    (Preedit("e"), true, false, ["underline 1", "foreground 123456", "background fedcba"]),
    (Preedit("e"), true, true, ["hint 1"]),
  ]

  @Test(arguments: rows)
  func `A line is told by a hint where IBus takes those, and colours where it does not`(
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
