import Testing

@testable import IBus

@Suite("The version of IBus") @MainActor struct IBusVersionTests {
  @Test(
    arguments: [
      ("/usr/lib/x86_64-linux-gnu/libibus-1.0.so.5.0.532", "1.5.32"),
      ("/usr/lib/libibus-1.0.so.5.0.527", "1.5.27"), ("/usr/lib/libibus-1.0.so.5", nil),
      ("/usr/lib/libibus-1.0.so.5.0.532x", nil), ("", nil),
    ] as [(String, String?)])
  func `The name of the library's file contains it`(path: String, version: String?) {
    #expect(IBusVersion(library: path)?.description == version)
  }

  @Test func `The version of the library in use is known`() {
    #expect(IBusVersion.installed != nil)
  }
}
