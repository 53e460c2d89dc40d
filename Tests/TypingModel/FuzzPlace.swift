import Foundation
import KeyboardCore

/// Where random typing happens: a field, with all that a keyboard can have besides.
struct FuzzPlace: Sendable {
  /// How often more than usual random typing is tried: `IBUS_CALLOUT_FUZZ` in the environment.
  static let factor = max(
    1, Int(ProcessInfo.processInfo.environment["IBUS_CALLOUT_FUZZ"] ?? "") ?? 1)

  var field: TestField
  /// What the keys type where letters are the locale's own.
  var layout: TestLayout?

  /// What is bound besides the bindings a new user has.
  static let bindings: [KeyBinding] = [
    KeyBinding(KeyCombination(TestKey.f1.keysym), .text("¶¶")),
    KeyBinding(KeyCombination(TestKey.f1.keysym, [.control]), .keyboardType(.emojis)),
    KeyBinding(KeyCombination(TestKey.control.keysym), gesture: .doubleTap, .character("⌃")),
    KeyBinding(KeyCombination(TestKey("q").keysym), gesture: .longPress, .text("ℚ")),
    KeyBinding(KeyCombination(TestKey.home.keysym), gesture: .longPress, .character("⇱")),
  ]

  /// A keyboard for the place with a composer, emoji and a handler of one's own, being typed on.
  func open() -> (Playback, TextWitness) {
    let (controller, composer) = makeController()
    let playback = Playback(controller, in: field)
    let witness = TextWitness(
      playback, client: field.client, composer: composer, layout: layout)
    return (playback, witness)
  }

  /// A keyboard for the place, and its composer.
  func makeController() -> (controller: KeyboardInputController, composer: TableComposer) {
    let controller = field.makeController()
    let composer = TableComposer()
    controller.services.composer = composer
    controller.services.emojiProvider = TestEmojis()
    controller.services.actionHandler = LongPressHandler(controller: controller)
    if let layout {
      controller.services.physicalLayoutProvider = TestLayoutProvider(
        ["en": layout, "de": layout, "tr": layout])
    }
    return (controller, composer)
  }
}

extension KeyboardSettings {
  /// With everything switched on that the keyboard does to text.
  mutating func switchOnEverything() {
    textBehaviors.capitals = .sentences
    textBehaviors.endsSentences = true
    textBehaviors.quotes = true
    textBehaviors.shiftLocks = true
    emojiColonSearch = true
    feedback.isOn = true
    bindings += FuzzPlace.bindings
  }
}
