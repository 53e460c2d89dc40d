public import ArgumentParser
import Commands
import Desktop
import Glibc
import Hosting
public import KeyboardCore
import KeyboardLayouts
import KeyboardPicture

struct KeyboardCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboard", abstract: "Draws the keyboard of a locale.",
    discussion: """
      Without --svg it is drawn in the terminal. A key types its lower symbol by itself, the upper \
      one with Shift, and the right ones with AltGr; letters are shown once. A dot at the bottom of a \
      key means that holding it opens a list; --callout shows the list of one key. Dead keys have \
      another colour.

      Examples:
        ime-cli keyboard fr                                 in the terminal
        ime-cli keyboard fr --callout e --svg fr.svg        with the list of e open
        ime-cli keyboard de --layout us --theme minimal     another layout and theme
        ime-cli keyboard ar --dark --pressed ا,Shift --svg -
      """)

  @Argument(help: "The locale, e.g. fr.", completion: .locales)
  var locale: String

  @Option(help: "The SVG file to write; - for standard output.", completion: .file())
  var svg: String?

  @Option(
    help: "The layout: us, native (the locale's own), or a name such as fr(bepo).",
    completion: .layouts)
  var layout = "native"

  @Option(help: "The theme; for the list, run \"ime-cli themes\".", completion: .themes)
  var theme = KeyboardTheme.standard.name

  @Flag(help: "Draw the theme as on a light or a dark desktop; as on yours by default.")
  var scheme: KeyboardColorScheme?

  @Option(help: "The key whose list is open, by what it types.")
  var callout: String?

  @Option(help: "The keys that are pressed, by what they type or by name, separated by commas.")
  var pressed: String?

  @Option(help: "The form: ansi, iso or abnt; the layout's usual one by default.")
  var geometry: KeyboardGeometry?

  @Flag(help: "Draw the keys of an on-screen keyboard instead.")
  var onScreen = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory(reading: locale)
    let identifier = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout(layout, locale: identifier)
    let themes = ThemeLoader(wanted: theme)
    for problem in themes.problems where themes[theme] != nil { printError(problem) }
    guard var theme = themes[theme] else {
      throw CommandError(themes.problems.joined(separator: "\n"))
    }
    if !LocaleLoader.usesUnicode { theme.terminal.lines = .ascii }
    let controller = keyboards.controller(for: identifier, layout: layout.name)
    controller.services.appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme,
      colorScheme: scheme ?? DesktopLook.storedScheme)
    var maker = KeyboardPictureMaker(controller)
    maker.pressed = pressedNames
    maker.openList = callout
    let title = "\(keyboards.library.name(of: identifier)) – \(layout.name)"
    let picture =
      onScreen
      ? maker.picture(
        of: controller.services.layoutProvider.keyboardLayout(
          for: controller.state.keyboardContext), title: title)
      : maker.picture(of: layout, title: title, geometry: geometry)
    for name in pressedNames where picture.key(named: name) == nil {
      throw CommandError(
        "The keyboard has no key \(name); for the list, run \"ime-cli layout \(identifier)\".")
    }
    if let callout, picture.list == nil {
      throw CommandError("\(callout) has no list in the locale \(identifier).")
    }
    try write(picture)
  }

  /// The pressed keys; a comma alone, or after another one, is a key.
  private var pressedNames: [String] {
    guard let pressed else { return [] }
    let hasComma = pressed == "," || pressed.hasSuffix(",,")
    return pressed.split(separator: ",").map(String.init) + (hasComma ? [","] : [])
  }

  /// The picture as large as the terminal allows; in a pipe or a file, the largest one.
  @MainActor private func terminalText(of picture: KeyboardPicture) throws -> String {
    guard isatty(STDOUT_FILENO) != 0 else {
      return TerminalRenderer(picture, styling: .plain).text()
    }
    let width = Terminal.size.width
    guard let size = TerminalSize.largest(of: picture, width: width) else {
      throw CommandError(
        "The terminal has \(width) columns, and the keyboard needs"
          + " \(TerminalSize.small.width(of: picture)); make it wider, or use --svg FILE.")
    }
    let styling = TerminalStyling(variable: DataDirectory.environment)
    return TerminalRenderer(picture, styling: styling, size: size).text(width: min(width, 80))
  }

  @MainActor private func write(_ picture: KeyboardPicture) throws {
    guard let svg else { return print(try terminalText(of: picture), terminator: "") }
    let text = SVGRenderer(picture).svg
    guard svg != "-" else { return print(text, terminator: "") }
    do {
      try TextFile.write(text, to: svg)
    } catch {
      throw CommandError("\(svg) cannot be written: \(error).")
    }
  }
}

nonisolated extension KeyboardColorScheme: EnumerableFlag {}
nonisolated extension KeyboardGeometry: ExpressibleByArgument {}
