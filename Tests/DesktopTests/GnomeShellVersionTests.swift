import KeyboardCore
import Testing

@testable import Desktop

@Suite struct GnomeShellVersionTests {
  @Test(arguments: ["43.9", "47.10", "3.38.4"])
  func `Before 48, a preedit becomes text at a focus change`(version: String) {
    let quirks = GnomeShellVersion.quirks(ofVersion: version)
    #expect(quirks?.contains(.losesPreeditOnFocusOut) == false)
    #expect(quirks?.contains(.needsPauses) == true)
  }

  @Test(arguments: ["48.7", "50.5", "51.alpha", "", "shell"])
  func `From 48 on, or if the version is unknown, it is lost`(version: String) {
    #expect(GnomeShellVersion.quirks(ofVersion: version) == nil)
  }
}
