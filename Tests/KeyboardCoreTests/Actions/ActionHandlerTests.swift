import KeyboardCore
import Testing

@testable import TypingModel

/// Smart quotes, as a custom handler would do them.
private final class QuoteHandler: StandardKeyboardActionHandler {
  override func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    action == .character("'") ? .character("’") : nil
  }
}

/// Keys that do more than type themselves.
private final class MacroHandler: StandardKeyboardActionHandler {
  private(set) var longPresses: [KeyboardAction] = []

  override func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    switch (gesture, action) {
    case (.longPress, _): { [weak self] _ in self?.longPresses.append(action) }
    case (.release, .character("q")): { $0?.insertText("qu") }
    case (.release, .character("w")): nil
    case (.release, .character("h")):
      { controller in
        controller?.deleteBackward(times: 1)
        controller?.insertText("…")
      }
    case (.release, .character("l")): { $0?.adjustTextPosition(by: -2) }
    case (.release, .character("r")): { $0?.insertText("\n") }
    case (.release, .character("v")): { $0?.openURL("https://example.org") }
    default: super.action(for: gesture, on: action)
    }
  }
}

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

@Suite("Action handlers") struct ActionHandlerTests {
  @Test func `A gesture with a function is followed by the behaviour's decisions`() {
    let controller = RecordingController()
    let handler = NotingHandler(controller: controller)
    handler.handle(.release, on: .character("a"))
    #expect(controller.requests == ["insert a"])
    #expect(handler.tried == ["end sentence", "lock capitals", "change type", "register emoji"])
    handler.handle(.doubleTap, on: .character("a"))
    #expect(controller.requests == ["insert a"] && handler.tried.count == 4)
  }

  @Test func `A handler does not keep its controller`() {
    var controller: RecordingController? = RecordingController()
    let handler = StandardKeyboardActionHandler(controller: controller)
    #expect(handler.controller != nil)
    controller = nil
    #expect(handler.controller == nil)
    handler.handle(.backspace)
  }

  @Test func `An emoji counts as used when it is typed, not when its key goes down`() {
    let controller = gtk.makeController()
    let playback = Playback(controller, in: gtk)
    let handler = StandardKeyboardActionHandler(controller: controller)
    for gesture in [KeyboardGesture.press, .release] {
      handler.tryRegisterEmoji(after: gesture, on: .emoji(Emoji("🦦")))
    }
    playback.play([.tap("x")])
    #expect(playback.marks == "used:🦦")
  }

  static let quotes = [
    KeySequence("By itself", [.tap("'")], effects: "+’", answers: "TT", text: "’"),
    KeySequence(
      "With a letter that is preedit", [.press("o"), .tap("'"), .release("o")],
      effects: "‹o› / +o’ ‹›", answers: "TTTT", text: "o’"),
    KeySequence("Repeats", [.holdPressing("'", for: 450)], effects: "+’ / +’ / +’", text: "’’’"),
    KeySequence("Other keys pass", [.tap(";")], effects: "", answers: "FF", text: ";"),
  ]

  @Test(arguments: quotes)
  func `A replacement is committed in place of the key`(sequence: KeySequence) {
    sequence.verify { $0.services.actionHandler = QuoteHandler(controller: $0) }
  }

  static let macros = [
    KeySequence("More text", [.tap("q")], effects: "+qu", answers: "TT", text: "qu"),
    KeySequence(
      "More text after a preedit", [.press("e"), .tap("q"), .release("e")],
      effects: "‹e› / +equ ‹›", text: "equ"),
    KeySequence("Nothing at all", [.tap("w")], effects: "", answers: "TT", text: ""),
    KeySequence("A deletion and text", [.type("xx"), .tap("h")], effects: "⌫ +…", text: "x…"),
    KeySequence(
      "A deletion takes the preedit first", [.type("x"), .press("e"), .tap("h"), .release("e")],
      effects: "‹e› / +… ‹›", text: "x…"),
    KeySequence("The cursor", [.type("xz"), .tap("l"), .tap("y")], effects: "← ←", text: "yxz"),
    KeySequence("A key that means more than its character", [.tap("r")], effects: "↵", text: "\n"),
    KeySequence("Something that is no text", [.tap("v")], effects: "open:https://example.org"),
  ]

  @Test(arguments: macros)
  func `The requests of a handler's action are carried out`(sequence: KeySequence) {
    sequence.verify { $0.services.actionHandler = MacroHandler(controller: $0) }
  }

  @Test func `A long press reaches the handler once, whether a list opens or not`() {
    let controller = TestField.gtk.makeController()
    let handler = MacroHandler(controller: controller)
    controller.services.actionHandler = handler
    let playback = Playback(controller, in: .gtk)
    playback.play([.tap("e"), .tap("x"), .holdPressing("e", for: 900), .tap("1"), .hold("x")])
    #expect(handler.longPresses == [.character("e"), .character("x")])
    #expect(playback.shown == "exéx")
  }

  static let chosen = [
    KeySequence(
      "A character after a preedit", [.press("e"), .send(.action(.character("!")))],
      effects: "‹e› / +e! ‹›", text: "e!"),
    KeySequence(
      "A character while the list is open", [.hold("e"), .send(.action(.character("!")))],
      effects: "‹e› / [é è ê ë] / [] +e! ‹›", text: "e!"),
    KeySequence("BackSpace", [.type("xx"), .send(.action(.backspace))], effects: "⌫", text: "x"),
    KeySequence(
      "Closing", [.hold("e"), .send(.action(.dismissKeyboard))],
      effects: "‹e› / [é è ê ë] / [] +e ‹›", text: "e"),
    KeySequence("Nothing", [.press("e"), .send(.action(.none))], effects: "‹e›", text: "‹e›"),
    KeySequence(
      "A mark over the letter that is preedit",
      [.press("e"), .send(.action(.diacritic(acute)))], effects: "‹e› / +é ‹›", text: "é"),
    KeySequence(
      "A mark over the letter before the cursor",
      [.type("x"), .tap("e"), .send(.action(.diacritic(acute)))],
      effects: "‹e› / +e ‹› / -1 +é", text: "xé"),
    KeySequence(
      "A mark after something else", [.tap("x"), .send(.action(.diacritic(acute)))],
      effects: "+´", text: "x´"),
    KeySequence(
      "A mark where the field tells nothing", in: .xim,
      [.tap("x"), .send(.action(.diacritic(acute)))], effects: "+´", text: "x´"),
  ]

  private static let acute = Diacritic(char: "´", replacements: ["e": "é", "a": "á"])

  @Test(arguments: chosen)
  func `An action chosen elsewhere does not disturb the keyboard`(sequence: KeySequence) {
    sequence.verify()
  }
}
