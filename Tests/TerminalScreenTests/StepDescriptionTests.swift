import KeyboardCore
import Testing

@testable import TerminalScreen

@Suite("Events and answers in words") struct StepDescriptionTests {
  static let lines: [(line: String, words: String)] = [
    (
      #"{"time":5,"event":"press","key":"e","keycode":18,"handled":false,"effects":[]}"#,
      "press e  → passes"
    ),
    (#"{"event":"press","secret":true,"handled":true}"#, "press"),
    (#"{"event":"focus-in","client":"gtk3-im:gedit","handled":false}"#, "focus in gtk3-im:gedit"),
    (#"{"event":"set-hold","on":false}"#, "set hold off"),
    (#"{"event":"capabilities","bits":9}"#, "client can preedit + focus"),
    (#"{"event":"surrounding-text","text":"ab","cursor":2}"#, "surrounding text of 2"),
    (
      #"{"event":"click","index":1,"effects":[{"effect":"candidates","entries":null}]}"#,
      "click on entry 2  → list closes"
    ),
    (
      #"{"event":"timer","timer":"hold","notes":[{"no-list":"rollover"}],"effects":[{"effect":"later","text":"x"}]}"#,
      "held  → no list: rollover · later x"
    ),
    (
      #"{"event":"reset","effects":[{"effect":"candidates","entries":["a"],"page":7,"selected":0}]}"#,
      "reset  → list: ▸1 a"
    ),
    (
      #"{"event":"reset","effects":[{"effect":"pin","text":"é","key":"e","locale":"fr"}]}"#,
      "reset  → pin é to e"
    ),
    (
      #"{"event":"reset","effects":[{"effect":"pin","text":"≤","key":null,"locale":"fr"}]}"#,
      "reset  → pin ≤ to the next key"
    ),
    (
      #"{"event":"press","notes":[{"gesture":"press","action":"character:e"},{"gesture":"release","action":"character:e"}],"effects":[{"effect":"preedit","text":"e"},{"effect":"start-timer","timer":"hold","ms":500}]}"#,
      "press  → typed e · list after 500 ms"
    ),
    (
      #"{"event":"press","notes":[{"gesture":"release","action":"character:b"}],"effects":[{"effect":"commit","text":"a"},{"effect":"preedit","text":"b"}]}"#,
      "press  → typed b · commit a"
    ),
    (
      #"{"event":"press","notes":[{"gesture":"release","action":"character:è"}],"effects":[{"effect":"commit","text":"è"},{"effect":"preedit","text":null}]}"#,
      "press  → typed è"
    ),
    (
      #"{"event":"press","notes":[{"gesture":"press","action":"backspace"}],"effects":[{"effect":"preedit","text":null}]}"#,
      "press  → backspace · no preedit"
    ),
    (
      #"{"event":"press","notes":[{"gesture":"repeatPress","action":"character:e"}]}"#,
      "press  → e again"
    ),
    (
      #"{"event":"release","notes":[{"gesture":"doubleTap","action":"space"}]}"#,
      "release  → space twice"
    ),
    (
      #"{"event":"timer","timer":"longPress","notes":[{"gesture":"longPress","action":"space"}]}"#,
      "timer longPress  → held space"
    ),
    (
      #"{"event":"timer","timer":"hold","notes":[{"gesture":"longPress","action":"character:e"}],"effects":[{"effect":"candidates","entries":["é"],"page":0,"selected":null}]}"#,
      "held  → list: 1 é"
    ),
    (
      #"{"event":"release","effects":[{"effect":"cancel-timer","timer":"hold"},{"effect":"cancel-timer","timer":"scan"},{"effect":"start-timer","timer":"release","ms":15},{"effect":"greet"}]}"#,
      "release  → no timer scan · greeting"
    ),
    (
      #"{"event":"timer","timer":"release","effects":[{"effect":"commit","text":"e"}]}"#,
      "released  → commit e"
    ),
  ]

  @Test(arguments: lines)
  func `A line of a trace is described by its name and values`(
    line: String, words: String
  ) throws {
    #expect(try StepDescription(JSONValue(parsing: line))?.words == words)
  }

  @Test(arguments: [#""a""#, "[]", "{}", #"{"version":1}"#])
  func `A line without an event has no words`(line: String) throws {
    #expect(try StepDescription(JSONValue(parsing: line)) == nil)
  }

  @Test func `An event and its answer are described as their line is`() {
    let list = CandidateList((1...11).map { "\($0)" }, selected: 9, page: 1)
    let step = StepDescription(
      .timer(.hold, time: 3), time: 3,
      response: Response(
        isHandled: false, effects: [.field(.candidates(list)), .field(.preedit(nil))]))
    #expect(step.text == "     3 ms  held  → list: ▸1 10  2 11 (page 2 of 2) · no preedit")
    #expect(step.parts.count == 2)
  }
}
