import KeyboardCore
import Testing

@testable import TypingModel

/// A handler that has nothing of the standard one: it hands texts on and leaves the rest out.
private final class PlainHandler: KeyboardActionHandler {
  private weak var controller: KeyboardInputController?

  init(_ controller: KeyboardInputController) { self.controller = controller }

  func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    gesture == .release
  }

  func handle(_ action: KeyboardAction) { handle(.release, on: action) }

  func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    switch (gesture, action) {
    case (.release, .character(let text)), (.release, .text(let text)):
      controller?.insertText(text)
    case (.release, .space): controller?.insertText(" ")
    case (.release, .primary): controller?.insertText("\n")
    case (.release, .backspace): controller?.deleteBackward(times: 1)
    default: break
    }
  }
}

/// A handler that asks for several things at once, and looks what has come of them.
private final class AskingHandler: StandardKeyboardActionHandler {
  private(set) var seen: [String] = []

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    guard gesture == .release, action == .character("q"),
      let controller = controller as? KeyboardInputController
    else { return super.handle(gesture, on: action) }
    let context = controller.state.keyboardContext
    controller.insertText("a")
    controller.selectNextLocale()
    controller.setKeyboardType(.numeric)
    controller.insertText("b")
    seen.append("\(context.locale) \(context.keyboardType) \(context.textBeforeCursor ?? "-")")
  }
}

/// A handler for which a letter also opens the list of emoji.
private final class EmojiHandler: StandardKeyboardActionHandler {
  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    super.handle(gesture, on: action)
    if gesture == .release, action == .character("e") { controller?.setKeyboardType(.emojis) }
  }
}

/// A handler for which a key is a word of its own, with a full stop.
private final class SentenceHandler: StandardKeyboardActionHandler {
  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    guard gesture == .release, action == .character("q") else {
      return super.handle(gesture, on: action)
    }
    for text in [" ", "yes", " "] { controller?.insertText(text) }
    controller?.endSentence(withText: ". ")
  }
}

/// A handler for which a key deletes the character before the cursor.
private final class DeletingHandler: StandardKeyboardActionHandler {
  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    guard action == .character("q") else { return super.handle(gesture, on: action) }
    if gesture == .release { controller?.deleteBackward(times: 1) }
  }
}

@Suite("Handlers of one's own") struct OwnHandlerTests {
  private static let sentences = BehaviorField.with { $0.capitals = .sentences }
  private static let locks = BehaviorField.with { $0.shiftLocks = true }
  private static let shiftTwice: [Move] = [.tap(.shift), .tap(.shift)]

  static let plain = [
    sentences.row(
      "Capitals come by themselves", [.type("hi. you"), .tap(.return), .type("x")],
      text: "Hi. You\nX"),
    KeySequence(
      "So for letters that are held", in: sentences.settings { $0.hold = true },
      [.hold("e"), .tap("1")], text: "É"),
    locks.row("Shift twice locks capitals", shiftTwice + [.type("ab")], text: "AB"),
    locks.row("A third time unlocks", shiftTwice + [.tap(.shift), .type("ab")], text: "ab"),
    KeySequence(
      "Keys pass where the handler does what they do", [.type("ab "), .tap(.backspace)], text: "ab"),
    KeySequence("A list", [.hold("e"), .tap("2"), .tap(".")], text: "è."),
  ]

  @Test func `A letter that opens the list of emoji has no list of its own`() {
    let sequence = KeySequence("The letter is typed", [.hold("e"), .tap("1")], text: "e😀")
    sequence.verify {
      $0.services.emojiProvider = TestEmojis()
      $0.services.actionHandler = EmojiHandler(controller: $0)
    }
  }

  @Test(arguments: plain)
  func `A handler from scratch keeps capitals and their lock`(sequence: KeySequence) {
    sequence.verify { $0.services.actionHandler = PlainHandler($0) }
  }

  @Test func `Requests of a handler are carried out when it has returned`() {
    let field = TestField.gtk.locales("en", "de").settings { $0.textBehaviors.quotes = true }
    let controller = field.makeController()
    let handler = AskingHandler(controller: controller)
    controller.services.actionHandler = handler
    let playback = Playback(controller, in: field)
    playback.play([.type("x"), .tap("q")])
    // Only the text is known as it will be: handlers go on with it.
    #expect(handler.seen == ["en alphabetic(KeyboardCore.KeyboardType.Case.lowercased) xab"])
    #expect(playback.marks == "locale:de aux:de aux:switcherNumeric +ab")
    #expect(controller.state.keyboardContext.locale == "de")
    #expect(controller.state.keyboardContext.keyboardType == .numeric)
    #expect(playback.shown == "xab")
  }

  @Test func `A deletion knows that a pick has just replaced the letter`() {
    let field = gnome.settings { $0.releasePicks = true }
    let controller = field.makeController()
    controller.services.actionHandler = DeletingHandler(controller: controller)
    let playback = Playback(controller, in: field)
    playback.play(
      [.type("a x"), .press("e"), .wait(600), .tap(.right), .release("e"), .press("q"), .wait(100)])
    #expect(playback.shown == "a x")
  }

  @Test(arguments: ["", "  "])
  func `The end of a sentence replaces only the spaces before the cursor`(spaces: String) {
    KeySequence(
      "", [.type("x" + spaces), .tap("q")], effects: "+␠yes.␠", text: "x\(spaces) yes. "
    ).verify { $0.services.actionHandler = SentenceHandler(controller: $0) }
  }
}
