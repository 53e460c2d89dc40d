import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The layouts of compositors' keymaps, and keymaps of programs that type.
  @Suite @MainActor struct CompositorLayoutTests {
    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `both layouts of a keymap type their own letters`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.setKeymap("us,ru")
      for (group, text) in [(0, "g"), (1, "gп"), (1, "gпп"), (0, "gппg"), (1, "gппgп")] {
        try compositor.setModifiers(group: group)
        try compositor.tap("g")
        try compositor.expect(text)
      }
    }

    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `what a program types arrives, wherever its keys are`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      try compositor.setKeymap(ofProgramTyping: ["п", "р", "Escape", "é"])
      let keys = (1...4).map { PhysicalKey(code: $0) }
      for key in keys { try compositor.tap(key) }
      try compositor.expect("прé")
      #expect(compositor.passed == [3, -3])
      // Its keys are no digits that pick, and none of them is held.
      try compositor.setKeymap("us")
      try compositor.hold("e")
      try compositor.setKeymap(ofProgramTyping: ["п", "р", "Escape", "é"])
      try compositor.tap(keys[2])
      try compositor.wait(forList: false)
      try compositor.expect("прée")
    }
  }
}

extension ScriptedCompositor {
  /// Sets the layout in use.
  fileprivate func setModifiers(group: Int) throws {
    try send(#"["\#(version.keyboard)", "modifiers", 1, 0, 0, 0, \#(group)]"#)
  }

  /// Gives the keyboard a keymap like those of wtype, with a key for each character or keysym, from 1.
  fileprivate func setKeymap(ofProgramTyping names: [String]) throws {
    let codes = names.indices.map { "<K\($0 + 1)> = \($0 + 9);" }.joined(separator: " ")
    let keys = names.enumerated().map { index, name in
      let scalar = name.unicodeScalars.count == 1 ? name.unicodeScalars.first : nil
      let keysym = scalar.map { "U" + String($0.value, radix: 16) } ?? name
      return "key <K\(index + 1)> {[\(keysym)]};"
    }
    .joined(separator: " ")
    let text = """
      xkb_keymap { xkb_keycodes { minimum = 8; maximum = 255; \(codes) }; \
      xkb_types { type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; }; \
      type "ALPHABETIC" { modifiers = Shift; map[Shift] = Level2; level_name[Level1] = "Base"; \
      level_name[Level2] = "Caps"; }; }; xkb_compatibility { }; xkb_symbols { \(keys) }; };
      """
    let json = try #require(String(data: JSONEncoder().encode(text), encoding: .utf8))
    try send(#"["\#(version.keyboard)", "keymap", 1, \#(json), null]"#)
  }
}
