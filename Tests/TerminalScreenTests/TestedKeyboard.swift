import KeyboardCore
import KeyboardData
import KeyboardLayouts
import KeyboardPicture
import Testing

@testable import TerminalScreen

/// A keyboard and a view that follows it.
final class TestedKeyboard {
  let simulation: KeyboardSimulation
  let translator: KeyTranslator
  var model: ScreenModel

  init(
    locale: LocaleIdentifier = "fr", layout: String = "us", rules: [String] = [],
    capabilities: ClientCapabilities = [.preedit, .focus, .surroundingText]
  ) throws {
    let layouts = XKBLayoutProvider(library: .standard)
    translator = KeyTranslator(
      layout: try #require(layouts.layout(named: layout)), american: layouts.layout(named: "us"))
    var settings = KeyboardSettings()
    settings.locales = [locale]
    settings.holdRules = try rules.map { try HoldRule($0) }
    let controller = KeyboardInputController(library: .standard, settings: settings)
    controller.recordsNotes = true
    simulation = KeyboardSimulation(
      controller: controller, capabilities: capabilities, clientName: "test")
    model = ScreenModel(capabilities: capabilities)
    simulation.onResponse = { [unowned self] in model.take($0, $2, at: $1) }
  }

  /// Plays words: `e` taps, `+e` presses, `-e` releases, `.500` waits.
  func play(_ script: String) {
    for word in script.split(separator: " ") {
      let rest = String(word.dropFirst())
      switch word.first {
      case "." where !rest.isEmpty: simulation.wait(Int(rest) ?? 0)
      case "+" where !rest.isEmpty: simulation.send(key(rest))
      case "-" where !rest.isEmpty: simulation.send(key(rest, isRelease: true))
      default:
        simulation.send(key(String(word)))
        simulation.wait(30)
        simulation.send(key(String(word), isRelease: true))
        simulation.wait(30)
      }
    }
  }

  private func key(_ name: String, isRelease: Bool = false) -> KeyEvent {
    let meaning: TerminalKey.Meaning =
      switch (name.count, name.unicodeScalars.first) {
      case (1, let scalar?): .character(scalar)
      default: .named(Keysym(name: name) ?? .escape)
      }
    var event = translator.press(of: TerminalKey(meaning))
    event.isRelease = isRelease
    return event
  }

  /// The keyboard with its pressed keys and its open list, on a layout in the program.
  func picture(_ layout: String, scheme: KeyboardColorScheme) throws -> KeyboardPicture {
    let controller = simulation.controller
    let appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: .standard, colorScheme: scheme)
    var maker = KeyboardPictureMaker(controller, appearance: appearance)
    maker.pressedKeycodes = model.pressed
    maker.list = model.field.candidates.map { ($0, model.listKeycode) }
    return maker.picture(
      of: try #require(StandardPhysicalLayoutProvider().layout(named: layout)))
  }
}
