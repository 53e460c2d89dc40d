import KeyboardCore
import Testing

@testable import Wayland

@Suite("Purposes and hints of fields") struct ContentTypeTests {
  private nonisolated static let purposes: [ContentPurpose] = [
    .freeForm, .alpha, .digits, .number, .phone, .url, .email, .name, .password,
  ]

  @Test(arguments: zip(UInt32(0)...8, Self.purposes))
  func `The first purposes are the same in both versions`(
    number: UInt32, purpose: ContentPurpose
  ) {
    #expect(ContentType(textInputV1Hints: 0, purpose: number).purpose == purpose)
    #expect(ContentType(textInputV3Hints: 0, purpose: number).purpose == purpose)
  }

  @Test func `Version 3 has a purpose for PINs before the dates`() {
    let (dates, pins) = (UInt32(9), UInt32(9))
    #expect(ContentType(textInputV1Hints: 0, purpose: dates).purpose == .date)
    #expect(ContentType(textInputV3Hints: 0, purpose: pins).purpose == .pin)
    #expect(ContentType(textInputV1Hints: 0, purpose: 12).purpose == .terminal)
    #expect(ContentType(textInputV3Hints: 0, purpose: 13).purpose == .terminal)
  }

  @Test(arguments: [13, 14, 100, UInt32.max])
  func `An unknown purpose is that of any text`(number: UInt32) {
    #expect(ContentType(textInputV1Hints: 0, purpose: number).purpose == .freeForm)
    if number != 13 {
      #expect(ContentType(textInputV3Hints: 0, purpose: number).purpose == .freeForm)
    }
  }

  @Test func `Passwords are hidden in both versions`() {
    #expect(ContentType(textInputV1Hints: 0x48, purpose: 0).hints.contains(.hiddenText))
    #expect(ContentType(textInputV3Hints: 0xc0, purpose: 0).hints == [.hiddenText, .private])
  }

  @Test func `Only version 3 knows of spelling`() {
    #expect(ContentType(textInputV1Hints: 0x7, purpose: 0).hints == [.uppercaseSentences])
    #expect(
      ContentType(textInputV3Hints: 0x7, purpose: 0).hints == [.spellcheck, .uppercaseSentences])
  }
}
