import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Colours") struct ColorTests {
  @Test(arguments: ["#000000", "#0a6cff", "#ffffff", "#0a6cff80", "#00000000"])
  func `A colour is written as it was read`(text: String) throws {
    #expect(try #require(KeyboardColor(text)).hex == text)
  }

  @Test(arguments: [
    "", "#", "red", "0a6cff", "#0a6cf", "#0a6cff8", "#0a6cff800", "#0a6cfg", "#+a6cff", "#٠٠٠٠٠٠",
  ])
  func `Anything else is no colour`(text: String) {
    #expect(KeyboardColor(text) == nil)
  }

  @Test func `A colour covers another as far as it is opaque`() {
    #expect(KeyboardColor.white.covered(by: .clear) == .white)
    #expect(KeyboardColor.white.covered(by: .red) == .red)
    #expect(KeyboardColor.white.covered(by: KeyboardColor.black.withOpacity(0.5)).hex == "#7f7f7f")
  }

  @Test func `IBus takes a colour without its opacity`() {
    #expect(KeyboardColor(red: 1, green: 2, blue: 3, alpha: 4).rgb == 0x010203)
  }
}
