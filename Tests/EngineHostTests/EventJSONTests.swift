import KeyboardCore
import Testing

@testable import EngineHost

@Suite("Events in a trace") struct EventJSONTests {
  nonisolated static let events: [InputEvent] = [
    .key(KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 7)),
    .key(
      KeyEvent(
        keysym: Keysym(rawValue: 0xe9), text: "é", keycode: 3, modifiers: .levelThree,
        isRelease: true, time: 7)),
    // XIM tells so of a key that was forwarded.
    .key(KeyEvent(keysym: Keysym(rawValue: 0), keycode: 4_294_967_288, time: 7)),
    .timer(.hold, time: 7), .focusIn(client: "gtk3-im:mail"), .focusOut, .reset,
    .capabilities([.preedit, .focus]), .program("mail"), .program(nil),
    .surroundingText(SurroundingText(text: "né", cursor: 2, anchor: 1)), .candidateClicked(3),
    .pageUp, .pageDown, .cursorUp, .cursorDown, .action(.keyboardType(.emojis)),
    .selectLocale("fr"), .setHold(false), .setFeedback(true), .flash("é"),
    .panel(isThere: false), .message("Hold it!", milliseconds: 2000), .requested,
    .contentType(ContentType(purpose: .url)),
  ]

  @Test("An event is read as it was written", arguments: events)
  func reading(event: InputEvent) throws {
    let line = traceLine(event, time: 7, response: Response(), isSecret: false)
    let text = try JSONValue(parsing: line.compact)
    #expect(InputEvent(text, time: 7) == event)
  }

  @Test("What was typed into a secret field is no event", arguments: events.prefix(2))
  func secret(event: InputEvent) {
    let line = traceLine(event, time: 7, response: Response(), isSecret: true)
    #expect(InputEvent(line, time: 7) == nil)
  }
}
