import KeyboardCore
import Testing

@testable import TypingModel

/// A handler that notes what it tries.
private final class NotingHandler: StandardKeyboardActionHandler {
  private(set) var tried: [String] = []

  override func tryEndSentence(after gesture: KeyboardGesture, on action: KeyboardAction) {
    tried.append("end sentence")
    super.tryEndSentence(after: gesture, on: action)
  }

  override func trySwitchToCapsLock(after gesture: KeyboardGesture, on action: KeyboardAction) {
    tried.append("lock capitals")
    super.trySwitchToCapsLock(after: gesture, on: action)
  }

  override func tryChangeKeyboardType(after gesture: KeyboardGesture, on action: KeyboardAction) {
    tried.append("change type")
    super.tryChangeKeyboardType(after: gesture, on: action)
  }

  override func tryRegisterEmoji(after gesture: KeyboardGesture, on action: KeyboardAction) {
    tried.append("register emoji")
    super.tryRegisterEmoji(after: gesture, on: action)
  }
}

@Suite("KeyboardKit's facts: action handlers") struct HandlerFactTests {
  @Test func `A gesture with a function is followed by the behaviour's decisions`() {
    let controller = RecordingController()
    let handler = NotingHandler(controller: controller)
    handler.handle(.release, on: .character("a"))
    #expect(controller.requests == ["insert a"])
    #expect(handler.tried == ["end sentence", "lock capitals", "change type", "register emoji"])
    handler.handle(.doubleTap, on: .character("a"))
    #expect(controller.requests == ["insert a"] && handler.tried.count == 4)
  }

  @Test func `Emoji are registered in the order in which they are typed`() {
    let field = TestField.gtk
    let controller = field.makeController()
    let playback = Playback(controller, in: field)
    let actions: [KeyboardAction] = [
      .emoji(Emoji("👍")), .character("a"), .emoji(Emoji("🤩")),
    ]
    playback.play(actions.map { .send(.action($0)) })
    #expect(playback.shown == "👍a🤩")
    let used = playback.log.flatMap(\.response.effects).compactMap { effect in
      if case .program(.emojiUsed(let emoji)) = effect { emoji.char } else { nil }
    }
    #expect(used == ["👍", "🤩"])
  }

  @Test func `A function of a gesture is that of the action`() {
    let handler = StandardKeyboardActionHandler(controller: nil)
    for (action, gesture) in KeyboardActionTests.samples.flatMap({ action in
      KeyboardGesture.allCases.map { (action, $0) }
    }) {
      let standard = action.standardAction(for: gesture)
      #expect((handler.action(for: gesture, on: action) == nil) == (standard == nil))
    }
  }

  /// What replaces an action, after `it` in a German field; in KeyboardKit also for ‘ and ”.
  static let replacements: [(KeyboardGesture, KeyboardAction, KeyboardAction?)] = [
    (.press, .character("\""), nil), (.release, .backspace, nil),
    (.release, .character("A"), nil), (.release, .character("‘"), nil),
    (.release, .character("'"), .character("’")),
  ]

  @Test(arguments: [false, true])
  func `Only a released quotation mark is replaced, if the user wants it`(isOn: Bool) throws {
    let field = TestField.gtk.locales("de").settings { $0.textBehaviors.quotes = isOn }
    let controller = field.makeController()
    let handler = try #require(
      controller.services.actionHandler as? StandardKeyboardActionHandler)
    Playback(controller, in: field).play([.type("it")])
    for (gesture, action, replacement) in Self.replacements {
      let expected = isOn ? replacement : nil
      #expect(handler.replacementAction(for: gesture, on: action) == expected, "\(action)")
    }
  }

  /// Whether a second space ends the sentence; in KeyboardKit it always does.
  @Test(arguments: [("hej", "hej. "), ("hej.", "hej.  "), ("", "  "), ("hej ", "hej   ")])
  func `Two spaces end the sentence before the cursor, if the user wants it`(
    before: String, after: String
  ) {
    for isOn in [false, true] {
      let field = TestField.gtk.settings { $0.textBehaviors.endsSentences = isOn }
      let playback = Playback(field.makeController(), in: field)
      playback.play([.type(before), .wait(4000), .type("  ")])
      #expect(playback.shown == (isOn ? after : before + "  "))
    }
  }

  @Test func `Shift twice locks capitals while letters are typed, if the user wants it`() {
    let field = TestField.gtk.settings { $0.textBehaviors.shiftLocks = true }
    let controller = field.makeController()
    let context = controller.state.keyboardContext
    Playback(controller, in: field).play([.wait(1000)])
    let behavior = StandardKeyboardBehavior(keyboardContext: context)
    let shift = KeyboardAction.shift(currentCasing: .lowercased)
    func locks(_ gesture: KeyboardGesture, _ action: KeyboardAction) -> Bool {
      behavior.shouldSwitchToCapsLock(after: gesture, on: action)
    }
    #expect([locks(.release, shift), locks(.release, shift)] == [false, true])
    #expect([locks(.press, shift), locks(.release, .command)] == [false, false])
    #expect(behavior.endSentenceText == ". ")
  }
}
