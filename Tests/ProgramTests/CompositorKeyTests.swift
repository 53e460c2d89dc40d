import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// Which keys are down, and what is lost, with a compositor that does what real ones do not do on
  /// demand.
  @Suite @MainActor struct CompositorKeyTests {
    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a key that moves the focus is released in the next field`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.tap("a")
      try compositor.expect("a")
      try compositor.move(.tab, isPress: true)
      try compositor.wait(for: "Tab") { try compositor.seen("key") }
      #expect(compositor.down == [Int(PhysicalKey.tab.code)])
      try compositor.moveFocus()
      try compositor.move(.tab, isPress: false)
      try compositor.tap("c")
      try compositor.expect("c")
      try compositor.settle()
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a key that is down when a field gets the focus is released there`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = started(try ScriptedCompositor(version))
      compositor.pressPast("l")
      try compositor.focus()
      try compositor.move("l", isPress: false)
      try compositor.tap("c")
      try compositor.expect("c")
      try compositor.settle()
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a key of a list that is pressed again where no field is, is released in the next field`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.move("e", isPress: true)
      try compositor.wait(forList: true)
      try compositor.unfocus()
      try compositor.wait(forList: false)
      try compositor.pause(100)
      compositor.pressPast("e")
      try compositor.focus()
      try compositor.move("e", isPress: false)
      try compositor.settle()
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `the release of a key of a list is not handed on, in whichever field`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.move("e", isPress: true)
      try compositor.wait(forList: true)
      try compositor.moveFocus()
      try compositor.move("e", isPress: false)
      try compositor.settle()
      #expect(!compositor.passed.contains(-Int(PhysicalKey("e").code)))
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a key that is down when a field gets the focus once more is released`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.move(.tab, isPress: true)
      try compositor.activateAgain()
      try compositor.move(.tab, isPress: false)
      try compositor.settle()
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a key that passed is released while the keymap is broken`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.move(.tab, isPress: true)
      try compositor.move("e", isPress: true)
      try compositor.breakKeymap()
      try compositor.move("e", isPress: false)
      try compositor.move(.tab, isPress: false)
      try compositor.settle()
      #expect(compositor.down.isEmpty)
      // Its press became text.
      #expect(!compositor.passed.contains(-Int(PhysicalKey("e").code)))
    }

    @Test(arguments: [false, true])
    func `a letter that is typed while the focus moves arrives`(hasField: Bool) throws {
      let compositor = try ScriptedCompositor.withField(.v2)
      try compositor.leave(typing: "b", andMoveFocus: hasField)
      let code = PhysicalKey("b").code
      try compositor.wait(for: "b: \(compositor.output)") {
        try compositor.seen("key") && compositor.passed.contains(-code) || compositor.text == "b"
      }
      if !hasField { try compositor.focus() }
      try compositor.settle()
      #expect(compositor.text == "b" || compositor.passed.prefix(2) == [code, -code])
      #expect(compositor.down.isEmpty)
    }

    @Test(arguments: ScriptedCompositor.Version.allCases, [50, 150, 250, 400])
    func `a doubled letter is whole although the worker stands still`(
      version: ScriptedCompositor.Version, milliseconds: Int
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      let worker = try #require(try compositor.processes().worker)
      try compositor.move("s", isPress: true)
      try compositor.expect("s")
      try compositor.pause(60)
      worker.send(SIGSTOP)
      try compositor.move("s", isPress: false)
      try compositor.move("s", isPress: true)
      try compositor.pause(milliseconds)
      worker.send(SIGCONT)
      try compositor.move("s", isPress: false)
      try compositor.expect("ss")
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a doubled letter is whole while fonts are loaded`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      for (isPress, wait) in [(true, 110), (false, 20), (true, 60), (false, 0)] {
        try compositor.move("s", isPress: isPress)
        try compositor.pause(wait)
      }
      try compositor.expect("ss")
    }

    @Test func `a change that crosses a report is not sent again where it was applied`() throws {
      let compositor = try ScriptedCompositor.withField(.v2)
      compositor.appliesLateChanges = true
      try compositor.press("l", thenReportAnd: PhysicalKey(code: 88))
      try compositor.expect("l")
      try compositor.settle()
      #expect(compositor.text == "l")
      #expect(compositor.serials == [1])
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
      try compositor.wait(forWords: "letters cannot be offered")
      try compositor.wait(forList: false)
      try compositor.move("a", isPress: true)
      try compositor.wait(for: "repeats: \(compositor.output)") {
        _ = try compositor.seen("key")
        return compositor.text.count > 4 || compositor.passed.contains(PhysicalKey("a").code)
      }
      try compositor.move("a", isPress: false)
      #expect(!compositor.isListShown)
      try compositor.settle()
      #expect(compositor.down.isEmpty)
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
