import KeyboardCore
import Testing

@testable import TerminalScreen

@Suite("Choosing in the view") struct ScreenChooserTests {
  private let chooser = ScreenChooser(
    "Locale",
    [
      .init("de", title: "Deutsch"), .init("en", title: "English"), .init("fr", title: "français"),
      .init("de-CH", title: "Deutsch (Schweiz)"),
    ], current: "en")

  /// Keys by their names, and what becomes of them.
  private func answer(_ keys: String) -> ScreenChooser.Answer {
    var chooser = chooser
    var answer = ScreenChooser.Answer.open
    for key in keys.split(separator: " ") {
      let meaning: TerminalKey.Meaning =
        switch key {
        case "Return": .named(.return)
        case "Escape": .named(.escape)
        case "Up": .named(.up)
        case "Down": .named(.down)
        case "PageDown": .named(.pageDown)
        case "BackSpace": .named(.backspace)
        default: .character(key.unicodeScalars.first ?? " ")
        }
      answer = chooser.take(TerminalKey(meaning), page: 10)
    }
    return answer
  }

  @Test func `Return takes what is highlighted, first of all what is chosen now`() {
    #expect(answer("Return") == .chosen("en"))
    #expect(answer("Down Return") == .chosen("fr"))
    #expect(answer("Up Up Up Return") == .chosen("de"))
    #expect(answer("PageDown Return") == .chosen("de-CH"))
  }

  @Test func `What is typed finds names and titles, beginnings first`() {
    #expect(answer("f r Return") == .chosen("fr"))
    #expect(answer("s c h w Return") == .chosen("de-CH"))
    #expect(answer("E Return") == .chosen("en"))
    #expect(answer("x BackSpace d Return") == .chosen("de"))
  }

  @Test func `Nothing is chosen where there is nothing, or with Escape`() {
    #expect(answer("x Return") == .open)
    #expect(answer("d Escape") == .closed)
  }
}
