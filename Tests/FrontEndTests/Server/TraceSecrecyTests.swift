import Hosting
import KeyboardCore
import Testing

@testable import FrontEnd
@testable import TypingModel

@Suite("What a trace leaves out") struct TraceSecrecyTests {
  /// Which events are left out of a trace, in a field of some purpose.
  private func hidden(_ events: [InputEvent], in field: TestField) -> [Bool] {
    let controller = field.makeController()
    for event in [
      .focusIn(client: field.client), .capabilities(field.capabilities),
      .contentType(field.contentType),
    ] as [InputEvent] {
      _ = controller.handle(event, at: 0)
    }
    var secrecy = TraceSecrecy(controller)
    var keys = TracedKeys()
    return events.map { event in
      let response = controller.handle(event, at: 1000)
      return secrecy.hides(event, response, controller, &keys)
    }
  }

  @Test func `Keys of a password field are left out, others are not`() {
    let keys: [InputEvent] = [.key(TestKey("e").down(at: 1000)), .key(TestKey("e").up(at: 1000))]
    #expect(hidden(keys, in: .gtk) == [false, false])
    #expect(hidden(keys, in: .gtk.purpose(.password)) == [true, true])
  }

  @Test func `A letter that a terminal has not got yet is left out wherever it comes`() {
    let events: [InputEvent] = [
      .key(TestKey("e").down(at: 1000)), .contentType(ContentType(hints: .spellcheck)),
    ]
    #expect(hidden(events, in: .gtk.purpose(.terminal).rules("*=on")) == [true, true])
  }

  private static let press = key("e", 18)
  private static let release = key("e", 18, isRelease: true)

  private static func key(
    _ text: String, _ keycode: UInt32, isRelease: Bool = false, at time: Int = 0
  ) -> InputEvent {
    .key(
      KeyEvent(
        keysym: Keysym(rawValue: text.unicodeScalars.first?.value ?? 0), text: text,
        keycode: keycode, isRelease: isRelease, time: time))
  }

  private static let told = InputEvent.surroundingText(SurroundingText(text: "e", cursor: 1))

  private func hidden(_ events: [InputEvent], in client: String) -> [Bool] {
    let controller = TestField.gtk.makeController()
    _ = controller.handle(.focusIn(client: client), at: 0)
    _ = controller.handle(.capabilities([.preedit, .focus, .surroundingText]), at: 0)
    var (secrecy, keys) = (TraceSecrecy(controller), TracedKeys())
    func isHidden(_ event: InputEvent, at time: Int) -> Bool {
      secrecy.hides(event, controller.handle(event, at: time), controller, &keys)
    }
    return events.enumerated().map { index, event in
      let time = index * 100
      var event = event
      if case .key(var key) = event {
        key.time = time
        event = .key(key)
      }
      defer { _ = isHidden(.timer(.release, time: time + 15), at: time + 15) }
      return isHidden(event, at: time)
    }
  }

  @Test func `A text that Qt reports without a key is left out`() {
    #expect(
      hidden([Self.told, Self.press, Self.told, Self.told], in: "QIBusInputContext")
        == [true, false, false, true])
    #expect(hidden([Self.told, Self.press], in: "gtk3-im:editor") == [false, false])
    // It may report the same text twice; the key that is down is still an ordinary one.
    #expect(
      hidden([Self.press, Self.told, Self.told, Self.release, Self.press], in: ClientName.qt)
        == [false, false, true, false, false])
  }

  @Test func `A field that may be secret is left out`() {
    for field in [ContentType(purpose: .terminal), ContentType(hints: [.private, .lowercase])] {
      #expect(
        hidden([.contentType(field), Self.press, Self.told], in: "gtk3-im:editor")
          == [true, true, true])
    }
    let password = InputEvent.contentType(ContentType(purpose: .password))
    #expect(hidden([password, Self.press], in: "gtk3-im:editor") == [true, true])
    // The key is still down: its second press is a repeat.
    #expect(
      hidden([Self.press, Self.told, Self.press, Self.release, Self.press], in: "gnome-shell")
        == [true, false, true, true, false])
  }

  private static let password = InputEvent.contentType(ContentType(purpose: .password))
  private static let plain = InputEvent.contentType(ContentType())

  // The last letter of a password would be in every trace.
  @Test func `A key that went down in a secret field is left out until it is up`() {
    for next in [Self.plain, .focusIn(client: "gtk3-im:other")] {
      let type = next == Self.plain ? [] : [Self.plain]
      let events = [Self.password, Self.press, next] + type + [Self.press, Self.release]
      let hidden = hidden(events + [Self.press, Self.release], in: "gtk3-im:editor")
      #expect(hidden.prefix(2) == [true, true])
      #expect(hidden.suffix(4) == [true, true, false, false])
    }
    #expect(
      hidden([Self.release, Self.press, Self.release], in: "gtk3-im:editor")
        == [true, false, false], "a release whose press was not reported")
  }

  @Test func `A key that repeats in a secret field is left out until it is up`() {
    #expect(
      hidden(
        [Self.press, Self.password, Self.press, Self.plain, Self.release], in: "gtk3-im:editor")
        == [false, true, true, false, true])
    #expect(
      hidden([Self.press, Self.password, Self.release, Self.plain, Self.press], in: "gtk3-im:x")
        == [false, true, true, false, false])
  }

  @Test func `Keys that are down are known in all sessions, and not for ever`() throws {
    let key = try #require({ if case .key(let key) = Self.press { key } else { nil } }())
    var keys = TracedKeys()
    func hides(
      at time: Int, keycode: UInt32? = nil, isRelease: Bool = false, isSecret: Bool = false
    ) -> Bool {
      var event = key
      (event.time, event.keycode, event.isRelease) = (time, keycode ?? key.keycode, isRelease)
      return keys.hides(event, isSecret: isSecret)
    }
    #expect(hides(at: 0, isSecret: true))
    #expect(hides(at: 2000), "a repeat")
    #expect(!hides(at: 4001), "its release got lost")
    keys.hide([(key.keycode, 4100)])
    #expect(hides(at: 4200), "it went down before the trace began")
    keys.hide([(key.keycode, 2100)])
    #expect(!hides(at: 4200), "its release got lost before the trace began")
    // Nobody has so many fingers; a program that sends such keys learns nothing of the others.
    for keycode in 100..<UInt32(1000) { #expect(!hides(at: 4300, keycode: keycode)) }
    #expect(hides(at: 4400, isRelease: true))
  }

  // The last letter of a PIN whose field moves on by itself would be in every trace.
  @Test func `A key that repeats as releases and presses is left out until it is up`() {
    var keys = TracedKeys()
    func hides(at time: Int, isRelease: Bool = false, isSecret: Bool = false) -> Bool {
      guard case .key(let key) = Self.key("1", 2, isRelease: isRelease, at: time) else {
        return false
      }
      return keys.hides(key, isSecret: isSecret)
    }
    #expect(hides(at: 0, isSecret: true))
    for time in [500, 530] {
      #expect(hides(at: time, isRelease: true))
      #expect(hides(at: time + 20), "a repeat")
    }
    #expect(hides(at: 600, isRelease: true))
    #expect(!hides(at: 700), "it was up")
    #expect(!hides(at: 730, isRelease: true))
    #expect(!hides(at: 731), "a repeat of a key that was reported")
  }

  // In a private field the keyboard works as elsewhere: the type that ends a hold commits its letter.
  @Test func `A letter that was held in a private field is left out when it is committed`() {
    let field = InputEvent.contentType(ContentType(hints: .private))
    #expect(
      hidden([field, Self.press, Self.plain, Self.release, Self.plain], in: "gtk3-im:editor")
        == [true, true, true, true, false])
    #expect(
      hidden(
        [
          field, Self.press, .timer(.hold, time: 500), .focusIn(client: "gtk3-im:other"),
          Self.plain,
        ],
        in: "gtk3-im:editor") == [true, true, true, true, false])
    #expect(
      hidden(
        [field, Self.press, Self.release, Self.plain, Self.key("a", 30)], in: "gtk3-im:editor"
      )
      .last == false)
  }

  @Test func `A BackSpace that a program hands back hides no letter that is held`() {
    let backspace = { (isRelease: Bool) in
      InputEvent.key(KeyEvent(keysym: .backspace, keycode: 14, isRelease: isRelease, time: 0))
    }
    let a = Self.key("a", 30)
    for echo in [[backspace(true)], [backspace(true), backspace(false)]] {
      let hidden = hidden([Self.press] + echo + [a, Self.plain], in: "gtk3-im:editor")
      #expect(hidden.first == false && hidden[1] && hidden.suffix(2) == [false, false])
    }
  }

  // A watcher that comes while a password is typed would get its last letter.
  @Test func `A trace that begins while a key is down leaves that key out`() throws {
    let controller = KeyboardInputController(library: LocaleLibrary())
    let feed = TraceFeed(of: "ibus-engine-callout")
    var lines: [JSONValue] = []
    func handle(_ events: [InputEvent], _ trace: SessionTrace?) {
      for event in events {
        let response = controller.handle(event, at: 0)
        trace?.tell(event, time: 0, response)
      }
    }
    handle([.focusIn(client: "gtk3-im:login"), Self.password, Self.press], nil)
    let listener = feed.add { line in
      if let line = try? JSONValue(parsing: line) { lines.append(line) }
    }
    let trace = SessionTrace(
      feed, engine: "callout", controller: controller, isNew: false, settings: { [] },
      emojiStore: EmojiStore(recentsPath: nil))
    let next: [InputEvent] = [.focusIn(client: "gtk3-im:editor"), Self.plain]
    let again = [Self.key("e", 18, at: 100), Self.key("e", 18, isRelease: true, at: 100)]
    handle(next + [Self.press, Self.release] + again, trace)
    let keys = lines.filter { $0["event"] == "press" || $0["event"] == "release" }
    #expect(keys.map { $0["text"]?.string } == [nil, nil, "e", "e"])
    feed.remove(listener)
    #expect(feed.isIdle)
  }

  @Test func `The answer about a word of a private field is left out in the next one, too`() {
    let controller = KeyboardInputController(library: LocaleLibrary())
    var secrecy = TraceSecrecy(controller)
    var keys = TracedKeys()
    let answer = InputEvent.spellings(SpellingAnswer(word: "geheim", finding: .noLibrary))
    let question = SpellingQuestion(word: "geheim", languages: [])
    for (field, isHidden) in [(ContentHints.private, true), ([], false)] {
      _ = controller.handle(.focusIn(client: "gtk3-im:editor"), at: 0)
      _ = controller.handle(.contentType(ContentType(hints: field)), at: 0)
      let asks = Response(isHandled: true, effects: [.program(.findSpellings(question))])
      #expect(secrecy.hides(.reset, asks, controller, &keys) == isHidden)
      _ = controller.handle(.contentType(ContentType()), at: 0)
      #expect(secrecy.hides(answer, Response(), controller, &keys) == isHidden)
    }
  }

  @Test func `Whoever begins to watch learns of a session from its next field on`() {
    let feed = TraceFeed(of: "ibus-engine-callout")
    var lines: [String] = []
    feed.add { lines.append($0) }
    lines = []
    for (text, isBeginning) in [("a", false), ("b", true), ("c", false)] {
      feed.tell(.string(text), session: 1, isBeginning: isBeginning, start: { .string("start") })
    }
    #expect(lines == [#""start""#, #""b""#, #""c""#])
  }

  // GNOME Shell reports the kind of a field late, and a replay had other recent emoji.
  @Test func `An emoji that was left out is among the recent ones before the next open event`() {
    let controller = KeyboardInputController(library: LocaleLibrary())
    let store = EmojiStore(recentsPath: nil)
    let feed = TraceFeed(of: "ibus-engine-callout")
    var lines: [JSONValue] = []
    feed.add { line in
      if let line = try? JSONValue(parsing: line) { lines.append(line) }
    }
    let trace = SessionTrace(
      feed, engine: "callout", controller: controller, isNew: true, settings: { [] },
      emojiStore: store)
    func handle(_ event: InputEvent, using emoji: Emoji? = nil) {
      var response = controller.handle(event, at: 0)
      if let emoji { response.effects.append(.program(.emojiUsed(emoji))) }
      trace.tell(event, time: 0, response)
      if let emoji { store.register(emoji) }
    }
    handle(.focusIn(client: "gtk3-im:login"))
    handle(Self.password)
    handle(Self.press, using: Emoji("🍕"))
    handle(Self.release)
    #expect(!lines.contains { $0["event"] == "change" })
    // What this event uses is not known yet.
    handle(Self.plain, using: Emoji("🦦"))
    handle(.reset)
    let changes = lines.compactMap { TraceStart(change: $0) }
    #expect(changes.map { $0.recentEmojis.emojis() } == [[Emoji("🍕")]])
    #expect(lines.suffix(3).map { $0["event"]?.string } == ["change", "content-type", "reset"])
  }
}
