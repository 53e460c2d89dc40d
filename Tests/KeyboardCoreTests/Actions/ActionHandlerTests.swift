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
    let playback = gtk.play()
    let handler = StandardKeyboardActionHandler(controller: playback.controller)
    for gesture in [KeyboardGesture.press, .release] {
      handler.tryRegisterEmoji(after: gesture, on: .emoji(Emoji("🦦")))
    }
    playback.play([.tap("x")])
    #expect(playback.marks == "used:🦦")
  }

  static let quotes = [
    gtk.row("By itself", [.tap("'")], "+’", answers: "TT", text: "’"),
    gtk.row(
      "With a letter that is preedit", [.press("o"), .tap("'"), .release("o")], "‹o› / +o’ ‹›",
      answers: "TTTT", text: "o’"),
    gtk.row("Repeats", [.holdPressing("'", for: 450)], "+’ / +’ / +’", text: "’’’"),
    gtk.row("Other keys pass", [.tap(";")], "", answers: "FF", text: ";"),
  ]

  @Test(arguments: quotes)
  func `A replacement is committed in place of the key`(sequence: KeySequence) {
    sequence.verify { $0.services.actionHandler = QuoteHandler(controller: $0) }
  }

  static let macros = [
    gtk.row("More text", [.tap("q")], "+qu", answers: "TT", text: "qu"),
    gtk.row("More text after a preedit", [.press("e"), .tap("q"), .release("e")], "‹e› / +equ ‹›"),
    gtk.row("Nothing at all", [.tap("w")], "", answers: "TT", text: ""),
    gtk.row("A deletion and text", [.type("xx"), .tap("h")], "⌫ +…", text: "x…"),
    gtk.row(
      "A deletion takes the preedit first", [.type("x"), .press("e"), .tap("h"), .release("e")],
      "‹e› / +… ‹›", text: "x…"),
    gtk.row("The cursor", [.type("xz"), .tap("l"), .tap("y")], "← ←", text: "yxz"),
    gtk.row("A key that means more than its character", [.tap("r")], "↵", text: "\n"),
    gtk.row("Something that is no text", [.tap("v")], "open:https://example.org"),
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
    gtk.row(
      "A character after a preedit", [.press("e"), .send(.action(.character("!")))], "‹e› / +e! ‹›",
      text: "e!"),
    gtk.row(
      "A character while the list is open", [.hold("e"), .send(.action(.character("!")))],
      "‹e› / [é è ê ë] / [] +e! ‹›", text: "e!"),
    gtk.row("BackSpace", [.type("xx"), .send(.action(.backspace))], "⌫", text: "x"),
    gtk.row(
      "Closing", [.hold("e"), .send(.action(.dismissKeyboard))], "‹e› / [é è ê ë] / [] +e ‹›"),
    gtk.row("Nothing", [.press("e"), .send(.action(.none))], "‹e›", text: "‹e›"),
    gtk.row(
      "A mark over the letter that is preedit", [.press("e"), .send(.action(.diacritic(acute)))],
      "‹e› / +é ‹›", text: "é"),
    gtk.row(
      "A mark over the letter before the cursor",
      [.type("x"), .tap("e"), .send(.action(.diacritic(acute)))], "‹e› / +e ‹› / -1 +é",
      text: "xé"),
  ]

  private static let acute = Diacritic(char: "´", replacements: ["e": "é", "a": "á"])

  @Test(arguments: chosen)
  func `An action chosen elsewhere does not disturb the keyboard`(sequence: KeySequence) {
    sequence.verify()
  }
}
