public import KeyboardCore
import KeyboardData

/// What the library says, and what it should say.
public typealias Finding = (name: String, text: String, expected: String)

/// Types on an American keyboard into a field in memory.
public final class Typist {
  private let simulation: KeyboardSimulation
  private let keys = StandardPhysicalLayoutProvider().layout(named: "us")

  /// The keyboard that answers.
  public var keyboard: KeyboardInputController { simulation.controller }
  /// What is in the field, with the letter that is held.
  public var text: String { simulation.client.text + simulation.client.preedit }
  /// What is offered.
  public var list: [String] { simulation.client.candidates?.entries ?? [] }
  /// The sounds and vibrations that were played.
  public private(set) var heard: [KeyboardFeedback] = []

  /// Gives a keyboard a field to type into.
  public init(keyboard: KeyboardInputController) {
    simulation = KeyboardSimulation(
      controller: keyboard, capabilities: [.preedit, .focus, .surroundingText])
    simulation.onResponse = { [unowned self] _, _, response in
      for case .program(.feedback(let feedback)) in response.effects { heard.append(feedback) }
    }
  }

  /// Makes a keyboard of a locale, with the letters of the locale's own layout.
  public convenience init(locale: KeyboardLocale) {
    let keyboard = KeyboardInputController(library: .standard)
    keyboard.settings.locales = [locale.locale]
    keyboard.useLayouts(of: StandardPhysicalLayoutProvider())
    self.init(keyboard: keyboard)
  }

  /// Types keys, named by their places (evdev codes), one after the other.
  public func tap(_ keycodes: [UInt32]) {
    for keycode in keycodes { press(keycode, for: 30) }
  }

  /// Holds a key until its list is there.
  public func hold(_ keycode: UInt32, with modifiers: Modifiers = []) {
    press(keycode, with: modifiers, for: 600)
  }

  private func press(_ keycode: UInt32, with modifiers: Modifiers = [], for milliseconds: Int) {
    let isReturn = keycode == 28
    guard
      let key = isReturn
        ? LayoutKey(keysym: .return, text: nil)
        : keys?.key(keycode: keycode, modifiers: modifiers)
    else { return }
    var event = KeyEvent(
      keysym: key.keysym, text: key.text, keycode: keycode, modifiers: modifiers, time: 0)
    simulation.send(event)
    simulation.wait(milliseconds)
    event.isRelease = true
    simulation.send(event)
    simulation.wait(50)
  }
}

extension KeyboardInputController {
  /// What the keys of an American keyboard offer, by their characters.
  public var offers: [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0x20...0x7e).map { (code: UInt8) in
        let character = String(UnicodeScalar(code))
        let actions = services.calloutActionProvider.calloutActions(for: .character(character))
        let texts = actions.compactMap { if case .character(let text) = $0 { text } else { nil } }
        return (character, texts.joined())
      })
  }

  /// The keys that offer something else than those of another keyboard.
  public func differences(from other: KeyboardInputController) -> String {
    let others = other.offers
    return offers.filter { $0.value != others[$0.key] }.keys.sorted().joined()
  }
}
