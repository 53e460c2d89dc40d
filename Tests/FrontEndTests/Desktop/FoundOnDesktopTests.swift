import Testing

/// What random hands have found, each as the shortest sequence.
@Suite("Sequences that were found on models of desktops") struct FoundOnDesktopTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var facts: [any DesktopKind]
    var onlyFields = true
    var judgesText = true
    var steps: [HandStep]

    init(
      _ description: String, on facts: [any DesktopKind], onlyFields: Bool = true,
      judgesText: Bool = true, _ steps: [HandStep]
    ) {
      (testDescription, self.facts, self.onlyFields, self.judgesText, self.steps) =
        (description, facts, onlyFields, judgesText, steps)
    }
  }

  private nonisolated static let (c, e, j, l, s): (UInt32, UInt32, UInt32, UInt32, UInt32) =
    (46, 18, 36, 38, 31)

  nonisolated static let rows = [
    Row(
      "a letter right after Tab goes to the next field", on: CompositorFacts.all,
      [.delays([0, 10, 40, 40]), .press(Key.tab), .pass(5), .press(e)]),
    Row(
      "a letter that crosses the report of the one before Tab goes to the next field",
      on: CompositorFacts.all, [.delays([80, 1, 1, 0]), .press(s), .press(Key.tab), .press(e)]),
    Row(
      "a letter whose predecessor is not reported yet is not doubled", on: CompositorFacts.all,
      [.delays([10, 8, 0, 3]), .press(s), .pass(60), .press(Key.tab), .press(l), .press(c)]),
    Row(
      "a letter that crosses the reports of a whole burst arrives", on: CompositorFacts.all,
      [
        .delays([1, 8, 40, 0]), .press(c), .pass(45), .press(l), .pass(60), .release(l), .press(l),
        .pass(120), .press(j), .press(30), .release(j), .pass(60), .release(30), .press(j),
        .press(30),
      ]),
    Row(
      "a key that is pressed again while its grab is given back is released",
      on: CompositorFacts.all, onlyFields: false,
      [
        .delays([80, 0, 0, 80]), .press(Key.tab), .pass(600), .front(1), .pass(20), .press(45),
        .pass(60), .release(45), .press(45), .pass(60),
      ]),
    Row(
      "a key that moves the focus is released in the next field", on: CompositorFacts.all,
      onlyFields: false, [.press(Key.tab), .pass(80), .release(Key.tab), .press(c)]),
    Row(
      "a key whose release crosses the end of its field is released in the next one",
      on: CompositorFacts.all, [.delays([20, 3, 20, 10]), .press(Key.tab), .pass(40)]),
    Row(
      "the last of three equal letters arrives, though each crosses the report of the one before",
      on: CompositorFacts.all,
      [
        .delays([10, 8, 20, 3]), .press(c), .pass(25), .press(23), .pass(60), .press(l), .pass(120),
        .press(45), .pass(70), .release(45), .press(45), .pass(60), .release(45), .press(45),
        .pass(480),
      ]),
    Row(
      "letters that are typed while the machine stands still do not show that reports are missing",
      on: CompositorFacts.all,
      [
        .delays([40, 0, 20, 40]), .press(j), .pass(60), .press(c), .pass(150), .press(45),
        .standStill(alone: false), .click(1), .press(30), .pass(60), .release(30), .press(30),
        .pass(260), .press(c), .pass(30), .press(s),
      ]),
    Row(
      "a key that goes up while the machine stands still does not repeat", on: CompositorFacts.all,
      [
        .delays([20, 1, 0, 20]), .click(1), .press(45), .pass(40), .standStill(alone: false),
        .pass(600),
      ]),
    Row(
      "a key that waits for changes while its grab is given back is released",
      on: CompositorFacts.all,
      [.delays([1, 0, 1, 0]), .press(30), .standStill(alone: false), .release(30), .press(30)]
        + [.goOn, .press(s), .release(s), .press(45), .press(24), .press(c), .press(e), .press(j)]
        + [.click(2), .click(3), .press(30), .pass(200)]),
    Row(
      "a letter is not taken for the key that has typed the same one", on: CompositorFacts.all,
      [
        .delays([20, 8, 0, 3]), .click(1), .press(j), .pass(5), .press(c), .pass(200), .press(c),
      ]),
    Row(
      "a key that waits behind a letter as its field closes is released after it",
      on: CompositorFacts.all, onlyFields: false, judgesText: false,
      [.front(1), .standStill(alone: false), .press(c), .click(3), .press(Key.tab)]),
    Row(
      "repeats end with their key, however long changes take", on: CompositorFacts.all,
      [.delays([40, 0, 40, 0]), .pick(j, digit: 1)]),
    Row(
      "a key that is held as a button gets the focus repeats no more", on: CompositorFacts.all,
      onlyFields: false, judgesText: false,
      [.press(Key.tab), .pass(600), .press(l), .pass(300), .click(0), .pass(3000)]),
    Row(
      "a letter whose report a standstill holds up is not sent again", on: CompositorFacts.all,
      [
        .delays([3, 8, 40, 10]), .press(j), .pass(30), .pass(20), .press(e), .pass(60),
        .standStill(alone: false), .pass(120), .pass(60), .pass(200),
      ]),
    Row(
      "a letter that crosses a report before the machine stands still for long arrives",
      on: CompositorFacts.all,
      [
        .delays([20, 3, 1, 0]), .press(l), .pass(5), .press(s), .pass(40),
        .standStill(alone: false), .pass(4000),
      ]),
    Row(
      "a key of a password field that is sent late is not taken for a change that types the same",
      on: CompositorFacts.all,
      [
        .delays([40, 8, 3, 20]), .press(j), .pass(30), .press(s), .pass(60), .release(s), .pass(90),
        .press(s), .pass(80), .press(Key.tab), .pass(5), .release(Key.tab), .press(Key.tab),
        .pass(40), .release(Key.tab), .pass(30), .press(l), .pass(260), .press(45), .pass(30),
        .press(Key.tab), .pass(365), .press(l), .pass(60), .release(l), .press(j), .press(l),
        .pass(1035), .press(j),
      ]),
    Row(
      "a letter that comes late is seen in a report though one before it was lost with its field",
      on: CompositorFacts.all, onlyFields: false,
      [
        .delays([20, 3, 20, 10]), .press(Key.tab), .release(Key.tab), .click(0), .press(s),
        .press(Key.tab), .pass(140), .press(e), .pass(200), .press(l), .press(s), .press(e),
      ]),
    Row(
      "a letter whose report comes after a standstill that ends with the wait for it is not doubled",
      on: CompositorFacts.all,
      [
        .delays([20, 1, 0, 40]), .press(l), .pass(60), .press(s), .pass(60),
        .standStill(alone: false), .pass(380),
      ]),
    Row(
      "a letter that was lost with its field is not taken for one that was dropped",
      on: CompositorFacts.all, onlyFields: false,
      [
        .delays([20, 1, 20, 20]), .click(1), .click(0), .press(45), .click(1), .pass(60), .press(e),
        .pass(20), .press(45), .pass(250), .press(45), .press(e),
      ]),
    Row(
      "a letter does not overtake a key that passed as a password field lost the focus",
      on: CompositorFacts.all,
      [
        .delays([20, 0, 0, 1, 40]), .click(2), .click(1), .press(c), .pass(5), .press(24),
        .release(24), .press(24),
      ]),
    Row(
      "a letter does not overtake a key that passed as a password field lost the focus to a click",
      on: CompositorFacts.all,
      [
        .delays([0, 0, 1, 20, 40]), .press(Key.tab), .release(Key.tab), .press(Key.tab), .click(3),
        .pass(10), .press(30), .pass(15), .press(c),
      ]),
    Row(
      "a letter does not overtake the last of two keys that passed in a password field",
      on: CompositorFacts.all,
      [
        .press(Key.tab), .release(Key.tab), .press(Key.tab), .release(Key.tab),
        .delays([0, 8, 3, 20, 40]), .press(Key.tab), .press(30), .pass(60), .press(s), .pass(20),
        .press(24),
      ]),
    Row(
      "what a key types that passed before a click is no news of the one after it",
      on: CompositorFacts.all,
      [
        .delays([3, 0, 0, 3, 40]), .press(Key.tab), .click(0), .press(45), .pass(5), .press(l),
        .pass(90), .press(30),
      ]),
    Row(
      "a letter that is sent again in the next field is no news of a key after it",
      on: CompositorFacts.all,
      [
        .press(Key.tab), .delays([0, 8, 3, 1, 0]), .click(3), .press(24), .pass(5), .press(30),
        .pass(30), .press(l),
      ]),
    Row(
      "a key that waits behind a letter as its field closes, and is up by then, is released",
      on: CompositorFacts.all, onlyFields: false, judgesText: false,
      [
        .delays([20, 1, 20, 0, 1]), .front(1), .pass(700), .press(j), .pass(20), .press(30),
        .pass(30), .press(24), .pass(500), .press(Key.tab), .pass(80), .release(Key.tab),
        .pass(260), .press(s), .pass(60), .press(Key.tab), .pass(40),
      ]),
    Row(
      "a key that was on its way as its field closed does not overtake a letter that waits",
      on: CompositorFacts.all,
      [
        .delays([10, 0, 10, 3, 0]), .command(l), .press(j), .delays([3, 1, 3, 0, 1]), .press(45),
        .pass(60), .release(45), .standStill(alone: false), .press(45), .goOn, .press(c),
        .pass(30), .press(e), .release(c), .pass(60), .press(Key.tab), .pass(5),
        .release(Key.tab), .press(c), .press(Key.tab), .pass(90), .press(j), .pass(180),
        .command(l),
      ]),
    Row(
      "a key that is sent late is waited for from then on", on: CompositorFacts.all,
      [
        .delays([3, 3, 1, 0, 10]), .click(1), .press(e), .pass(60), .press(45), .pass(60),
        .standStill(alone: true), .pass(4000), .goOn, .press(30), .pass(60), .press(e), .press(45),
        .pass(60), .release(45), .pass(120), .press(45), .pass(60), .release(45), .press(30),
        .pass(60), .erase(pause: 240), .pass(60),
      ]),
    Row(
      "a key that moves the focus to a button is released before the letter that waits for it",
      on: CompositorFacts.all, onlyFields: false,
      [.delays([10, 0, 3, 3, 3]), .front(1), .pass(120), .press(Key.tab), .press(23)]),
    Row(
      "modifiers that were on their way as the keyboard was given back do not stay down",
      on: CompositorFacts.all, onlyFields: false,
      [
        .press(Key.tab), .release(Key.tab), .delays([40, 0, 40, 20, 10]), .press(j), .press(s),
        .press(Key.tab), .pass(150), .command(l),
      ]),
    Row(
      "a letter right after Tab is not lost with a field that seems to report nothing",
      on: CompositorFacts.all,
      [
        .delays([1, 1, 10, 20, 40]), .press(c), .pass(30), .press(j), .release(c), .press(c),
        .pass(60), .release(c), .pass(120), .press(c), .press(j), .standStill(alone: false),
        .press(24), .release(24), .pass(4000), .goOn, .pass(600), .pick(23, digit: 1),
        .press(Key.tab), .press(30),
      ]),
    Row(
      "a key whose press waited too long, and that repeats, is released", on: IBusFacts.all,
      onlyFields: false, judgesText: false,
      [
        .delays([3, 3, 0, 10, 10]), .front(1), .press(l), .standStill(alone: true), .pass(4000),
        .goOn, .pass(1500),
      ]),
    Row(
      "letters do not overtake one that its program types itself", on: inOrder,
      [
        .delays([1, 1, 40, 40, 0]), .press(30), .pass(200), .press(45), .press(s),
        .standStill(alone: false), .press(24),
      ]),
    Row(
      "a letter does not overtake BackSpace in an empty field", on: inOrder,
      [.delays([10, 3, 20, 3, 0]), .erase(pause: 0), .press(45)]),
    Row(
      "letters do not overtake BackSpace", on: inOrder,
      [.delays([40, 3, 40, 0, 1]), .press(e), .erase(pause: 0), .press(30), .press(s)]),
  ]

  /// IBus's clients of which texts are judged: Qt's may stand still for no key.
  private nonisolated static let inOrder = IBusFacts.all.filter { $0.repeats != .pairs }

  @Test(arguments: rows)
  func `Text arrives whole, and nothing stays down`(row: Row) {
    for facts in row.facts {
      let violations = DesktopPlay.violations(
        row.steps, on: facts, judgesText: row.judgesText, onlyFields: row.onlyFields)
      #expect(violations == [], "on \(facts.name)")
    }
  }
}
