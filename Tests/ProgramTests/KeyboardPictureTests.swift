import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli keyboard`.
  @Suite @MainActor struct KeyboardPictureTests {
    @Test func `pictures of all locales are valid, and no text is outside its key`() throws {
      let folder = try started(TemporaryFolder())
      var files: [String] = []
      for locale in Exemplars.locales {
        for layout in ["native", "us"] {
          let file = folder.url.appending(path: "\(locale)-\(layout).svg").path
          let outcome = try cli(locale, "--layout", layout, "--svg", file)
          #expect(outcome.errors.isEmpty && outcome.output.isEmpty)
          files.append(file)
        }
      }
      #expect(files.count >= 558)
      try expectValid(files)
    }

    @Test(arguments: ["light", "dark"])
    func `pictures in all themes are valid, with lists and pressed keys`(scheme: String) throws {
      let folder = try started(TemporaryFolder())
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
      let folder = try started(TemporaryFolder())
      let svg = try cli("en", "--svg", "-").output
      let wide = svg.replacing(">Q</text>", with: ">WWWWW</text>")
      #expect(wide != svg)
      let file = try folder.write(wide, to: "wide.svg")
      let found = try measure([file.path]).split(separator: "\n")
      #expect(found.count == 2 && found[0].contains("WWWWW"), "\(found)")
    }

    private func cli(_ arguments: String...) throws -> Outcome {
      try Outcome(Programs.cli(), ["keyboard"] + arguments)
    }

    /// Expects pictures to be well-formed, and all texts to be drawn inside their keys.
    private func expectValid(_ files: [String]) throws {
      try Support.run(["xmllint", "--noout"] + files)
      let lines = try measure(files).split(separator: "\n")
      #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
      let count = lines.last.flatMap { Int($0.prefix { $0 != " " }) } ?? 0
      #expect(count > files.count * 60)
    }

    /// The output of the script that measures the texts of pictures with the installed fonts.
    private func measure(_ files: [String]) throws -> String {
      let script = Support.package.appending(path: "Tests/ProgramTests/Clients/text_extents.py")
      return try Support.run(
        ["/usr/bin/python3", script.path] + files, environment: Programs.environment)
    }
  }
}
