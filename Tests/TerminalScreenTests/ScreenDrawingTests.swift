import Foundation
import KeyboardCore
import KeyboardData
import KeyboardPicture
import Testing

@testable import TerminalScreen

@Suite("Screens") struct ScreenDrawingTests {
  /// A screen that is compared with a stored one.
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var width = 80
    var height = 24
    var locale: LocaleIdentifier = "fr"
    var layout = "us"
    var script = ""
    var depth = TerminalColorDepth.none
    var scheme = KeyboardColorScheme.light
    var overlay: ScreenOverlay?
    var showsLogOnly = false

    var testDescription: String { name }
  }

  nonisolated static let screens: [Screen] = [
    Screen(name: "held", script: "l +e .500"),
    Screen(name: "large", width: 100, height: 40, script: "+e .500"),
    Screen(name: "small", width: 40, height: 12, script: "l +e .500 +e +e"),
    Screen(name: "middling", width: 60, height: 18, script: "l +e .500"),
    Screen(name: "tiny", width: 20, height: 5, script: "a b c +e .500"),
    Screen(name: "dot", width: 1, height: 1, script: "a"),
    Screen(name: "log", script: "l +e .500 -e 2", showsLogOnly: true),
    Screen(name: "greek", locale: "el", layout: "gr", script: "a"),
    Screen(name: "hebrew", locale: "he", layout: "il", script: "a"),
    Screen(name: "light", script: "+e .500", depth: .full),
    Screen(name: "dark", script: "+e .500", depth: .full, scheme: .dark),
    Screen(name: "palette", width: 40, height: 12, script: "+e .500", depth: .palette),
    Screen(name: "sixteen", width: 40, height: 12, script: "+e .500", depth: .sixteen),
    Screen(name: "help", overlay: .help),
    Screen(name: "help-small", width: 40, height: 12, overlay: .help),
    Screen(
      name: "chooser", width: 60, height: 12,
      overlay: .chooser(
        ScreenChooser(
          "Field", [.init("preedit", title: "shows preedit"), .init("bare", title: "neither")],
          current: "bare"))),
  ]

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["IBUS_CALLOUT_RECORD"] == "1"
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens/\(name).txt")
  }

  /// Run with `IBUS_CALLOUT_RECORD=1` to write the files anew.
  @Test(arguments: screens) func `A screen is as it is stored`(screen: Screen) throws {
    let frame = try frame(screen)
    // ESC is written as a sign that can be seen.
    var text = frame.rows.map { $0.replacing("\u{1b}", with: "␛") + "\n" }.joined()
    text += frame.cursor.map { "cursor \($0.x) \($0.y)\n" } ?? "no cursor\n"
    let file = Self.file(screen.name)
    if Self.isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("The screen is recorded; run the tests again without IBUS_CALLOUT_RECORD.")
    } else {
      let stored = try String(contentsOf: file, encoding: .utf8)
      #expect(text == stored, "\(screen.name) is not as IBUS_CALLOUT_RECORD=1 would write it")
    }
  }

  @Test(arguments: [
    (1, 1), (2, 2), (3, 3), (10, 4), (38, 12), (39, 11), (40, 12), (44, 13), (75, 24), (76, 21),
    (200, 3), (3, 200), (300, 100),
  ])
  func `Any size can be drawn`(width: Int, height: Int) throws {
    for overlay in [nil, .help, ScreenOverlay.chooser(ScreenChooser("All", [], current: ""))] {
      let frame = try frame(
        Screen(name: "", width: width, height: height, script: "a +e .500", overlay: overlay))
      #expect(frame.rows.count == height)
      for row in frame.rows {
        let plain = row.replacing(/\u{1b}\[[0-9;]*m/, with: "")
        #expect(TextWidth.columns(plain) <= width, "\(plain)")
      }
      if let cursor = frame.cursor { #expect(cursor.x < width && cursor.y < height) }
    }
  }

  @Test func `A terminal is sent what has changed only`() {
    let old = ScreenFrame(rows: ["one", "two", "three"], cursor: nil)
    var new = old
    #expect(new.update(from: old) == "")
    new.rows[1] = "2"
    let update = new.update(from: old)
    #expect(update.contains("\u{1b}[2;1H2\u{1b}[0m\u{1b}[K"))
    #expect(!update.contains("one") && !update.contains("three"))
    #expect(new.update(from: nil).contains("one"))
    new.cursor = ScreenFrame.Cursor(x: 4, y: 1)
    #expect(new.update(from: old).contains("\u{1b}[2;5H\u{1b}[?25h"))
  }

  @Test func `Text cannot do anything to the terminal`() throws {
    let keyboard = try TestedKeyboard()
    let effects = [Effect.commit("a\u{1b}[31m\u{9b}31mb\nc\u{7}")]
    keyboard.model.take(.requested, Response(effects: effects), at: 0)
    let frame = ScreenDrawing(
      keyboard.model, picture: nil, palette: ScreenPalette(scheme: .light, depth: .none), width: 80,
      height: 24
    ).frame
    let text = frame.rows.joined()
    #expect(text.contains("a[31m31mb⏎c") && !text.contains("\u{1b}[31m"))
    #expect(!text.contains("\u{7}") && !text.contains("\u{9b}"))
  }

  private func frame(_ screen: Screen) throws -> ScreenFrame {
    let keyboard = try TestedKeyboard(locale: screen.locale, layout: screen.layout)
    keyboard.model.heading.locale = screen.locale.rawValue
    keyboard.model.heading.layout = screen.layout
    keyboard.model.heading.source = .releases
    keyboard.play(screen.script)
    keyboard.model.overlay = screen.overlay
    keyboard.model.showsLogOnly = screen.showsLogOnly
    return ScreenDrawing(
      keyboard.model, picture: try keyboard.picture(screen.layout, scheme: screen.scheme),
      palette: ScreenPalette(scheme: screen.scheme, depth: screen.depth), width: screen.width,
      height: screen.height
    ).frame
  }
}
