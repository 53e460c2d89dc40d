import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Timers and feedback of a turn") struct TurnTimerTests {
  @Test(arguments: KeyboardTimer.allCases)
  func `A timer runs from its start until it is stopped`(timer: KeyboardTimer) {
    var turn = Turn.open()
    #expect(turn.cancel(timer) == false)
    #expect(turn.effects.isEmpty)
    turn.start(timer, milliseconds: 5)
    #expect(KeyboardTimer.allCases.filter(turn.isRunning) == [timer])
    turn.start(timer, milliseconds: 6)
    turn.next()
    #expect(turn.isRunning(timer))
    #expect(turn.cancel(timer) == true)
    #expect(turn.cancel(timer) == false)
    #expect(turn.effects == [.cancelTimer(timer)])
    #expect(!turn.isRunning(timer))
  }

  @Test(arguments: KeyboardTimer.allCases)
  func `A timer that was stopped at the last moment does not count`(timer: KeyboardTimer) {
    var turn = Turn.open()
    turn.start(timer, milliseconds: 5)
    #expect(turn.fired(timer) == true)
    #expect(turn.fired(timer) == false)
    turn.start(timer, milliseconds: 5)
    turn.cancel(timer)
    #expect(turn.fired(timer) == false)
  }

  @Test func `Feedback comes last, and once for an event`() {
    var turn = Turn.open()
    turn.give(KeyboardFeedback(audio: .input), isCustom: false)
    turn.commit("a")
    turn.give(KeyboardFeedback(haptic: .light), isCustom: false)
    turn.add(.preedit(nil))
    #expect(turn.next().effects.marks == "+a ‹› ♪input/light")
    #expect(turn.next().effects == [])
  }

  static let pairs: [(first: Bool, second: Bool, heard: AudioFeedback)] = [
    (false, false, .input), (false, true, .delete), (true, false, .input), (true, true, .delete),
  ]

  @Test(arguments: pairs)
  func `The first sound is heard, unless a custom one follows`(
    first: Bool, second: Bool, heard: AudioFeedback
  ) {
    var turn = Turn.open()
    turn.give(KeyboardFeedback(audio: .input, haptic: .light), isCustom: first)
    turn.give(KeyboardFeedback(audio: .delete), isCustom: second)
    #expect(turn.next().effects == [.feedback(KeyboardFeedback(audio: heard, haptic: .light))])
  }

  @Test func `Feedback that is dropped is not given`() {
    var turn = Turn.open()
    turn.give(KeyboardFeedback(audio: .input), isCustom: true)
    turn.dropFeedback()
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
