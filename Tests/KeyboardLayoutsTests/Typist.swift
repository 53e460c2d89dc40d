import Hosting
import KeyboardCore
import KeyboardLayouts

/// Taps keys, and compares what arrives.
@MainActor final class Typist {
  private var simulation: KeyboardSimulation

  init(
    _ keyboards: KeyboardFactory, _ locales: [LocaleIdentifier], isChosen: Bool = false,
    composer: (any Composer)? = nil
  ) {
    var settings = KeyboardSettings()
    settings.locales = locales
    if isChosen { settings.currentLocale = locales.first }
    let controller = keyboards.makeController(settings: settings)
    controller.services.composer = composer
    simulation = KeyboardSimulation(
      controller: controller, capabilities: [.preedit, .focus, .surroundingText])
  }

  func take(_ layouts: SessionLayouts) { simulation.send(.layouts(layouts)) }

  /// Taps a key, and returns what is wrong with the text that arrives, or `nil`.
  func fault(_ key: KeyEvent) -> String? {
    // A text that grew with each key would be read as a whole each time.
    if simulation.client.preedit.isEmpty { simulation.client.replaceText("a", cursor: 1) }
    let before = simulation.client.text + simulation.client.preedit
    tap(key)
    let after = simulation.client.text + simulation.client.preedit
    let text = key.text ?? ""
    guard after != before + text else { return nil }
    return
      "\(key.keycode) \(key.modifiers.rawValue): \(text) became \(after.dropFirst(before.count))"
  }

  /// Taps keys of a sequence in a field without text, and returns the text that arrives.
  func text(of keysyms: [Keysym]) -> String {
    simulation = KeyboardSimulation(
      controller: simulation.controller, capabilities: [.preedit, .focus, .surroundingText],
      time: simulation.now)
    for keysym in keysyms {
      // Which key it is does not matter.
      tap(KeyEvent(keysym: keysym, text: keysym.text, keycode: 30, time: 0))
    }
    return simulation.client.text + simulation.client.preedit
  }

  private func tap(_ key: KeyEvent) {
    var key = key
    for isRelease in [false, true] {
      key.isRelease = isRelease
      key.time = simulation.now
      simulation.send(key)
      simulation.wait(30)
    }
  }
}
