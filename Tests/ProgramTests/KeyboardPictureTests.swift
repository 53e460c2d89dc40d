import Foundation
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture
import Testing

@testable import TestSession

extension ProgramTests {
  /// The pictures of `ime-cli keyboard`.
  @Suite @MainActor struct KeyboardPictureTests {
    @Test func `pictures of all locales are valid, and no text is outside its key`() throws {
      let folder = try started(TemporaryFolder())
      let files = try Exemplars.locales.flatMap { locale in
        try ["native", "us"].map { layout in
          try folder.write(picture(locale, layout), to: "\(locale)-\(layout).svg").path
        }
      }
      #expect(files.count >= 558)
      try expectValid(files)
    }

    @Test func `pictures in all themes are valid, with lists and pressed keys`() throws {
      let folder = try started(TemporaryFolder())
      let themes = ThemeLoader().entries.map(\.theme)
      #expect(themes.count == 7)
      let keys = [("fr", "e"), ("ar", "ا"), ("bn", "ক"), ("de", "2"), ("sv", "å")]
      let files = try themes.flatMap { theme in
        try KeyboardColorScheme.allCases.flatMap { scheme in
          try keys.map { locale, key in
            try folder.write(
              picture(locale, theme: theme, scheme: scheme, key: key),
              to: "\(theme.name)-\(scheme)-\(locale).svg"
            ).path
          }
        }
      }
      try expectValid(files)
    }

    @Test func `a text that is outside its key is found`() throws {
      let folder = try started(TemporaryFolder())
      let svg = try Outcome(Programs.cli(), ["keyboard", "en", "--svg", "-"]).output
      let wide = svg.replacing(">Q</text>", with: ">WWWWW</text>")
      #expect(wide != svg)
      let file = try folder.write(wide, to: "wide.svg")
      let found = try measure([file.path]).split(separator: "\n")
      #expect(found.count == 2 && found[0].contains("WWWWW"), "\(found)")
    }

    /// The picture that `ime-cli keyboard` draws, perhaps with Shift and a key pressed whose list is open.
    private func picture(
      _ locale: String, _ layout: String = "native", theme: KeyboardTheme = .standard,
      scheme: KeyboardColorScheme = .light, key: String? = nil
    ) throws -> String {
      let locale = LocaleIdentifier(locale)
      let layout = try ScriptTyping.layout(layout, of: locale)
      var settings = KeyboardSettings()
      settings.locales = [locale]
      settings.layouts = [locale: layout.name]
      let controller = ScriptTyping.keyboards.makeController(settings: settings)
      controller.services.appearance = StandardKeyboardAppearance(
        keyboardContext: controller.state.keyboardContext, theme: theme, colorScheme: scheme)
      var maker = KeyboardPictureMaker(controller)
      maker.openList = key
      maker.pressed = key.map { ["Shift", $0] } ?? []
      let picture = maker.picture(of: layout)
      #expect(key == nil || picture.list != nil, "\(locale)")
      return SVGRenderer(picture).svg
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
