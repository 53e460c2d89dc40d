import ArgumentParser
import Commands
import Hosting
import KeyboardCore

struct ThemesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes", abstract: "Lists the themes.",
    discussion: """
      Each row is a theme's name, title and file. Your own are in ~/.config/ibus-callout/themes; one \
      with the name of a built-in theme takes its place.

      Examples:
        ime-cli themes
        ime-cli keyboard fr --theme minimal      a keyboard in one of them
      """)

  @Flag(help: "Print JSON: an array of objects with name, title, file, and whether it is your own.")
  var json = false

  @MainActor func perform() throws {
    let themes = ThemeLoader()
    for problem in themes.problems { printError(problem) }
    let rows = themes.entries.map { entry -> (String, JSONValue) in
      let theme = entry.theme
      return (
        "\(theme.name)\t\(theme.title)\t\(entry.path)",
        [
          "name": .string(theme.name), "title": .string(theme.title), "file": .string(entry.path),
          "own": .bool(entry.isOwn),
        ]
      )
    }
    printRows(rows, asJSON: json)
  }
}
