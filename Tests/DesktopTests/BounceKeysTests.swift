import Foundation
import GLib
import Testing

@testable import Desktop
@testable import TestSession

@Suite("Keys that the desktop keeps from being pressed again") struct BounceKeysTests {
  @Test(arguments: [
    ("", 0),
    ("[Keyboard]\nBounceKeys=true\n", 500),
    ("[Keyboard]\nBounceKeys=true\nBounceKeysDelay=250\n", 250),
    ("[Keyboard]\nBounceKeys=false\nBounceKeysDelay=250\n", 0),
    ("[Keyboard]\nSlowKeys=true\nSlowKeysDelay=300\nBounceKeys=true\nBounceKeysDelay=250\n", 550),
    ("[Bell]\nBounceKeys=true\n\n[Keyboard]\nSlowKeysDelay=300\n", 0),
    ("[Keyboard]\nBounceKeys=true\nBounceKeysDelay=many\n", 500),
    ("[Keyboard]\nBounceKeys=true\nBounceKeysDelay=-7\n", 0),
    ("[Keyboard]\nBounceKeys=true\nBounceKeysDelay=99999999\n", 5000),
    ("=\n[\n[Keyboard]\n=true\nBounceKeys\n", 0),
  ])
  func `KDE's file tells how long`(text: String, delay: Int) {
    #expect(BounceKeys.delay(inKDE: text) == delay)
  }

  @Test func `KDE's file is followed, also when there was none`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var delays: [Int] = []
    let keys = BounceKeys(isKDE: true, folder: folder.url.path) { delays.append($0) }
    #expect(delays == [0])
    for (delay, text) in [(400, "true\nBounceKeysDelay=400"), (0, "false")] {
      try folder.write("[Keyboard]\nBounceKeys=\(text)\n", to: "kaccessrc")
      #expect(MainLoop.run(forAtMost: 5000) { delays.last == delay })
    }
    _ = keys
  }
}
