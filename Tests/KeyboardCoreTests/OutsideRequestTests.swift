import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Requests outside of an event") struct OutsideRequestTests {
  @Test func `Text is committed with the next key, before it`() {
    let playback = Self.playback()
    playback.controller.insertText("ab")
    playback.play([.tap("x"), .wait(100), .tap("y")])
    #expect(playback.marks == "+abx")
    #expect(playback.answers == "TTFF")
    #expect(playback.shown == "abxy")
  }

  @Test func `In a password field, too, it comes before the key`() {
    let field = TestField.gtk.purpose(.password)
    let playback = field.play()
    playback.controller.onRequest = nil
    playback.controller.insertText("ab")
    playback.play([.tap("x"), .tap("y")])
    #expect(playback.shown == "abxy")
  }

  @Test func `A key that types never comes before a deletion or a move`() {
    let deletion = Self.playback(after: "ab")
    deletion.simulation.controller.deleteBackward(times: 1)
    deletion.play([.tap("x"), .wait(100)])
    #expect(deletion.marks == "⌫ key:78")
    let move = Self.playback(after: "ab")
    move.simulation.controller.insertText("c")
    move.simulation.controller.adjustTextPosition(by: -1)
    move.play([.tap("x"), .wait(100)])
    #expect(move.marks == "+c ← key:78")
    #expect([deletion, move].map(\.answers).allSatisfy { $0.hasSuffix("TT") })
  }

  @Test func `Several requests are carried out in their order`() {
    let playback = Self.playback()
    let controller = playback.controller
    controller.insertText("a")
    controller.insertText("bc")
    controller.deleteBackward(times: 1)
    controller.endSentence(withText: ". ")
    playback.play([.tap("x")])
    #expect(playback.shown == "ab. x")
  }

  /// What is to be seen of a request, and the text before the cursor.
  static let requests: [(String, after: String, @Sendable (KeyboardInputController) -> Void)] = [
    ("+x", "", { $0.insertText("x") }), ("↵", "", { $0.insertText("\n") }),
    ("⌫", "a", { $0.deleteBackward(times: 1) }),
    ("-1 +.␠", "one ", { $0.endSentence(withText: ". ") }),
    ("← ←", "ab", { $0.adjustTextPosition(by: -2) }),
    ("locale:de aux:de", "", { $0.selectNextLocale() }),
    ("aux:capsLock", "", { $0.setKeyboardType(.alphabetic(.capsLocked)) }),
    ("next-keyboard", "", { $0.selectNextKeyboard() }),
    ("settings", "", { $0.openSettings(ofSystem: false) }),
    ("open:about:blank", "", { $0.openURL("about:blank") }),
    ("custom:x", "", { $0.performCustomAction(named: "x") }),
    ("hold:off", "", { $0.performCustomAction(named: "toggleHold") }),
    ("used:🦦", "", { $0.registerEmoji(Emoji("🦦")) }), ("aux:⌨ ✕", "", { $0.dismissKeyboard() }),
  ]

  @Test func `A request is announced at once, and carried out with the next event`() {
    for (expected, text, request) in Self.requests {
      for event in [InputEvent.requested, .key(TestKey.shift.event(isRelease: false))] {
        let playback = Self.playback(after: text)
        let controller = playback.controller
        var count = 0
        controller.onRequest = { count += 1 }
        let before = playback.log.count
        request(controller)
        #expect(count == 1, "\(expected)")
        #expect(playback.log.count == before, "\(expected)")
        playback.play([.send(event), .send(.requested)])
        let marks = playback.log[before...].compactMap(\.response.effects.marks)
        #expect(marks == [expected])
      }
    }
  }

  @Test func `An invalid number changes nothing`() {
    let playback = Self.playback(after: "ab")
    let controller = playback.controller
    controller.deleteBackward(times: -1)
    controller.deleteBackward(times: .min)
    controller.adjustTextPosition(by: 0)
    playback.play([.send(.requested), .tap("x")])
    #expect(playback.shown == "abx")
  }

  @Test func `At most a thousand keys are sent`() {
    let playback = Self.playback(after: "ab")
    let controller = playback.controller
    func count(_ request: () -> Void) -> Int {
      request()
      return controller.handle(.requested).effects.count
    }
    #expect(count { controller.adjustTextPosition(by: .min) } == 2000)
    #expect(count { controller.adjustTextPosition(by: .max) } == 2000)
    #expect(count { controller.deleteBackward(times: .max) } == 2000)
    let both = count {
      controller.deleteBackward(times: .max)
      controller.deleteBackward(times: .max)
    }
    #expect(both == 4000)
  }

  @Test func `A held letter is committed before the text`() {
    let playback = Self.playback()
    playback.play([.press("e")])
    playback.controller.insertText("x")
    playback.play([.send(.requested), .release("e"), .wait(50)])
    #expect(playback.marks == "‹e› / +ex ‹›")
    #expect(playback.shown == "ex")
  }

  @Test func `A locale that was switched to applies to the next key`() {
    let playback = gtk.locales("en", "ru").play {
      $0.services.physicalLayoutProvider = TestLayoutProvider(["ru": .russian])
    }
    playback.controller.selectNextLocale()
    #expect(playback.context.locale == "ru")
    playback.play([.tap("f")])
    #expect(playback.marks == "locale:ru aux:ru / +а")
  }

  @Test func `The simulated host answers requests before the next key`() {
    let playback = gtk.play([.type("ab"), .wait(300)])
    playback.controller.deleteBackward(times: 1)
    playback.play([.type("x")])
    #expect(playback.shown == "ax")
  }

  @Test func `Requests within an event are not announced`() {
    let playback = gtk.play()
    playback.controller.onRequest = { Issue.record("the answer to the event tells") }
    playback.play([.type("x"), .send(.action(.character("y"))), .send(.requested)])
    #expect(playback.shown == "xy")
  }

  private static func playback(after text: String = "") -> Playback {
    let field = TestField.gtk.locales("en", "de").settings { $0.hold = text.isEmpty }
    let playback = field.play([.type(text), .wait(300)])
    // The simulation would ask at once.
    playback.controller.onRequest = nil
    return playback
  }
}
