import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Pauses between commits") struct CommitPacerTests {
  /// Paces one event, and tells what is to be seen and which timers start and stop.
  private func pace(
    _ pacer: inout CommitPacer, _ turn: inout Turn, at time: Int, _ event: InputEvent = .requested,
    isHandled: Bool = false, showsText: Bool = true, tellsText: Bool = false,
    _ effects: (inout Turn) -> Void = { _ in }
  ) -> (marks: String, timers: [String], tookKey: Bool) {
    turn.begin(at: time)
    effects(&turn)
    let outcome = pacer.pace(
      &turn, of: event, isHandled: isHandled, showsText: showsText, tellsText: tellsText)
    let timers = turn.timers
    let marks = turn.end(isHandled: false).effects.marks ?? ""
    return (marks, timers, outcome == .tookKey)
  }

  @Test func `A commit goes out at once, one soon after it waits for a pause`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    #expect(pace(&pacer, &turn, at: 0) { $0.commit("a") } == ("+a", [], false))
    #expect(pace(&pacer, &turn, at: 49) { $0.commit("b") } == ("‹b›", ["commit 50"], false))
    #expect(pace(&pacer, &turn, at: 60) { $0.commit("c") } == ("‹bc›", ["commit 50"], false))
    #expect(pacer.waitingText == "bc")
    #expect(turn.fired(.commit) == true)
    #expect(pace(&pacer, &turn, at: 110, .timer(.commit, time: 110)) == ("+bc ‹›", [], false))
    #expect(pacer.waitingText == "")
    #expect(pace(&pacer, &turn, at: 160) { $0.commit("d") } == ("+d", [], false))
  }

  @Test func `While text waits nothing goes out before it, however late it is`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 40) { $0.commit("b") }
    #expect(pace(&pacer, &turn, at: 89) { $0.commit("c") } == ("‹bc›", ["commit 50"], false))
  }

  private func told(_ text: String) -> InputEvent {
    .surroundingText(SurroundingText(text: text, cursor: text.unicodeScalars.count))
  }

  @Test func `A client that tells its text gets no commit before it has told the last one`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    #expect(
      pace(&pacer, &turn, at: 0, showsText: false, tellsText: true) { $0.commit("a") }.marks == "+a"
    )
    _ = pace(&pacer, &turn, at: 10, told("a"), showsText: false, tellsText: true)
    #expect(
      pace(&pacer, &turn, at: 100, showsText: false, tellsText: true) { $0.commit("b") }.marks
        == "+b")
    #expect(
      pace(&pacer, &turn, at: 200, showsText: false, tellsText: true) { $0.commit("c") }.marks == ""
    )
    _ = turn.fired(.commit)
    let pause = pace(
      &pacer, &turn, at: 250, .timer(.commit, time: 250), showsText: false, tellsText: true)
    #expect(pause == ("", ["commit \(KeyboardTiming.receipt - 150)"], false))
    #expect(pace(&pacer, &turn, at: 300, told("a"), showsText: false, tellsText: true).marks == "")
    #expect(
      pace(&pacer, &turn, at: 400, told("ab"), showsText: false, tellsText: true).marks == "+c")
    #expect(pacer.waitingText == "")
  }

  @Test func `A client that has told nothing yet is not waited for`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, showsText: false, tellsText: true) { $0.commit("a") }
    #expect(
      pace(&pacer, &turn, at: 100, showsText: false, tellsText: true) { $0.commit("b") }.marks
        == "+b")
  }

  @Test func `A client that tells too late, or something else, is waited for once`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, showsText: false, tellsText: true) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10, told("a"), showsText: false, tellsText: true)
    _ = pace(&pacer, &turn, at: 100, showsText: false, tellsText: true) { $0.commit("b") }
    _ = pace(&pacer, &turn, at: 200, told("aB"), showsText: false, tellsText: true) {
      $0.commit("c")
    }
    _ = turn.fired(.commit)
    let pause = pace(
      &pacer, &turn, at: 1100, .timer(.commit, time: 1100), showsText: false, tellsText: true)
    #expect(pause.marks == "+c")
    #expect(
      pace(&pacer, &turn, at: 1200, showsText: false, tellsText: true) { $0.commit("d") }.marks
        == "+d")
  }

  @Test func `What is not told when it takes the place of something is not waited for`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    let replaces = { (turn: inout Turn) in
      turn.add(.deleteSurrounding(offset: -1, count: 1))
      turn.commit("é")
    }
    _ = pace(&pacer, &turn, at: 0, tellsText: true) { $0.commit("e") }
    _ = pace(&pacer, &turn, at: 10, told("e"), tellsText: true)
    _ = pace(&pacer, &turn, at: 600, tellsText: true, replaces)
    #expect(pace(&pacer, &turn, at: 700, tellsText: true) { $0.commit("t") }.marks == "+t")
    #expect(pace(&pacer, &turn, at: 800, tellsText: true) { $0.commit("e") }.marks == "+e")
    _ = pace(&pacer, &turn, at: 810, told("éte"), tellsText: true)
    _ = pace(&pacer, &turn, at: 1300, tellsText: true, replaces)
    _ = pace(&pacer, &turn, at: 1310, told("été"), tellsText: true)
    _ = pace(&pacer, &turn, at: 2000, showsText: false, tellsText: true, replaces)
    #expect(
      pace(&pacer, &turn, at: 2100, showsText: false, tellsText: true) { $0.commit("s") }.marks
        == "")
  }

  @Test func `After a key that passed, the text may end in anything`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, tellsText: true) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10, told("a"), tellsText: true)
    _ = pace(&pacer, &turn, at: 100, tellsText: true) { $0.commit("b") }
    let key = KeyEvent(keysym: .backspace, keycode: 14, time: 110)
    _ = pace(&pacer, &turn, at: 110, .key(key), tellsText: true)
    #expect(pace(&pacer, &turn, at: 200, tellsText: true) { $0.commit("c") }.marks == "+c")
  }

  @Test func `The preedit that is shown comes after the text that waits`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
    let marks = pace(&pacer, &turn, at: 10) {
      $0.commit("b")
      $0.add(.preedit(Preedit("e")))
    }.marks
    #expect(marks == "‹be›")
    _ = turn.fired(.commit)
    #expect(pace(&pacer, &turn, at: 60, .timer(.commit, time: 60)).marks == "+b ‹e›")
  }

  @Test func `Where no preedit is shown nothing is to be seen of it`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, showsText: false) { $0.commit("a") }
    #expect(pace(&pacer, &turn, at: 10, showsText: false) { $0.commit("b") }.marks == "")
    #expect(pacer.waitingText == "b")
  }

  @Test func `Where text waits unseen, what is not decided is shown after it is sent`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, showsText: false) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10, showsText: false) { $0.commit("b") }
    let held = pace(&pacer, &turn, at: 20, showsText: false) { $0.add(.preedit(Preedit("^"))) }
    #expect(held.marks == "‹›")
    #expect(pacer.heldBack(showsText: false) == Preedit("^"))
    _ = turn.fired(.commit)
    let sent = pace(&pacer, &turn, at: 70, .timer(.commit, time: 70), showsText: false)
    #expect(sent.marks == "+b ‹^›")
    #expect(pacer.heldBack(showsText: false) == nil)
  }

  @Test func `At the end of a field what was held back goes in after what waited`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0, showsText: false) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10, showsText: false) { $0.commit("b") }
    _ = pace(&pacer, &turn, at: 20, showsText: false) { $0.add(.preedit(Preedit("^"))) }
    turn.begin(at: 30)
    pacer.end(showsText: false, &turn)
    #expect(turn.marks == "+b^")
  }

  @Test func `A key that types waits with the rest, one that does more sends it out`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10) { $0.commit("b") }
    let typed = pace(&pacer, &turn, at: 20, .key(TestKey("x").down(at: 20)))
    #expect(typed == ("‹bx›", ["commit 50"], true))
    #expect(pace(&pacer, &turn, at: 25, .key(TestKey.shift.down(at: 25))) == ("", [], false))
    #expect(pace(&pacer, &turn, at: 26, .key(TestKey("x").up(at: 26))) == ("", [], false))
    let left = pace(&pacer, &turn, at: 30, .key(TestKey.left.down(at: 30)))
    #expect(left == ("+bx ‹›", ["-commit"], false))
  }

  @Test func `A shortcut, a deletion and a change of the focus send out what waits`() {
    let shortcut = InputEvent.key(TestKey("c").with(.control).down(at: 20))
    for (event, effects) in [
      (shortcut, []), (.reset, [.preedit(nil)]), (.focusOut, [.preedit(nil)]),
      (.requested, [.deleteSurrounding(offset: -1, count: 1)]),
    ] as [(InputEvent, [Effect])] {
      var (pacer, turn) = (CommitPacer(), Turn())
      _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
      _ = pace(&pacer, &turn, at: 10) { $0.commit("b") }
      let seen = pace(&pacer, &turn, at: 20, event) { turn in
        for effect in effects { turn.add(effect) }
      }
      #expect(seen.marks.contains("+b"), "\(event)")
      #expect(pacer.waitingText == "", "\(event)")
    }
  }

  @Test func `Text can be taken back while it waits`() {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10) { $0.commit("be\u{301}") }
    pacer.takeBack(scalars: 2)
    #expect(pacer.waitingText == "b")
  }

  @Test(arguments: [(true, ""), (false, "+b")])
  func `At the end of a field the client commits what it shows`(showsText: Bool, marks: String) {
    var (pacer, turn) = (CommitPacer(), Turn())
    _ = pace(&pacer, &turn, at: 0) { $0.commit("a") }
    _ = pace(&pacer, &turn, at: 10) { $0.commit("b") }
    turn.begin(at: 20)
    pacer.end(showsText: showsText, &turn)
    #expect(turn.marks == marks)
    #expect(turn.timers == ["-commit"])
    #expect(pacer.waitingText == "")
  }
}
