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

@Suite("Handlers of one's own") struct OwnHandlerTests {
  private static let sentences = BehaviorField.with { $0.capitals = .sentences }
  private static let locks = BehaviorField.with { $0.shiftLocks = true }
  private static let shiftTwice: [Move] = [.tap(.shift), .tap(.shift)]

  static let plain = [
    sentences.row(
      "Capitals come by themselves", [.type("hi. you"), .tap(.return), .type("x")],
      text: "Hi. You\nX"),
    sentences.settings { $0.hold = true }.row(
      "So for letters that are held", [.hold("e"), .tap("1")], text: "É"),
    locks.row("Shift twice locks capitals", shiftTwice + [.type("ab")], text: "AB"),
    locks.row("A third time unlocks", shiftTwice + [.tap(.shift), .type("ab")], text: "ab"),
    gtk.row(
      "Keys pass where the handler does what they do", [.type("ab "), .tap(.backspace)],
      text: "ab"),
    gtk.row("A list", [.hold("e"), .tap("2"), .tap(".")], text: "è."),
  ]

  @Test func `A letter that opens the list of emoji has no list of its own`() {
    gtk.row("The letter is typed", [.hold("e"), .tap("1")], text: "e😀").verify {
      $0.services.emojiProvider = TestEmojis()
      $0.services.actionHandler = ReleaseHandler($0, "e") {
        $0.insertText("e")
        $0.setKeyboardType(.emojis)
      }
    }
  }

  @Test(arguments: plain)
  func `A handler from scratch keeps capitals and their lock`(sequence: KeySequence) {
    sequence.verify { $0.services.actionHandler = PlainHandler($0) }
  }

  @Test func `Requests of a handler are carried out when it has returned`() {
    let field = TestField.gtk.locales("en", "de").settings { $0.textBehaviors.quotes = true }
    var seen: [String] = []
    let playback = field.play([.type("x"), .tap("q")]) {
      $0.services.actionHandler = ReleaseHandler($0, "q") { controller in
        controller.insertText("a")
        controller.selectNextLocale()
        controller.setKeyboardType(.numeric)
        controller.insertText("b")
        let context = controller.state.keyboardContext
        seen = ["\(context.locale)", context.keyboardType.id, context.textBeforeCursor ?? ""]
      }
    }
    // Only the text is known as it will be: handlers go on with it.
    #expect(seen == ["en", "lowercased", "xab"])
    #expect(playback.marks == "locale:de aux:de aux:switcherNumeric +ab")
    #expect(playback.context.locale == "de" && playback.context.keyboardType == .numeric)
  }

  @Test func `A deletion knows that a pick has just replaced the letter`() {
    let playback = gnome.picking.play(
      [.type("a x"), .press("e"), .wait(600), .tap(.right), .release("e"), .tap("q")]
    ) {
      $0.services.actionHandler = ReleaseHandler($0, "q") { $0.deleteBackward(times: 1) }
    }
    #expect(playback.shown == "a x")
  }

  @Test(arguments: ["", "  "])
  func `The end of a sentence replaces only the spaces before the cursor`(spaces: String) {
    gtk.row("", [.type("x" + spaces), .tap("q")], "+␠yes.␠", text: "x\(spaces) yes. ").verify {
      $0.services.actionHandler = ReleaseHandler($0, "q") { controller in
        for text in [" ", "yes", " "] { controller.insertText(text) }
        controller.endSentence(withText: ". ")
      }
    }
  }
}
