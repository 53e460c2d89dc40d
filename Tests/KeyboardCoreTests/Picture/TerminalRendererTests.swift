import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Pictures in the terminal") struct TerminalRendererTests {
  private func text(
    _ layout: any PhysicalLayout, geometry: KeyboardGeometry? = nil, pressed: [String] = [],
    theme: KeyboardTheme = .standard, styling: TerminalStyling = .plain
  ) -> String {
    let controller = KeyboardInputController(library: TestLocales.library)
    controller.services.appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme)
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = pressed
    let picture = maker.picture(of: layout, geometry: geometry)
    return TerminalRenderer(picture, styling: styling).text()
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `A keyboard is 76 columns wide and 16 lines high`() {
    for geometry in KeyboardGeometry.allCases {
      let lines = lines(text(TestLayout.russian, geometry: geometry))
      #expect(lines.count == 17 && lines.last == "")
      #expect(lines.dropLast().allSatisfy { $0.count == 76 }, "\(geometry)")
    }
  }

  private static let edges: [(TerminalStyle.Lines, String)] = [
    (.light, "┌────┬────┬"), (.heavy, "┏━━━━┳━━━━┳"), (.double, "╔════╦════╦"),
    (.ascii, "+----+----+"),
  ]

  @Test(arguments: edges)
  func `Lines are those of the theme`(style: TerminalStyle.Lines, start: String) {
    var theme = KeyboardTheme.standard
    theme.terminal.lines = style
    #expect(text(TestLayout.american, theme: theme).hasPrefix(start))
  }

  @Test func `Text that is too long ends in an ellipsis, and marks need no column`() {
    let rows = lines(text(KeyTable([2: "1 abcdef", 3: "†´ 2", 4: "漢 字"])))
    #expect(rows[1].hasPrefix("│    │abc…│2   │字  │    │"))
    #expect(rows[2].hasPrefix("│    │1   │◌\u{301}   │漢  │    │"))
  }

  @Test func `A letter from right to left keeps its cell`() {
    let rows = lines(text(KeyTable([2: "א ב", 3: "ג ד"])))
    #expect(rows[1].hasPrefix("│    │ב\u{200e}   │ד\u{200e}   │"))
  }

  @Test func `Colours are sent only if they are wanted`() {
    let escape = "\u{1b}["
    #expect(!text(TestLayout.american, pressed: ["a"]).contains(escape))
    #expect(
      text(TestLayout.american, styling: .colored).contains("\(escape)0;38;5;234;48;5;231m"))
    var theme = KeyboardTheme.standard
    theme.terminal.colors = .none
    #expect(!text(TestLayout.american, theme: theme, styling: .colored).contains(escape))
    let pressed = text(TestLayout.american, pressed: ["q"], theme: theme, styling: .colored)
    #expect(pressed.contains("\(escape)0;7mQ   \(escape)0m"))
    let monochrome = text(TestLayout.american, pressed: ["q"], styling: .monochrome)
    #expect(monochrome.contains("\(escape)0;7mQ   \(escape)0m"))
    #expect(!monochrome.contains(";5;"))
  }

  static let stylings: [(variables: [String: String], styling: TerminalStyling)] = [
    ([:], .plain), (["TERM": "dumb"], .plain), (["TERM": "vt220"], .monochrome),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .monochrome), (["TERM": "xterm-m"], .monochrome),
    (["TERM": "linux"], .colored), (["TERM": "tmux-256color"], .colored),
    (["TERM": "foot"], .colored),
  ]

  @Test(arguments: stylings)
  func `The environment decides whether there are colours`(
    variables: [String: String], styling: TerminalStyling
  ) {
    #expect(TerminalStyling { variables[$0] } == styling)
  }
}
