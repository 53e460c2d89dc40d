import KeyboardCore
import Testing

@testable import Hosting
@testable import TypingModel

@Suite("Events in a trace") struct TracedEventTests {
  nonisolated static let events: [InputEvent] = [
    .key(KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 7)),
    .key(
      KeyEvent(
        keysym: Keysym(rawValue: 0xe9), text: "é", keycode: 3, modifiers: .levelThree,
        isRelease: true, time: 7)),
    // XIM reports a forwarded key like this.
    .key(KeyEvent(keysym: Keysym(rawValue: 0), keycode: 4_294_967_288, time: 7)),
    .timer(.hold, time: 7), .focusIn(client: "gtk3-im:mail"), .focusOut, .reset,
    .capabilities([.preedit, .focus]), .program("mail"), .program(nil),
    .surroundingText(SurroundingText(text: "né", cursor: 2, anchor: 1)), .candidateClicked(3),
    .pageUp, .pageDown, .cursorUp, .cursorDown, .action(.keyboardType(.emojis)),
    .selectLocale("fr"), .setHold(false), .setFeedback(true), .flash("é"),
    .panel(isThere: false), .message("Hold it!", milliseconds: 2000), .requested,
    .contentType(ContentType(purpose: .url)), .key(shortcut), .layouts(SessionLayouts()),
    .layouts(
      SessionLayouts(
        [.init(name: "us", script: .latin), .init(name: "", script: nil)], active: 1)),
  ]
  private nonisolated static let shortcut = {
    var key = KeyEvent(
      keysym: Keysym(rawValue: 0x6d5), text: "у", keycode: 18, modifiers: [.super, .alt], time: 7)
    key.latin = Keysym(rawValue: 0x65)
    return key
  }()

  @Test("An event that was written can be read", arguments: events)
  func reading(event: InputEvent) throws {
    let line = traceLine(event, time: 7, response: Response(), isSecret: false)
    let text = try JSONValue(parsing: line.compact)
    #expect(InputEvent(text, time: 7) == event)
  }

  @Test func `A name that a program has chosen is cleaned when it is read`() throws {
    for (member, event) in [
      (#""event":"focus-in","client""#, InputEvent.focusIn(client: "a[2Jb")),
      (#""event":"program","name""#, .program("a[2Jb")),
    ] {
      let line = try JSONValue(parsing: "{\(member):\"a\\u001b[2J\\nb\"}")
      #expect(InputEvent(line, time: 0) == event)
    }
  }

  @Test(arguments: [
    ("-9223372036854775808", nil), ("9223372036854774784", nil), ("1e300", nil), ("0.5", nil),
    ("9007199254740992", 1 << 53), ("-9007199254740992", -(1 << 53)), ("-0", 0),
  ])
  func `A number that could overflow is none`(text: String, number: Int?) throws {
    #expect(try JSONValue(parsing: "{\"time\":\(text)}").integer("time") == number)
  }

  @Test("What was typed into a secret field cannot be read", arguments: events.prefix(2))
  func secret(event: InputEvent) {
    let line = traceLine(event, time: 7, response: Response(), isSecret: true)
    #expect(InputEvent(line, time: 7) == nil)
  }
}
