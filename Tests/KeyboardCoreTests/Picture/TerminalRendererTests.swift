import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Pictures in the terminal") struct TerminalRendererTests {
  private func text(
    _ layout: any PhysicalLayout, geometry: KeyboardGeometry? = nil, pressed: [String] = [],
    theme: KeyboardTheme = .standard, usesColors: Bool = false
  ) -> String {
    let controller = KeyboardInputController(library: TestLocales.library)
    controller.services.appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme)
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = pressed
    let picture = maker.picture(of: layout, geometry: geometry)
    return TerminalRenderer(picture, usesColors: usesColors).text
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

  @Test func `Text that is too long ends in an ellipsis, and marks take no column`() {
    let rows = lines(text(KeyTable([2: "1 abcdef", 3: "†´ 2", 4: "漢 字"])))
    #expect(rows[1].hasPrefix("│    │abc…│2   │字  │    │"))
    #expect(rows[2].hasPrefix("│    │1   │◌\u{301}   │漢  │    │"))
  }

  @Test func `A letter from right to left keeps its cell`() {
    let rows = lines(text(KeyTable([2: "א ב", 3: "ג ד"])))
    #expect(rows[1].hasPrefix("│    │ב\u{200e}   │ד\u{200e}   │"))
  }

  @Test func `Colours are told only where they are wanted`() {
    let escape = "\u{1b}["
    #expect(!text(TestLayout.american, pressed: ["a"]).contains(escape))
    #expect(
      text(TestLayout.american, usesColors: true).contains(
        "\(escape)0;38;2;28;28;30;48;2;255;255;255m"))
    var theme = KeyboardTheme.standard
    theme.terminal.colors = .none
    #expect(!text(TestLayout.american, theme: theme, usesColors: true).contains(escape))
    let pressed = text(TestLayout.american, pressed: ["q"], theme: theme, usesColors: true)
    #expect(pressed.contains("\(escape)0;7mQ   \(escape)0m"))
  }

  static let depths: [(variables: [String: String], depth: TerminalColorDepth)] = [
    ([:], .none), (["TERM": "dumb"], .none), (["TERM": "vt220"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), (["TERM": "xterm"], .sixteen),
    (["TERM": "linux"], .sixteen), (["TERM": "screen"], .sixteen),
    (["TERM": "xterm-256color"], .palette), (["TERM": "tmux-256color"], .palette),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
    (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["TERM": "foot"], .full),
    (["TERM": "foot-direct"], .full), (["TERM": "xterm-kitty"], .full),
  ]

  @Test(arguments: depths)
  func `The environment says how many colours there are`(
    variables: [String: String], depth: TerminalColorDepth
  ) {
    #expect(TerminalColorDepth { variables[$0] } == depth)
  }
}
