import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Pauses between commits") struct CommitPacerTests {
  /// An event at a time, and its visible effects: `‹b› commit 50` where b is shown and the
  /// timer starts, and a T for a key that is used up by the pacing alone.
  struct Step: Sendable {
    var time: Int
    var event = InputEvent.requested
    var effects: [FieldEffect] = []
    var seen = ""

    static func commit(_ text: String, at time: Int, _ seen: String) -> Self {
      Self(time: time, effects: [.commit(text)], seen: seen)
    }

    static func told(_ text: String, at time: Int, _ seen: String = "") -> Self {
      Self(time: time, event: .surroundingText(.test(text)), seen: seen)
    }

    static func key(_ event: KeyEvent, _ seen: String = "") -> Self {
      Self(time: event.time, event: .key(event), seen: seen)
    }

    /// Nothing was decided for long enough.
    static func pause(at time: Int, _ seen: String) -> Self {
      Self(time: time, event: .timer(.commit, time: time), seen: seen)
    }
  }

  /// One commit that goes out, and one that waits and is shown.
  private static let waiting: [Step] = [
    .commit("a", at: 0, "+a"), .commit("b", at: 10, "‹b› commit 50"),
  ]
  private static let deletion = FieldEffect.deleteSurrounding(offset: -1, count: 1)

  @Test func `A commit goes out at once, one soon after it waits for a pause`() {
    var pacing = Pacing()
    pacing.verify([
      .commit("a", at: 0, "+a"), .commit("b", at: 49, "‹b› commit 50"),
      .commit("c", at: 60, "‹bc› commit 50"), .pause(at: 110, "+bc ‹›"),
      .commit("d", at: 160, "+d"),
    ])
  }

  static let continuations: [[Step]] = [
    // The preedit comes after the text that waits.
    [
      Step(time: 20, effects: [.preedit(Preedit("e"))], seen: "‹be› commit 50"),
      .pause(at: 70, "+b ‹e›"),
    ],
    // A key that types waits with the rest, one that does more sends it out.
    [
      .key(TestKey("x").down(at: 20), "‹bx› commit 50 T"), .key(TestKey.shift.down(at: 25)),
      .key(TestKey("x").up(at: 26)), .key(TestKey.left.down(at: 30), "+bx ‹› -commit"),
    ],
    // So do a shortcut, a deletion, and a client that resets or loses the focus.
    [.key(TestKey("c").with(.control).down(at: 20), "+b ‹› -commit")],
    [Step(time: 20, effects: [deletion], seen: "+b -1 ‹› -commit")],
    [Step(time: 20, event: .reset, effects: [.preedit(nil)], seen: "+b ‹› -commit")],
    [Step(time: 20, event: .focusOut, effects: [.preedit(nil)], seen: "+b ‹› -commit")],
  ]

  @Test(arguments: continuations)
  func `Keys after waiting text are shown behind it, wait as well or send it`(
    steps: [Step]
  ) {
    var pacing = Pacing()
    pacing.verify(Self.waiting + steps)
  }

  @Test func `If text waits unseen, the undecided letter is shown after it is sent`() {
    var pacing = Pacing(showsText: false)
    pacing.verify([
      .commit("a", at: 0, "+a"), .commit("b", at: 10, "commit 50"),
      Step(time: 20, effects: [.preedit(Preedit("^"))], seen: "‹› commit 50"),
      .pause(at: 70, "+b ‹^›"),
    ])
  }

  static let receipts: [[Step]] = [
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .commit("c", at: 200, "commit 50"),
      .pause(at: 250, "commit \(KeyboardTiming.receipt - 150)"), .told("a", at: 300),
      .told("ab", at: 400, "+c -commit"),
    ],
    // A report may have the preedit as well, or the beginning of one that has grown since.
    [
      Step(time: 0, effects: [.commit("a"), .preedit(Preedit("e"))], seen: "+a ‹e›"),
      .told("ae", at: 10), .commit("b", at: 100, "+b"), .commit("c", at: 200, "commit 50"),
    ],
    [
      .commit("a", at: 0, "+a"),
      Step(time: 10, effects: [.preedit(Preedit("eu"))], seen: "‹eu›"), .told("ae", at: 20),
      .commit("b", at: 100, "+b"), .commit("c", at: 200, "commit 50"),
    ],
    // A client that has reported nothing yet is not waited for, and one that has only what was there is.
    [.commit("a", at: 0, "+a"), .commit("b", at: 100, "+b")],
    [
      .told("", at: 0), .commit("a", at: 0, "+a"), .commit("b", at: 100, "commit 50"),
      .told("a", at: 120, "+b -commit"),
    ],
    // A client that reports something else is waited for once.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .told("aB", at: 150), .commit("c", at: 200, "commit 50"), .pause(at: 1100, "+c"),
      .commit("d", at: 1200, "+d"),
    ],
    // So is one that reports nothing three times; before that it may have stood still.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .commit("c", at: 200, "commit 50"), .pause(at: 350, "+c"),
      .commit("d", at: 450, "commit 50"), .pause(at: 600, "+d"),
      .commit("e", at: 700, "commit 50"), .pause(at: 850, "+e"), .commit("f", at: 950, "+f"),
    ],
    // Once it has reported two in time, it is waited for again.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .told("aB", at: 150), .commit("c", at: 200, "commit 50"), .pause(at: 1100, "+c"),
      .told("aBc", at: 1110), .commit("d", at: 1200, "+d"), .told("aBcd", at: 1210),
      .commit("e", at: 1300, "+e"), .commit("f", at: 1400, "commit 50"),
    ],
    // A late report shows an earlier commit, not the last one.
    [
      .told("", at: 0), .commit("a", at: 0, "+a"), .commit("b", at: 100, "commit 50"),
      .pause(at: 250, "+b"), .commit("c", at: 310, "commit 50"), .told("a", at: 320),
      .told("ab", at: 330, "+c -commit"),
    ],
    // A report that comes at once ends no pause early.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .commit("c", at: 120, "commit 50"), .told("ab", at: 149), .pause(at: 170, "+c"),
    ],
    // The release of a key changes no text.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .key(TestKey("b").up(at: 110)), .commit("c", at: 200, "commit 50"),
    ],
    // Another field has to show first that it reports.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      Step(time: 150, event: .focusOut), Step(time: 160, event: .focusIn(client: "")),
      .commit("c", at: 200, "+c"), .commit("d", at: 300, "+d"),
    ],
    // A replacement that the client does not report is not waited for.
    [
      .commit("e", at: 0, "+e"), .told("e", at: 10),
      Step(time: 600, effects: [deletion, .commit("é")], seen: "-1 +é"),
      .commit("t", at: 700, "+t"), .commit("e", at: 800, "+e"), .told("éte", at: 810),
      Step(time: 1300, effects: [deletion, .commit("é")], seen: "-1 +é"), .told("été", at: 1310),
      Step(time: 2000, effects: [deletion, .commit("é")], seen: "-1 +é"),
      .commit("s", at: 2100, "commit 50"),
    ],
    // After a key that passed, the text may end in anything, but is another one.
    [
      .commit("a", at: 0, "+a"), .told("a", at: 10), .commit("b", at: 100, "+b"),
      .key(TestKey.backspace.down(at: 110)), .commit("c", at: 200, "commit 50"),
      .told("ab", at: 205), .told("a", at: 207, "+c -commit"),
    ],
    // So it is after one that was sent.
    [
      .told("a", at: 0),
      Step(
        time: 100, effects: [.forwardKey(.backspace, keycode: 14, isRelease: false)], seen: "⌫-"),
      .commit("b", at: 150, "commit 50"), .told("", at: 190, "+b -commit"),
    ],
    // A client that does not report what a key does is waited for once.
    [
      .told("ab", at: 0), .key(TestKey.backspace.down(at: 10)), .told("a", at: 20),
      .key(TestKey.backspace.down(at: 100)), .commit("b", at: 200, "commit 50"),
      .pause(at: 250, "commit 450"), .pause(at: 700, "+b"), .told("ab", at: 710),
      .key(TestKey.backspace.down(at: 800)), .commit("c", at: 850, "commit 50"),
      .pause(at: 900, "+c"),
    ],
    // A key that has nothing to delete, and a shortcut, need not change the text.
    [
      .told("", at: 0), .key(TestKey.backspace.down(at: 100)), .commit("b", at: 200, "+b"),
      .told("b", at: 210), .key(TestKey.right.down(at: 300)), .commit("c", at: 400, "+c"),
      .told("bc", at: 410), .key(TestKey("s").with(.control).down(at: 500)),
      .commit("d", at: 550, "commit 50"), .pause(at: 600, "+d"),
    ],
    // Nor need BackSpace at the start, or an arrow at the end.
    [
      .told("ab", at: 0), .key(TestKey.backspace.down(at: 10)), .told("a", at: 20),
      Step(time: 30, event: .surroundingText(SurroundingText(text: "a", cursor: 0))),
      .key(TestKey.backspace.down(at: 100)), .commit("b", at: 150, "commit 50"),
      .pause(at: 200, "+b"),
    ],
    [
      .told("ab", at: 0), .key(TestKey.backspace.down(at: 10)), .told("a", at: 20),
      .key(TestKey.right.down(at: 100)), .commit("b", at: 150, "commit 50"), .pause(at: 200, "+b"),
    ],
    // In an empty field, one need not either, unless it comes after letters that are still on their way.
    [
      .told("", at: 0), .key(TestKey.backspace.down(at: 100)), .commit("b", at: 150, "commit 50"),
      .told("", at: 160), .pause(at: 200, "+b"),
    ],
    [
      .told("a", at: 0), .key(TestKey.backspace.down(at: 10)), .told("", at: 20),
      .commit("b", at: 100, "+b"), .key(TestKey.backspace.down(at: 150)),
      .commit("c", at: 200, "commit 50"), .pause(at: 250, "commit 500"), .told("b", at: 300),
      .told("", at: 310, "+c -commit"),
    ],
    [
      .told("a", at: 0), .key(TestKey.backspace.down(at: 10)), .told("", at: 20),
      .key(TestKey.return.down(at: 100)), .commit("b", at: 150, "commit 50"), .pause(at: 200, "+b"),
    ],
    // What a key did may be reported only when the next commit is on its way.
    [
      .told("ab", at: 0), .key(TestKey.backspace.down(at: 100)), .commit("c", at: 150, "commit 50"),
      .pause(at: 200, "+c"), .commit("d", at: 260, "commit 50"), .told("a", at: 300),
      .told("ac", at: 320, "+d -commit"),
    ],
    // Another field is not told what a key does in the one before.
    [
      .told("a", at: 0), .key(TestKey.tab.down(at: 100)), Step(time: 110, event: .focusOut),
      Step(time: 110, event: .focusIn(client: "")), .commit("b", at: 120, "+b"),
    ],
  ]

  @Test(arguments: receipts)
  func `A client that reports its text gets no commit before it has reported the last`(
    steps: [Step]
  ) {
    var pacing = Pacing(showsText: false, reportsText: true)
    pacing.verify(steps)
  }

  @Test func `Text behind a BackSpace is not shown, which might delete there`() {
    var pacing = Pacing()
    pacing.turn.begin(at: 0)
    pacing.turn.erase(1, by: .keyAndPause)
    pacing.turn.commit("é")
    _ = pacing.pacer.pace(&pacing.turn, of: .requested, isHandled: true, showsText: true)
    #expect(pacing.turn.marks == "⌫")
    #expect(pacing.turn.timers == ["commit \(KeyboardTiming.burst)"])
  }

  @Test func `Text can be taken back while it waits`() {
    var pacing = Pacing()
    pacing.verify(Self.waiting + [.commit("e\u{301}", at: 20, "‹be\u{301}› commit 50")])
    pacing.pacer.takeBack(scalars: 2)
    #expect(pacing.pacer.waitingText == "b")
  }

  @Test(arguments: [(true, "‹be›", ""), (false, "‹›", "+be")])
  func `At the end of a field the client commits what it shows, and gets the rest`(
    showsText: Bool, shown: String, marks: String
  ) {
    var pacing = Pacing(showsText: showsText)
    pacing.verify([
      .commit("a", at: 0, "+a"),
      Step(time: 10, effects: [.commit("b"), .preedit(Preedit("e"))], seen: shown + " commit 50"),
    ])
    #expect(pacing.pacer.heldBack(showsText: showsText) == (showsText ? nil : Preedit("e")))
    pacing.turn.begin(at: 30)
    pacing.pacer.end(showsText: showsText, &pacing.turn)
    #expect(pacing.turn.marks == marks)
    #expect(pacing.turn.timers == ["-commit"])
    #expect(pacing.pacer.waitingText == "")
    #expect(pacing.pacer.heldBack(showsText: showsText) == nil)
  }
}

/// A pacer and the turns of its events.
private struct Pacing {
  var pacer = CommitPacer()
  var turn = Turn()
  var showsText = true
  var reportsText = false
  var report: SurroundingText?

  /// Paces events, and compares what is to be seen of each.
  mutating func verify(_ steps: [CommitPacerTests.Step]) {
    for step in steps {
      if case .timer(let timer, _) = step.event {
        let wasRunning = turn.fired(timer)
        #expect(wasRunning)
      }
      if case .surroundingText(let text) = step.event { report = text }
      turn.begin(at: step.time)
      for effect in step.effects {
        if case .commit(let text) = effect { turn.commit(text) } else { turn.add(effect) }
      }
      let takesKey = pacer.pace(
        &turn, of: step.event, isHandled: false, showsText: showsText, reportsText: reportsText,
        report: report)
      let seen = [turn.marks] + turn.timers + (takesKey ? ["T"] : [])
      _ = turn.end(isHandled: false)
      #expect(seen.filter { !$0.isEmpty }.joined(separator: " ") == step.seen, "\(step.time) ms")
    }
  }
}
