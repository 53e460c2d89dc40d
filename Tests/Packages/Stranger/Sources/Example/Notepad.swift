import KeyboardCore

/// A host: a text in memory with the cursor at its end, and timers that the program runs.
final class Notepad: KeyboardHost {
  let controller: KeyboardInputController
  private(set) var text = ""
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
    if !handle(.key(key)), !key.isRelease, let typed = key.text { text += typed }
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

  var surroundingText: SurroundingText? {
    SurroundingText(text: text, cursor: text.unicodeScalars.count)
  }

  func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit(let string): text += string
    case .preedit(let undecided): preedit = undecided?.text ?? ""
    // The cursor is always at the end.
    case .deleteSurrounding(_, let count): text.unicodeScalars.removeLast(count)
    case .candidates(let candidates): list = candidates?.entries ?? []
    default: break
    }
  }

  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    deadlines[timer] = milliseconds.map { now + $0 }
  }
}
