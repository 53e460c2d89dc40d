import KeyboardCore

/// A host: a text in memory with its cursor, and timers that the program runs.
final class Notepad: KeyboardHost {
  let controller: KeyboardInputController
  private(set) var field = SurroundingText(text: "", cursor: 0)
  private(set) var preedit = ""
  private(set) var list: [String] = []
  private(set) var now = 0
  private var deadlines: [KeyboardTimer: Int] = [:]

  init(_ controller: KeyboardInputController) {
    self.controller = controller
    handle(.focusIn(client: "notepad"))
    handle(.capabilities([.preedit, .surroundingText]))
  }

  /// Presses or releases a key.
  func type(_ key: KeyEvent) {
    now = key.time
    // What the keyboard has no use for is the field's: a letter, Return, BackSpace, an arrow.
    if !handle(.key(key)) { field.type(key) }
    reportText()
  }

  /// Runs the timers that are due, the first one first.
  func wait(until time: Int) {
    while let (timer, due) = deadlines.min(by: { $0.value < $1.value }), due <= time {
      (now, deadlines[timer]) = (due, nil)
      handle(.timer(timer, time: due))
    }
    now = time
  }

  var surroundingText: SurroundingText? { field }

  func apply(_ effect: FieldEffect) {
    // Text, deletions, and keys that are sent.
    field.apply(effect)
    switch effect {
    case .preedit(let undecided): preedit = undecided?.text ?? ""
    case .candidates(let candidates): list = candidates?.entries ?? []
    default: break
    }
  }

  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    deadlines[timer] = milliseconds.map { now + $0 }
  }
}
