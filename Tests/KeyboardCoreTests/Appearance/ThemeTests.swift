import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Themes") struct ThemeTests {
  private func theme(_ members: String, parent: KeyboardTheme = .standard) throws -> KeyboardTheme {
    try KeyboardTheme(parsing: Self.mine(members), parent: parent)
  }

  @Test func `Missing values of a file come from the theme it builds on`() throws {
    let mine = try theme(#""title": "Mine""#)
    var expected = KeyboardTheme.standard
    expected.name = "mine"
    expected.title = "Mine"
    #expect(mine == expected)
    let child = try KeyboardTheme(
      parsing: #"{ "format": 1, "name": "child", "terminal": { "lines": "double" } }"#,
      parent: theme(##""both": { "background": { "color": "#123456" } }"##))
    #expect(child.light.background.color.hex == "#123456")
    #expect(child.terminal.lines == .double)
    #expect(child.title == "child")
  }

  @Test func `Values for one kind of desktop override those for both`() throws {
    let mine = try theme(
      """
      "dark": { "background": { "color": "#222222" } },
      "both": { "background": { "color": "#111111", "cornerRadius": 3 } }
      """)
    #expect(mine.light.background.color.hex == "#111111")
    #expect(mine.dark.background.color.hex == "#222222")
    #expect(mine.dark.background.cornerRadius == 3)
  }

  @Test func `Values for some keys override those for all`() throws {
    let mine = try theme(
      """
      "light": {
        "system": { "foreground": "#333333" },
        "buttons": { "foreground": "#444444", "font": { "weight": "bold" } }
      }
      """)
    #expect(mine.light.input.normal.foregroundColor.hex == "#444444")
    #expect(mine.light.system.normal.foregroundColor.hex == "#333333")
    #expect(mine.light.system.normal.font.weight == .bold)
    #expect(mine.light.system.normal.font.size == 16)
    #expect(mine.dark == KeyboardTheme.standard.dark)
  }

  @Test func `Values for a key apply while it is pressed, too`() throws {
    let mine = try theme(
      """
      "both": { "input": {
        "pressed": { "background": "#555555" }, "background": "#666666", "accent": "#777777"
      } }
      """)
    #expect(mine.light.input.normal.backgroundColor.hex == "#666666")
    #expect(mine.light.input.pressed.backgroundColor.hex == "#555555")
    #expect(mine.light.input.pressed.accentColor.hex == "#777777")
  }

  @Test func `A theme can be the same on all desktops`() throws {
    let dark = try theme(#""scheme": "dark""#)
    #expect(dark.light == KeyboardTheme.standard.dark)
    #expect(dark.variant(for: .light) == dark.variant(for: .dark))
  }

  @Test func `A file sets the look of panels and terminals`() throws {
    let mine = try theme(
      """
      "panel": {
        "underlinesPreedit": true, "preeditForeground": "#010101", "preeditBackground": "#020202",
        "candidateForeground": "#030303", "candidateBackground": "#040404", "labels": "circled",
        "orientation": "vertical"
      },
      "terminal": { "lines": "ascii", "colors": "none" }
      """)
    var panel = PanelStyle()
    panel.underlinesPreedit = true
    panel.preeditForeground = KeyboardColor(0x010101)
    panel.preeditBackground = KeyboardColor(0x020202)
    panel.candidateForeground = KeyboardColor(0x030303)
    panel.candidateBackground = KeyboardColor(0x040404)
    panel.labels = .circled
    panel.orientation = .vertical
    #expect(mine.panel == panel)
    #expect(mine.terminal.lines == .ascii && mine.terminal.colors == .none)
    #expect(StandardKeyboardAppearance(theme: mine).panelStyle() == panel)
  }

  private static let broken: [String: String] = [
    "{": "line 1: ", "[]": "line 1: the file must contain one object",
    #"{ "name": "a" }"#: #"line 1: "format": must be 1"#,
    "{ \"name\": \"a\",\n\"format\": 2 }": #"line 2: "format": must be 1"#,
    #"{ "format": 1 }"#: #"line 1: "name": the theme's name is missing"#,
    #"{ "format": 1, "name": "" }"#: #"line 1: "name": the theme's name is missing"#,
    mine(#""colour": "red""#): #"line 2: "colour": is not a key of a theme"#,
    mine(#""light": { "keys": {} }"#):
      #""light.keys": is not a key of a theme; the keys are: "#,
    mine(#""light": []"#): #""light": must be an object"#,
    mine("\"light\":\n{ \"input\": {\n\"background\": \"red\" } }"):
      ##"line 4: "light.input.background": must be a colour such as "#0a6cff""##,
    mine(#""dark": { "input": { "pressed": { "font": { "size": 99 } } } }"#):
      #""dark.input.pressed.font.size": must be a number from 6 to 32"#,
    mine(#""both": { "buttons": { "font": { "weight": "fat" } } }"#):
      #"must be one of "light", "regular", "medium", "semibold", "bold""#,
    mine(#""both": { "buttons": { "font": { "families": "x" } } }"#): "must be an array of strings",
    mine(#""both": { "actionCallout": { "tail": 1 } }"#): #""both.actionCallout.tail": is not"#,
    mine(#""panel": { "labels": "letters" }"#): #"one of "digits", "circled", "none""#,
    mine(#""panel": { "underlinesPreedit": 1 }"#): "must be true or false",
    mine(#""panel": { "color": "x" }"#): #""panel.color": is not a key of a theme"#,
    mine(#""terminal": { "lines": "thin" }"#): #"one of "light", "heavy", "double", "ascii""#,
    mine(#""scheme": "gray""#): #""scheme": must be one of "light", "dark""#,
    mine(#""title": 1"#): #""title": must be a non-empty string"#,
    mine(#""parent": """#): #""parent": must be a non-empty string"#,
  ]

  private static func mine(_ members: String) -> String {
    "{ \"format\": 1, \"name\": \"mine\",\n\(members) }"
  }

  @Test(arguments: broken)
  func `A broken file is refused with line, key and reason`(text: String, words: String) {
    let error = #expect(throws: DataFileError.self) { try KeyboardTheme(parsing: text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: ["#000000", "#0a6cff", "#ffffff", "#0a6cff80", "#00000000"])
  func `A colour is written in the form in which it was read`(text: String) throws {
    #expect(try #require(KeyboardColor(text)).hex == text)
  }

  @Test(arguments: [
    "", "#", "red", "0a6cff", "#0a6cf", "#0a6cff8", "#0a6cff800", "#0a6cfg", "#+a6cff", "#٠٠٠٠٠٠",
  ])
  func `Anything else is not a colour`(text: String) {
    #expect(KeyboardColor(text) == nil)
  }

  @Test func `A colour covers another according to its opacity`() {
    #expect(KeyboardColor.white.covered(by: .clear) == .white)
    #expect(KeyboardColor.white.covered(by: .red) == .red)
    #expect(KeyboardColor.white.covered(by: KeyboardColor.black.withOpacity(0.5)).hex == "#7f7f7f")
  }

  @Test func `IBus receives a colour without its opacity`() {
    #expect(KeyboardColor(red: 1, green: 2, blue: 3, alpha: 4).rgb == 0x010203)
  }
}
