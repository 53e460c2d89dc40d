import Foundation
import Hosting
import KeyboardCore
import Testing

@Suite("The themes") struct ThemeLoaderTests {
  private static let shippedFolder = ProjectFolder.data.path + "/themes"

  private let folder = TemporaryFolder()

  /// Reads themes of the program and of the user, by their names, from the members of their files
  /// besides format and name.
  private func load(
    program: [String: String], own: [String: String] = [:], wanted: String? = nil
  ) throws -> ThemeLoader {
    for (directory, files) in ["program": program, "own": own] {
      try folder.make(directory)
      for (name, members) in files {
        let text =
          members.hasPrefix("!")
          ? String(members.dropFirst())
          : "{ \"format\": 1, \"name\": \"\(name)\"\(members.isEmpty ? "" : ", ")\(members) }"
        try folder.write(text, to: "\(directory)/\(name).json")
      }
    }
    return ThemeLoader(
      directories: ["program", "own"].map { "\(folder.path)/\($0)" }, wanted: wanted)
  }

  private static func color(_ color: String) -> String {
    "\"both\": { \"background\": { \"color\": \"#\(color)\" } }"
  }

  @Test func `All shipped themes are read`() {
    let loader = ThemeLoader(directories: [Self.shippedFolder])
    #expect(loader.problems == [])
    #expect(
      loader.entries.map(\.theme.name)
        == [
          "colourful", "high-contrast", "minimal", "standard", "standard-dark", "standard-light",
          "terminal",
        ])
    #expect(loader.entries.allSatisfy { !$0.isOwn && $0.theme.title != $0.theme.name })
  }

  @Test func `The standard theme is the keyboard's default`() throws {
    let loader = ThemeLoader(directories: [Self.shippedFolder])
    #expect(loader["standard"] == .standard)
    // It inherits nothing from its parent.
    var other = KeyboardTheme.standard
    (other.light, other.dark) = (other.dark, other.light)
    other.title = "?"
    let text = try String(contentsOfFile: Self.shippedFolder + "/standard.json", encoding: .utf8)
    var read = try KeyboardTheme(parsing: text, parent: other)
    read.light.primary.pressed.font.weight = .regular
    #expect(read == .standard)
    #expect(loader["standard-dark"]?.light == KeyboardTheme.standard.dark)
    #expect(loader["standard-light"]?.dark == KeyboardTheme.standard.light)
  }

  @Test func `The texts of all themes are readable on their keys`() {
    for theme in ThemeLoader(directories: [Self.shippedFolder]).entries.map(\.theme) {
      for variant in [theme.light, theme.dark] {
        let ground = variant.background.color
        for button in [variant.input, variant.system, variant.primary] {
          for style in [button.normal, button.pressed] {
            let key = ground.covered(by: style.backgroundColor)
            #expect(style.foregroundColor.contrast(on: key) >= 4.5, "\(theme.name) \(key.hex)")
            #expect(style.secondaryColor.contrast(on: key) >= 3, "\(theme.name) \(key.hex)")
            #expect(style.accentColor.contrast(on: key) >= 3, "\(theme.name) \(key.hex)")
          }
        }
        let list = variant.actionCallout
        let bubble = list.callout.backgroundColor
        #expect(list.callout.textColor.contrast(on: bubble) >= 4.5, "\(theme.name)")
        #expect(list.labelColor.contrast(on: bubble) >= 3, "\(theme.name)")
        let selected = list.selectedBackgroundColor
        #expect(list.selectedForegroundColor.contrast(on: selected) >= 4, "\(theme.name)")
        if theme.name == "high-contrast" {
          let key = ground.covered(by: variant.input.normal.backgroundColor)
          #expect(variant.input.normal.foregroundColor.contrast(on: key) == 21)
        }
      }
    }
  }

  @Test func `The user's theme takes precedence over the program's theme`() throws {
    let loader = try load(
      program: ["a": Self.color("111111"), "b": ""], own: ["a": Self.color("222222"), "c": ""])
    #expect(loader.problems == [])
    #expect(loader.entries.map(\.theme.name) == ["a", "b", "c"])
    #expect(loader.entries.map(\.isOwn) == [true, false, true])
    #expect(loader["a"]?.light.background.color.hex == "#222222")
    #expect(loader.entries[0].path.hasSuffix("/own/a.json"))
  }

  @Test func `A theme inherits from its parent`() throws {
    let loader = try load(
      program: ["a": Self.color("111111"), "b": "\"parent\": \"a\", \"scheme\": \"dark\""],
      own: ["c": "\"parent\": \"b\"", "a": "\"parent\": \"a\", \"title\": \"Own\""])
    #expect(loader.problems == [])
    #expect(loader.entries.map(\.theme.light.background.color.hex).allSatisfy { $0 == "#111111" })
    #expect(loader["a"]?.title == "Own")
    #expect(loader["c"]?.light.input == KeyboardTheme.standard.dark.input)
  }

  nonisolated static let broken: [(members: String, words: String)] = [
    ("!{", "line 1"),
    (
      "!{ \"format\": 1, \"name\": \"other\" }", "the \"name\" is other, but the file's name says x"
    ),
    ("\"parent\": \"nowhere\"", "\"parent\": there is no theme nowhere"),
    ("\"parent\": \"x\"", "\"parent\": is itself"),
    ("\"parent\": \"a\", \"both\": 1", "line 1: \"both\": must be an object"),
  ]

  @Test(arguments: broken)
  func `A broken theme is reported with the reason, and the others are read`(
    members: String, words: String
  ) throws {
    let loader = try load(program: ["a": "", "b": ""], own: ["x": members])
    #expect(loader.problems.count == 1)
    #expect(loader.problems.first?.contains("/own/x.json: ") == true)
    #expect(loader.problems.first?.contains(words) == true, "\(loader.problems)")
    #expect(loader.entries.map(\.theme.name) == ["a", "b"])
  }

  @Test func `If the user's theme is broken, the program's theme is used`() throws {
    let loader = try load(program: ["a": Self.color("111111")], own: ["a": "!{"])
    #expect(loader.problems.count == 1)
    #expect(loader["a"]?.light.background.color.hex == "#111111")
    #expect(loader.entries.map(\.isOwn) == [false])
  }

  @Test func `Themes that are each other's parents are left out`() throws {
    let loader = try load(
      program: ["a": ""], own: ["x": "\"parent\": \"y\"", "y": "\"parent\": \"x\""])
    #expect(loader.entries.map(\.theme.name) == ["a"])
    #expect(loader.problems.count == 2)
    #expect(loader.problems.allSatisfy { $0.contains("is laid on itself, or on more than 16") })
  }

  /// A theme `t1` on the standard one, `t2` on that, and so on.
  private static func tower(_ count: Int) -> [String: String] {
    (1...count).reduce(into: [:]) {
      $0["t\($1)"] = $1 == 1 ? color("111111") : "\"parent\": \"t\($1 - 1)\""
    }
  }

  @Test(arguments: [nil, "t18"])
  func `A theme that is laid on more than sixteen others is left out, and only that`(
    wanted: String?
  ) throws {
    let loader = try load(program: ["a": ""], own: Self.tower(18), wanted: wanted)
    #expect(loader.problems.count == 1)
    #expect(loader.problems.first?.contains("/own/t18.json: \"parent\": ") == true)
    #expect(loader["t18"] == nil)
    guard wanted == nil else { return }
    #expect(loader.entries.count == 18)
    #expect(loader["t17"]?.light.background.color.hex == "#111111")
  }

  @Test func `A tower of themes does not overflow the stack`() throws {
    let loader = try load(program: [:], own: Self.tower(2000), wanted: "t2000")
    #expect(loader.problems.count == 1 && loader.entries.isEmpty)
  }

  @Test func `Only the wanted theme is read`() throws {
    let program = ["a": "!{", "b": "\"parent\": \"c\"", "c": Self.color("111111")]
    let loader = try load(program: program, wanted: "b")
    #expect(loader.problems == [])
    #expect(loader.entries.map(\.theme.name) == ["b"])
    #expect(loader["b"]?.light.background.color.hex == "#111111")
    let missing = try load(program: program, wanted: "d")
    #expect(missing.problems == ["There is no theme d; choose one of a, b, c."])
  }
}

extension KeyboardColor {
  /// The contrast with an opaque colour behind it, from 1 to 21, according to WCAG 2.
  fileprivate func contrast(on ground: KeyboardColor) -> Double {
    let (one, other) = (ground.covered(by: self).luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    let parts = [red, green, blue].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
