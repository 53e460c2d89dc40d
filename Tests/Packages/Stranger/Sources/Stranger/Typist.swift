import KeyboardCore
import KeyboardData

/// Types on an American keyboard into a field in memory.
final class Typist {
  private let simulation: KeyboardSimulation
  private let keys = StandardPhysicalLayoutProvider().layout(named: "us")

  /// The keyboard that answers.
  var keyboard: KeyboardInputController { simulation.controller }
  /// What is in the field, with the letter that is held.
  var text: String { simulation.client.text + simulation.client.preedit }
  /// What is offered.
  var list: [String] { simulation.client.candidates?.entries ?? [] }

  /// Gives a keyboard a field to type into.
  init(keyboard: KeyboardInputController) {
    simulation = KeyboardSimulation(
      controller: keyboard, capabilities: [.preedit, .focus, .surroundingText])
  }

  /// Makes a keyboard of a locale, with the letters of the locale's own layout.
  convenience init(locale: KeyboardLocale) {
    let keyboard = KeyboardInputController(library: .standard)
    keyboard.settings.locales = [locale.locale]
    keyboard.useLayouts(of: StandardPhysicalLayoutProvider())
    self.init(keyboard: keyboard)
  }

  /// Types keys, named by their places (evdev codes), one after the other.
  func tap(_ keycodes: [UInt32]) {
    for keycode in keycodes { press(keycode, for: 30) }
  }

  /// Holds a key until its list is there.
  func hold(_ keycode: UInt32) { press(keycode, for: 600) }

  private func press(_ keycode: UInt32, for milliseconds: Int) {
    guard let key = keys?.key(keycode: keycode, modifiers: []) else { return }
    var event = KeyEvent(keysym: key.keysym, text: key.text, keycode: keycode, time: 0)
    simulation.send(event)
    simulation.wait(milliseconds)
    event.isRelease = true
    simulation.send(event)
    simulation.wait(50)
  }
}
