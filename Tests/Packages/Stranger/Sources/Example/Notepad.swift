import KeyboardCore

/// A host: a text in memory with the cursor at its end, and timers that the program runs.
final class Notepad: KeyboardHost {
  let controller: KeyboardInputController
  private(set) var text = ""
  private(set) var list: [String] = []
  private(set) var now = 0
  private var deadlines: [KeyboardTimer: Int] = [:]

  init(_ controller: KeyboardInputController) {
    self.controller = controller
    handle(.focusIn(client: "notepad"))
    handle(.capabilities(.surroundingText))
  }

  /// Presses or releases a key.
  func type(_ key: KeyEvent) {
    now = key.time
    if !handle(.key(key)), !key.isRelease, let typed = key.text { commit(typed) }
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

  func commit(_ text: String) { self.text += text }

  // The cursor is always at the end.
  func deleteText(offset: Int, count: Int) { text.unicodeScalars.removeLast(count) }

  func show(_ list: CandidateList?) { self.list = list?.entries ?? [] }

  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    deadlines[timer] = milliseconds.map { now + $0 }
  }
}
