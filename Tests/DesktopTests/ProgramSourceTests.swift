import Testing

@testable import Desktop

@Suite("What a desktop reports") struct ProgramSourceTests {
  @Test(arguments: [
    ("org.kde.kate", "org.kde.kate"), ("a\u{1b}]0;x\u{7}\nb", "a]0;xb"), ("", nil), ("\u{7}", nil),
  ])
  func `A program's name has nothing that a terminal obeys`(given: String, name: String?) {
    let source = ProgramSource()
    source.report(given)
    #expect(source.program == name)
    source.report(nil)
    #expect(source.program == nil)
  }

  @Test func `A name of megabytes is not kept`() {
    let source = ProgramSource()
    source.report(String(repeating: "x", count: 8 << 20))
    #expect(source.program?.utf8.count == 200)
  }
}
