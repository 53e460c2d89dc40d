import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// callout-wayland with compositors that do what real ones do not do on demand.
  @Suite @MainActor struct CompositorTests {
    /// The worker's greatest growth by 100,000 changes of the focus, in KiB.
    private static let growth = 2048
    /// What libwayland keeps of 100,000 keyboards, in KiB: version 1 makes one for each field, and has no
    /// request that ends it.
    private static let keyboards = 5500

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a held letter is replaced, and the list is gone`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.tap("l")
      try compositor.expect("l")
      try compositor.hold("e")
      try compositor.expect("le")
      try compositor.tap(.digit(1))
      try compositor.expect("lé")
      try compositor.settle()
      #expect(!compositor.isListShown)
      // Digits of lists never reach the program.
      #expect(!compositor.passed.contains(Int(PhysicalKey.digit(1).code)))
    }

    @Test(arguments: ScriptedCompositor.Version.allCases, ["wl_pointer", "wl_touch"])
    func `a pointer or a finger picks an entry`(
      version: ScriptedCompositor.Version, device: String
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.send(#"["wl_seat", "capabilities", 7]"#)
      try compositor.wait(for: "the device") {
        try compositor.seen(device == "wl_touch" ? "get_touch" : "get_pointer")
      }
      try compositor.hold("e")
      // The second of nine entries, in 1/256 of a point.
      let (width, height) = compositor.listSize
      let place = "\(width * 256 / 6), \((height - 20) * 256)"
      if device == "wl_touch" {
        try compositor.send(
          #"["wl_touch", "down", 1, 0, "wl_surface", 0, \#(place)]"#, #"["wl_touch", "frame"]"#,
          #"["wl_touch", "up", 2, 50, 0]"#, #"["wl_touch", "frame"]"#)
      } else {
        try compositor.send(
          #"["wl_pointer", "enter", 1, "wl_surface", \#(place)]"#, #"["wl_pointer", "frame"]"#,
          #"["wl_pointer", "button", 2, 0, 272, 1]"#, #"["wl_pointer", "frame"]"#,
          #"["wl_pointer", "button", 3, 50, 272, 0]"#, #"["wl_pointer", "frame"]"#)
      }
      try compositor.expect("è")
      try compositor.wait(forList: false)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `each change of the text refers to the last report`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      for _ in 0..<3 { try compositor.report() }
      try compositor.tap("l")
      try compositor.expect("l")
      #expect(compositor.serials.allSatisfy { $0 == 4 }, "\(compositor.serials)")
      // The numbers of version 1 are the compositor's choice.
      if version == .v1 { compositor.serial = Int(UInt32.max) - 1 }
      try compositor.report()
      let last = compositor.serial
      try compositor.tap("a")
      try compositor.expect("la")
      #expect(compositor.serials.last == last)
    }

    @Test(arguments: [9, 10])
    func `only newer versions of KWin get their modifiers back`(seat: Int) throws {
      let compositor = started(try ScriptedCompositor(.v1, seat: seat))
      try compositor.focus()
      func passes(super mask: Int) throws -> Int {
        let count = compositor.requests.count { $0 == "modifiers" }
        try compositor.send(#"["wl_keyboard", "modifiers", 1, \#(mask), 0, 0, 0]"#)
        try compositor.settle()
        return compositor.requests.count { $0 == "modifiers" } - count
      }
      // They follow with the key that is passed, and go at once.
      #expect(try passes(super: 64) == (seat == 10 ? 1 : 0))
      #expect(try passes(super: 0) == (seat == 10 ? 1 : 0))
      #expect(try passes(super: 0) == 0)
    }

    @Test func `a key that KWin repeats is passed as a repeat`() throws {
      let compositor = try ScriptedCompositor.withField(.v1)
      let states = [1, 2, 2, 0]
      for state in states { try compositor.move(PhysicalKey(code: 87), state: state) }
      try compositor.settle()
      #expect(compositor.states.starts(with: states))
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a keymap that changes under a held key applies to the next one`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.move("q", isPress: true)
      try compositor.setKeymap("fr")
      try compositor.move("q", isPress: false)
      try compositor.expect("q")
      try compositor.tap("q")
      try compositor.expect("qa")
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `keys pass while the keymap is broken`(version: ScriptedCompositor.Version) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.breakKeymap()
      try compositor.settle()
      try compositor.wait(forWords: "keymap is broken")
      try compositor.setKeymap("us")
      try compositor.tap("a")
      try compositor.expect("a")
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a field that is left with an open list keeps its letter`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.hold("e")
      try compositor.unfocus()
      try compositor.wait(forList: false)
      #expect(compositor.text == "e")
      try compositor.focus()
      try compositor.tap("t")
      try compositor.expect("et")
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `100,000 changes of the focus leave nothing behind`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.tap("a")
      try compositor.expect("a")
      try compositor.unfocus()
      let worker = try #require(try compositor.processes().worker)
      try compositor.changeFocus(times: 1000)
      try compositor.focus()
      try compositor.settle()
      let before = worker.anonymousMemory
      try compositor.unfocus()
      for _ in 0..<100 { try compositor.changeFocus(times: 1000) }
      try compositor.focus()
      try compositor.hold("e")
      try compositor.tap(.digit(1))
      try compositor.expect("aé")
      #expect(worker.isAlive)
      let growth = worker.anonymousMemory - before
      print("memory \(before) KiB and \(growth) more")
      let limit = Self.growth + (version == .v1 ? Self.keyboards : 0)
      let isChecked = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
      #expect(growth < limit || isChecked, "\(growth) KiB more than \(before)")
    }

    @Test(arguments: [
      ("zwp_input_method_manager_v2", "no protocol for input methods"),
      ("zwp_virtual_keyboard_manager_v1", "no protocol for virtual keyboards"),
    ])
    func `a missing protocol is named in a sentence`(
      missing: String, words: String
    ) throws {
      let compositor = started(try ScriptedCompositor(.v2, without: [missing]))
      try compositor.wait(forWords: words)
      try compositor.wait(for: "the end") { try compositor.processes().isEmpty }
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `without surfaces there are no lists, and all else works`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = started(try ScriptedCompositor(version, without: ["wl_shm"]))
      try compositor.focus()
      try compositor.move("e", isPress: true)
      try compositor.expect("e")
      // Longer than a key is held for a list.
      compositor.pause(400)
      try compositor.move("e", isPress: false)
      try compositor.tap(.digit(1))
      try compositor.expect("e1")
      try compositor.wait(forWords: "letters cannot be offered")
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a doubled letter is whole while fonts are loaded`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      for (isPress, wait) in [(true, 110), (false, 20), (true, 60), (false, 0)] {
        try compositor.move("s", isPress: isPress)
        compositor.pause(wait)
      }
      try compositor.expect("ss")
    }

    /// Holds a key until its list is drawn, where no frame is reported: nobody knows yet that it is not
    /// seen.
    private func holdUnseen(
      _ key: PhysicalKey, _ version: ScriptedCompositor.Version
    ) throws -> ScriptedCompositor {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.showFrames(false)
      try compositor.move(key, isPress: true)
      try compositor.wait(forList: true)
      return compositor
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `where lists are never shown, keys repeat and digits are typed`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try holdUnseen("e", version)
      try compositor.tap(.digit(1))
      try compositor.expect("e1")
      try compositor.move("e", isPress: false)
      try compositor.wait(forWords: "letters are not offered")
      try compositor.wait(forList: false)
      try compositor.move("a", isPress: true)
      try compositor.wait(for: "repeats: \(compositor.output)") {
        _ = try compositor.seen("key")
        return compositor.text.count > 4 || compositor.passed.contains(PhysicalKey("a").code)
      }
      try compositor.move("a", isPress: false)
      #expect(!compositor.isListShown)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a list whose first frame is late picks once it is seen`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try holdUnseen("e", version)
      try compositor.move("e", isPress: false)
      try compositor.tap(.digit(2))
      try compositor.send(#"["wl_callback", "done", 0]"#)
      try compositor.expect("è")
    }
  }
}
