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
    var styling = TerminalStyling.monochrome
    var scheme = KeyboardColorScheme.light

    var testDescription: String { name }
  }

  nonisolated static let screens: [Screen] = [
    Screen(name: "held", script: "l +e .500"),
    Screen(name: "large", width: 100, height: 40, script: "+e .500"),
    Screen(name: "small", width: 40, height: 12, script: "l +e .500 +e +e"),
    Screen(name: "middling", width: 60, height: 18, script: "l +e .500"),
    Screen(name: "tiny", width: 20, height: 5, script: "a b c +e .500"),
    Screen(name: "dot", width: 1, height: 1, script: "a"),
    Screen(name: "log", height: 22, script: "l +e .500 -e 2"),
    Screen(name: "greek", locale: "el", layout: "gr", script: "a"),
    Screen(name: "hebrew", locale: "he", layout: "il", script: "a"),
    Screen(name: "light", script: "+e .500", styling: .colored),
    Screen(name: "dark", script: "+e .500", styling: .colored, scheme: .dark),
  ]

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["IBUS_CALLOUT_RECORD"] == "1"
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens/\(name).txt")
  }

  /// Run with `IBUS_CALLOUT_RECORD=1` to record the files again.
  @Test(arguments: screens) func `A screen matches the recorded one`(screen: Screen) throws {
    // ESC is written as a visible sign.
    let text = try rows(screen).map { $0.replacing("\u{1b}", with: "␛") + "\n" }.joined()
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
    let rows = try rows(
      Screen(name: "", width: width, height: height, script: "a +e .500"))
    #expect(rows.count == height)
    for row in rows {
      let plain = row.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      #expect(TextWidth.columns(plain) <= width, "\(plain)")
    }
  }

  @Test func `A terminal is sent only changed lines`() {
    let old = ["one", "two", "three"]
    #expect(ScreenDrawing.update(from: old, to: old) == "")
    let update = ScreenDrawing.update(from: old, to: ["one", "2", "three"])
    // The old row is erased first: a row of full width would lose its last column.
    #expect(update == "\u{1b}[2;1H\u{1b}[K2")
    #expect(ScreenDrawing.update(from: [], to: old).contains("one"))
  }

  @Test func `A long text is shown around the cursor`() throws {
    let keyboard = try TestedKeyboard()
    keyboard.model.take(
      .requested, Response(effects: [.field(.commit("a bcdefghijklmnop"))]), at: 0)
    let drawing = ScreenDrawing(
      keyboard.model, picture: nil, styling: .monochrome, width: 20, height: 5)
    #expect(drawing.rows[2] == "Text  …efghijklmnop\u{1b}[4m\u{1b}[0;7m \u{1b}[0m")
  }

  @Test func `Text cannot send control sequences to the terminal`() throws {
    let keyboard = try TestedKeyboard()
    let effects = [Effect.field(.commit("a\u{1b}[31m\u{9b}31m\u{202e}b\nc\u{7}"))]
    keyboard.model.take(.requested, Response(effects: effects), at: 0)
    let drawing = ScreenDrawing(
      keyboard.model, picture: nil, styling: .monochrome, width: 80, height: 24)
    let text = drawing.rows.joined()
    #expect(text.contains("a[31m31mb⏎c") && !text.contains("\u{1b}[31m"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\u{1b}" || !$0.isUnprintable })
  }

  private func rows(_ screen: Screen) throws -> [String] {
    let keyboard = try TestedKeyboard(locale: screen.locale, layout: screen.layout)
    keyboard.model.heading =
      "\(screen.locale) · layout \(screen.layout)"
    keyboard.play(screen.script)
    return ScreenDrawing(
      keyboard.model, picture: try keyboard.picture(screen.layout, scheme: screen.scheme),
      styling: screen.styling, width: screen.width, height: screen.height
    ).rows
  }
}
