import KeyboardCore
import Testing

@testable import IBus

@Suite("What IBus is told of how texts look") @MainActor struct TextAttributeTests {
  private func marks(
    _ preedit: Preedit, hints: Bool, _ change: (inout PanelStyle) -> Void = { _ in }
  ) -> [String] {
    var style = PanelStyle()
    change(&style)
    return TextAttribute.attributes(of: preedit, style, hints: hints).map {
      "\($0.type) \(String($0.value, radix: 16))"
    }
  }

  @Test func `A held letter looks as if it were typed`() {
    #expect(marks(Preedit("e"), hints: false) == [])
    #expect(marks(Preedit("e"), hints: true) == [])
  }

  @Test func `A sequence is underlined, by a hint where IBus takes those`() {
    let sequence = Preedit("´", isUnderlined: true)
    #expect(marks(sequence, hints: false) == ["underline 1"])
    #expect(marks(sequence, hints: true) == ["hint 1"])
  }

  @Test func `Colours are told where there are no hints`() {
    let preedit = Preedit("e")
    func color(_ style: inout PanelStyle) {
      style.preeditForeground = KeyboardColor(0x123456)
      style.preeditBackground = KeyboardColor(0xfedcba)
      style.underlinesPreedit = true
    }
    #expect(
      marks(preedit, hints: false, color)
        == ["underline 1", "foreground 123456", "background fedcba"])
    #expect(marks(preedit, hints: true, color) == ["hint 1"])
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
