import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The turn of an event") struct TurnTests {
  @Test func `Texts of one event are one commit, at the place of the first`() {
    var turn = Turn.open()
    turn.commit("")
    #expect(!turn.hasCommit)
    turn.forward(.backspace)
    turn.commit("a")
    turn.add(.preedit(nil))
    turn.commit("b")
    #expect(turn.marks == "⌫ +ab ‹›")
    #expect(turn.hasCommit)
  }

  @Test func `A commit can be moved to another place`() {
    var turn = Turn.open()
    #expect(turn.takeCommit() == "")
    turn.add(.preedit(nil))
    turn.commit("a")
    #expect(turn.takeCommit() == "a")
    turn.forward(.left)
    turn.commit("ab", at: 1)
    #expect(turn.marks == "‹› +ab ←")
  }

  @Test(
    arguments: [
      (TestKey("x").down(), "+ax"), (TestKey("x").up(), nil),
      (TestKey("x").with(.control).down(), nil), (TestKey.left.down(), nil),
      (TestKey.shift.down(), nil),
      (TestKey(keysym: TestKey.control.keysym, text: "\0", keycode: 29).down(), nil),
    ] as [(KeyEvent, String?)])
  func `A key that would pass joins the commit before it`(key: KeyEvent, marks: String?) {
    var turn = Turn.open()
    #expect(turn.join(key) == false)
    turn.commit("a")
    #expect(turn.join(key) == (marks != nil))
    #expect(turn.marks == marks ?? "+a")
  }

  @Test func `A key that would pass joins a deletion before it, too`() {
    var turn = Turn.open()
    turn.add(.deleteSurrounding(offset: -1, count: 1))
    #expect(turn.join(TestKey("x").down()) == true)
    #expect(turn.marks == "-1 +x")
  }

  @Test func `All text that goes out late is one text`() {
    var turn = Turn.open()
    turn.erase(1, by: .keyAndPause)
    for text in ["a", "b"] { turn.commit(text) }
    #expect(turn.marks == "⌫")
    #expect(turn.takeLateText() == "ab")
  }

  @Test func `The last of several preedits replaces all`() {
    var turn = Turn.open()
    turn.add(.preedit(Preedit("a")))
    turn.commit("b")
    turn.add(.preedit(nil))
    turn.replacePreedit(Preedit("c"))
    #expect(turn.marks == "+b ‹c›")
    turn.replacePreedit(nil)
    #expect(turn.marks == "+b ‹›")
  }

  @Test func `A key is sent with its keycode, as a press and a release`() {
    var turn = Turn.open()
    turn.forward(.backspace)
    #expect(
      turn.effects == [
        .field(.forwardKey(.backspace, keycode: 14, isRelease: false)),
        .field(.forwardKey(.backspace, keycode: 14, isRelease: true)),
      ])
  }

  @Test func `The answer contains the effects of its event only`() {
    var turn = Turn.open(at: 7)
    turn.commit("a")
    turn.note(.repeating)
    let response = turn.next(isHandled: true)
    #expect(
      response
        == Response(isHandled: true, effects: [.field(.commit("a"))], notes: [.noList(.repeating)]))
    #expect(turn.now == 7)
    #expect(turn.lastCommit == 7)
    #expect(turn.next(at: 9) == Response())
    #expect(turn.now == 9)
    #expect(turn.lastCommit == 7)
  }

  @Test(arguments: KeyboardTimer.allCases)
  func `A timer is running from its start until it is stopped or runs out`(timer: KeyboardTimer) {
    var turn = Turn.open()
    turn.cancel(timer)
    #expect(turn.effects.isEmpty)
    turn.start(timer, milliseconds: 5)
    #expect(KeyboardTimer.allCases.filter(turn.isRunning) == [timer])
    turn.start(timer, milliseconds: 6)
    turn.next()
    #expect(turn.isRunning(timer))
    for _ in 0..<2 { turn.cancel(timer) }
    #expect(turn.effects == [.timer(timer, milliseconds: nil)])
    // It may have been stopped at the last moment.
    #expect(turn.fired(timer) == false)
    turn.start(timer, milliseconds: 5)
    #expect(turn.fired(timer) == true)
    #expect(!turn.isRunning(timer))
  }

  /// Which of others is heard is in `FeedbackTypingTests`.
  @Test func `Of two custom sounds the last one is played`() {
    var turn = Turn.open()
    turn.give(KeyboardFeedback(audio: .input, haptic: .light), isCustom: true)
    turn.give(KeyboardFeedback(audio: .delete), isCustom: true)
    #expect(
      turn.next().effects == [.program(.feedback(KeyboardFeedback(audio: .delete, haptic: .light)))]
    )
    #expect(turn.next().effects == [])
  }

  @Test func `Questions wait until they are taken, in order`() {
    var turn = Turn.open()
    turn.ask(.press(.space))
    turn.ask(.cue(.refused))
    turn.next()
    #expect(turn.takeQuestions() == [.press(.space), .cue(.refused)])
    #expect(turn.takeQuestions() == [])
  }
}
