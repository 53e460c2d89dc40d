import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli keyboard`.
  @Suite @MainActor struct KeyboardPictureTests {
    @Test func `pictures of all locales are valid, and no text is outside its key`() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      var files: [String] = []
      for locale in LocaleDataTests.locales {
        for layout in ["native", "us"] {
          let file = folder.url.appending(path: "\(locale)-\(layout).svg").path
          let outcome = try cli(locale, "--layout", layout, "--svg", file)
          #expect(outcome.errors.isEmpty && outcome.output.isEmpty)
          files.append(file)
        }
      }
      #expect(files.count == 268)
      try expectValid(files)
    }

    @Test(arguments: ["light", "dark"])
    func `pictures in all themes are valid, with lists and pressed keys`(scheme: String) throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let rows = try #require(
        try Outcome(Programs.cli(), ["themes", "--json"]).json as? [[String: Any]])
      let themes = rows.compactMap { $0["name"] as? String }
      #expect(themes.count == 7)
      var files: [String] = []
      for theme in themes {
        for (locale, key) in [("fr", "e"), ("ar", "ا"), ("bn", "ক"), ("de", "2"), ("sv", "å")] {
          let file = folder.url.appending(path: "\(theme)-\(locale).svg").path
          let outcome = try cli(
            locale, "--theme", theme, "--\(scheme)", "--callout", key, "--pressed", "Shift,\(key)",
            "--svg", file)
          #expect(outcome.errors.isEmpty)
          files.append(file)
        }
      }
      try expectValid(files)
    }

    @Test func `a text that is outside its key is found`() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let svg = try cli("en", "--svg", "-").output
      let wide = svg.replacing(">Q</text>", with: ">WWWWW</text>")
      #expect(wide != svg)
      let file = try folder.write(wide, to: "wide.svg")
      let found = try measure([file.path]).split(separator: "\n")
      #expect(found.count == 2 && found[0].contains("WWWWW"), "\(found)")
    }

    @Test func `the standard theme is light or dark as the desktop is`() throws {
      func background(_ choice: String?, _ arguments: String...) throws -> Substring? {
        var environment = Programs.environment
        environment["GSETTINGS_BACKEND"] = "keyfile"
        let settings = choice.map { "[org/gnome/desktop/interface]\ncolor-scheme='\($0)'\n" } ?? ""
        let svg = try Outcome(
          Programs.cli(), ["keyboard", "en", "--svg", "-"] + arguments, environment: environment,
          files: [".config/glib-2.0/settings/keyfile": settings]
        ).output
        return svg.firstMatch(of: /<rect .* fill="(.*?)"/)?.1
      }
      #expect(try background(nil) == "#d3d6dd")
      #expect(try background("prefer-dark") == "#232326")
      #expect(try background("prefer-light") == "#d3d6dd")
      #expect(try background("prefer-dark", "--light") == "#d3d6dd")
      #expect(try background(nil, "--dark") == "#232326")
    }

    @Test func `texts are in the language of the locale`() throws {
      let svg = try cli("fr", "--svg", "-").output
      #expect(svg.contains(" xml:lang=\"fr\" "))
      for text in ["espace", "verr. maj.", "retour", "AltGr"] {
        #expect(svg.contains(">\(text)</text>"), "\(text)")
      }
      #expect(try cli("ar", "--svg", "-").output.contains(" direction=\"rtl\""))
    }

    nonisolated static let forms: [([String], Int)] = [
      (["en"], 61), (["en", "--geometry", "iso"], 62), (["fr"], 62),
      (["fr", "--geometry", "ansi"], 61),
      (["pt-BR"], 63), (["fr", "--layout", "us"], 61), (["pl"], 61), (["de"], 62), (["he"], 61),
    ]

    @Test(arguments: forms)
    func `the form is that of the layout, or the one asked for`(
      arguments: [String], count: Int
    ) throws {
      let svg = try cli(arguments + ["--svg", "-"]).output
      #expect(svg.matches(of: /id="cap-\d+"/).count == count)
    }

    @Test func `in the terminal it is drawn with text`() throws {
      let lines = try cli("fr", "--callout", "e").output.split(separator: "\n")
      #expect(lines[0].contains("1 é  2 è  3 ê  4 ë"))
      #expect(lines.contains { $0.hasPrefix("│   ⇥   │A   │Z   │E  ¢│") })
      #expect(lines.contains { $0.contains("espace") })
      #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains("\u{1b}") })
    }

    @Test func `the keyboard of a screen has the letters of the layout`() throws {
      let svg = try cli("el", "--on-screen", "--svg", "-").output
      #expect(svg.contains(">ς</text>") && svg.contains(">α</text>"))
      #expect(!svg.contains("AltGr"))
    }

    nonisolated static let mistakes: [([String], [String])] = [
      (["xx"], ["xx", "ime-cli locales"]),
      (["fr", "--theme", "none"], ["There is no theme none", "standard-dark"]),
      (["fr", "--layout", "nowhere"], ["nowhere"]),
      (["fr", "--callout", "ж"], ["ж has no list in the locale fr"]),
      (["fr", "--pressed", "a,Hyper"], ["no key Hyper"]),
      (["fr", "--svg", "/nowhere/x.svg"], ["/nowhere/x.svg", "No such file"]),
    ]

    @Test(arguments: mistakes)
    func `mistakes are named in one sentence`(arguments: [String], words: [String]) throws {
      expectFailure(try cli(arguments), mentioning: words)
    }

    @Test func `a theme of one's own is listed and drawn, a broken one is named`() throws {
      let themes = ".config/ibus-callout/themes/"
      let files = [
        themes + "mine.json": """
        { "format": 1, "name": "mine", "title": "Mine", "parent": "minimal",
          "both": { "background": { "color": "#123456" } } }
        """,
        themes + "broken.json": "{ \"format\": 1, \"name\": \"broken\",\n \"colour\": 1 }",
      ]
      let list = try Outcome(Programs.cli(), ["themes"], files: files)
      #expect(list.status == 0)
      #expect(list.output.split(separator: "\n").count == 8)
      #expect(list.output.contains("\nmine\tMine\t/"))
      #expect(list.errorLines.count == 1)
      for word in ["broken.json: line 2: \"colour\": is not a key of a theme", "left out"] {
        #expect(list.errors.contains(word), "\(list.errors)")
      }
      let arguments = ["keyboard", "fr", "--theme", "mine", "--svg", "-"]
      let picture = try Outcome(Programs.cli(), arguments, files: files)
      #expect(picture.output.contains("fill=\"#123456\"") && picture.errors.isEmpty)
      let broken = ["keyboard", "fr", "--theme", "broken"]
      expectFailure(
        try Outcome(Programs.cli(), broken, files: files), mentioning: ["\"colour\""])
    }

    private func cli(_ arguments: String...) throws -> Outcome { try cli(arguments) }

    private func cli(_ arguments: [String]) throws -> Outcome {
      try Outcome(Programs.cli(), ["keyboard"] + arguments)
    }

    /// Expects pictures to be well-formed, to be drawn, and to have all texts inside their keys.
    private func expectValid(_ files: [String]) throws {
      let check = try Outcome(URL(filePath: "/usr/bin/xmllint"), ["--noout"] + files)
      #expect(check.status == 0, "\(check.errors)")
      let drawing = try Outcome(
        URL(filePath: "/bin/sh"),
        ["-c", #"printf '%s\n' "$@" | xargs -P 2 -I {} rsvg-convert {} -o {}.png"#, "sh"] + files)
      #expect(drawing.status == 0 && drawing.errors.isEmpty, "\(drawing.errors)")
      for file in files {
        let attributes = try FileManager.default.attributesOfItem(atPath: file + ".png")
        #expect(attributes[.size] as? Int ?? 0 > 5000, "\(file)")
      }
      let lines = try measure(files).split(separator: "\n")
      #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
      let count = lines.last.flatMap { Int($0.prefix { $0 != " " }) } ?? 0
      #expect(count > files.count * 60)
    }

    /// What the script says that measures the texts of pictures with the fonts that are installed.
    private func measure(_ files: [String]) throws -> String {
      let outcome = try Outcome(
        URL(filePath: "/usr/bin/python3"),
        [Support.package.appending(path: "Tests/ProgramTests/Clients/text_extents.py").path] + files
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
  }
}
