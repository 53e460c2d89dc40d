import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The turn of an event") struct TurnTests {
  @Test func `What is committed in one event is one commit, in the place of the first`() {
    var turn = Turn.open()
    turn.commit("a")
    turn.commit("")
    turn.add(.preedit(nil))
    turn.commit("b")
    #expect(turn.effects == [.commit("ab"), .preedit(nil)])
    #expect(turn.hasCommit)
  }

  @Test func `Committing nothing has no effect`() {
    var turn = Turn.open()
    turn.commit("")
    #expect(turn.effects.isEmpty)
    #expect(!turn.hasCommit)
  }

  @Test func `A commit that was taken out can go in elsewhere`() {
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
      ("x", "+ax"), (TestKey("x").with(.control), nil), (TestKey.left, nil), (TestKey.shift, nil),
    ] as [(TestKey, String?)])
  func `A key that would pass and type joins the commit before it`(key: TestKey, marks: String?) {
    var turn = Turn.open()
    turn.commit("a")
    #expect(turn.joinsText(key.down()) == (marks != nil))
    #expect(turn.marks == marks ?? "+a")
  }

  @Test func `A key joins no commit where there is none, and never with its release`() {
    var turn = Turn.open()
    #expect(turn.joinsText(TestKey("x").down()) == false)
    turn.commit("a")
    #expect(turn.joinsText(TestKey("x").up()) == false)
    #expect(turn.marks == "+a")
  }

  @Test func `A commit between events is joined by the first key after it`() {
    var turn = Turn()
    turn.commit("a")
    turn.begin(at: 5)
    #expect(turn.joinsText(TestKey("x").down(at: 5)) == true)
    #expect(turn.end(isHandled: true).effects == [.commit("ax")])
    #expect(turn.lastCommit == 5)
  }

  @Test func `The last of several preedits takes the place of all`() {
    var turn = Turn.open()
    turn.add(.preedit(Preedit("a")))
    turn.commit("b")
    turn.add(.preedit(nil))
    turn.replacePreedit(Preedit("c"))
    #expect(turn.marks == "+b ‹c›")
    turn.replacePreedit(nil)
    #expect(turn.marks == "+b ‹›")
  }

  @Test func `A key is sent with its place, and goes down and up`() {
    var turn = Turn.open()
    turn.forward(.backspace)
    #expect(
      turn.effects == [
        .forwardKey(.backspace, keycode: 14, isRelease: false),
        .forwardKey(.backspace, keycode: 14, isRelease: true),
      ])
  }

  @Test func `A list is shown while it is open, and a move that changed nothing is refused`() {
    var turn = Turn.open()
    var list = CalloutList()
    list.open([.character("é")], for: .character("e"))
    for _ in 1...2 {
      let hasMoved = list.move(.next)
      turn.show(list, hasMoved: hasMoved)
    }
    list.close()
    turn.show(list)
    #expect(turn.marks == "[*é] []")
    #expect(turn.takeQuestions() == [.cue(.calloutMoved), .cue(.refused)])
  }

  @Test func `The answer holds the effects of its event, and the next event starts anew`() {
    var turn = Turn.open(at: 7)
    turn.commit("a")
    turn.note(.repeating)
    let response = turn.next(isHandled: true)
    #expect(
      response
        == Response(isHandled: true, effects: [.commit("a")], notes: [.noList(.repeating)]))
    #expect(turn.now == 7)
    #expect(turn.lastCommit == 7)
    #expect(turn.next(at: 9) == Response())
    #expect(turn.now == 9)
    #expect(turn.lastCommit == 7)
  }

  @Test func `Notes are kept only where they are asked for`() {
    var turn = Turn()
    turn.begin(at: 0)
    turn.note(.gesture(.press, .space))
    #expect(turn.end(isHandled: false).notes == [])
  }
}
