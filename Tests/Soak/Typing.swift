import GLib
import IBus
import KeyboardCore
import TypingModel

/// Types into some windows, and knows what they must contain.
///
/// The model is simple: a key adds its character, a pick the entry that was shown, BackSpace
/// deletes one, and a list that is left leaves its letter.
final class Typing {
  /// The locales that are used in turn.
  static let locales = ["fr", "de", "es"]

  /// The activities so far.
  private(set) var counts: [Activity: Int] = [:]
  /// The differences between texts and what was typed.
  private(set) var differences = Difference()
  /// The number of letters that crashes moved.
  private(set) var movedByCrashes = 0
  /// The time until the answer to each press without a fault, in ms.
  private(set) var answerTimes: [Int] = []
  /// The longest such time of all, in ms.
  private(set) var longestWait = 0
  /// Whether there is a fault, so that times are ignored.
  var isDisturbed = false
  /// Whether the engine has handled a press since this was last set to `false`.
  var isServed = false
  /// Called every ms while keys are pressed and released.
  var meanwhile: (() -> Void)?
  private var dice: SeededGenerator

  private let windows: [Window]
  private var expected: [String]
  private var current = 0
  private let say: (String) -> Void

  /// Makes windows of different kinds.
  init(seed: UInt64, say: @escaping (String) -> Void) {
    dice = SeededGenerator(seed: seed)
    self.say = say
    let kinds: [ClientCapabilities] = [
      [.preedit, .surroundingText], [.preedit], [.surroundingText],
      [.preedit, .surroundingText],
    ]
    windows = kinds.map { Window($0) }
    expected = kinds.map { _ in "" }
    for window in windows {
      window.onAnswer = { [weak self] time, isHandled in
        guard let self else { return }
        if isHandled == true { isServed = true }
        longestWait = max(longestWait, time)
        if !isDisturbed { answerTimes.append(time) }
      }
    }
  }

  /// The window with the focus.
  var window: Window { windows[current] }

  /// Connects the windows to an IBus.
  func connect(to bus: Bus) {
    for window in windows { window.connect(to: bus) }
    window.focusIn()
  }

  /// Disconnects from an IBus that is gone.
  func disconnect() {
    for window in windows { window.disconnect() }
  }

  /// Counts an activity.
  func count(_ activity: Activity) { counts[activity, default: 0] += 1 }

  /// Waits until every key is answered and the last letter is committed, or its list is open.
  ///
  /// A program that loses the focus commits its preedit itself. If that letter is on its way
  /// from the engine at that time, it comes twice, whatever the engine: on a busy machine that takes
  /// more than the 15 ms after which the engine is certain.
  func settle() {
    MainLoop.run(forAtMost: 30_000) { windows.allSatisfy { $0.waiting == 0 } }
    MainLoop.run(forAtMost: 40)
    MainLoop.run(forAtMost: 1000) { window.field.preedit.isEmpty || !window.field.list.isEmpty }
  }

  /// The same, and until the last list is closed: it would be taken for the next one.
  private func settleWithoutList() {
    settle()
    MainLoop.run(forAtMost: 3000) { window.field.list.isEmpty }
  }

  /// Types some characters.
  func type(_ text: String) {
    for character in text { tap(Hand.key(character), adds: String(character)) }
  }

  /// Types words for some ms.
  func typeWords(for milliseconds: Int) {
    let end = MainLoop.now + milliseconds
    while MainLoop.now < end {
      for character in Vocabulary.word(&dice) + " " where MainLoop.now < end {
        type(String(character))
      }
    }
  }

  /// A key is pressed and held; it adds its character.
  func press(_ character: Character) {
    count(.key)
    expected[current] += String(character)
    Hand.press(Hand.key(character), in: window)
  }

  /// A key is released.
  func release(_ character: Character) { Hand.release(Hand.key(character), in: window) }

  /// Holds a key until its list is open, and releases it.
  ///
  /// - Returns: The list's entries; empty if no list opens.
  func hold(_ character: Character) -> [String] {
    // A letter that is tapped and then held repeats.
    if expected[current].last?.lowercased() == character.lowercased() { type(" ") }
    settleWithoutList()
    press(character)
    MainLoop.run(forAtMost: 3000) { !window.field.list.isEmpty }
    MainLoop.run(forAtMost: Hand.pace)
    release(character)
    MainLoop.run(forAtMost: Hand.pace)
    if window.field.list.isEmpty { missList("\(character)") } else { count(.list) }
    return window.field.list
  }

  /// Does one of the things that people do all the time.
  func doSomething(withEmoji: Bool) {
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<9: typeWords(for: 800)
    // Unknown programs without preedit get no list.
    case 9..<13 where !window.showsPreedit: changeFocus()
    case 9..<12: pick()
    case 12: leaveList()
    case 13: compose()
    case 14: correct()
    case 15: if withEmoji { pickEmoji() }
    case 16: switchLocale()
    default: changeFocus()
    }
  }

  /// Picks an entry of a list.
  func pick() {
    let list = hold(Vocabulary.heldLetter(&dice))
    guard !list.isEmpty else { return }
    let place = Int.random(in: 0..<min(list.count, 5), using: &dice)
    expected[current].removeLast()
    tap(Hand.key(Character("\(place + 1)")), adds: list[place])
  }

  /// Opens a list and leaves it.
  private func leaveList() {
    _ = hold(Vocabulary.heldLetter(&dice))
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: type("nd ")
    case 1: tap(Hand.key(Keysym.escape.rawValue, code: 1), adds: "")
    default: changeFocus()
    }
  }

  /// Picks an emoji, with a search or without.
  func pickEmoji() {
    settleWithoutList()
    window.choose("emoji")
    MainLoop.run(forAtMost: 3000) { !window.field.list.isEmpty }
    guard !window.field.list.isEmpty else { return missList("emoji") }
    if window.showsPreedit, Bool.random(using: &dice) { tap(Hand.key("a"), adds: "") }
    settle()
    guard let first = window.field.list.first else { return missList("emoji that were searched") }
    count(.emoji)
    tap(Hand.key("1"), adds: first)
  }

  private func missList(_ what: String) {
    count(.missingList)
    say("✗ window \(current + 1) shows no list of \(what)")
  }

  private func compose() {
    count(.composition)
    tap(Hand.key(0xfe51), adds: "")
    tap(Hand.key("e"), adds: "é")
  }

  private func correct() {
    type("rx")
    tap(Hand.key(Keysym.backspace.rawValue, code: 14), adds: "")
    expected[current].removeLast()
  }

  private func switchLocale() {
    count(.localeSwitch)
    settle()
    window.choose("locale." + (Self.locales.randomElement(using: &dice) ?? "fr"))
    MainLoop.run(forAtMost: 30)
  }

  /// Focuses a window with preedit.
  func findPreedit() {
    while !window.showsPreedit { changeFocus() }
  }

  /// Focuses the next window.
  func changeFocus() {
    count(.focusChange)
    check("the focus goes")
    window.focusOut()
    current = (current + 1) % windows.count
    if expected[current].count > 800 {
      window.begin()
      expected[current] = ""
    }
    window.focusIn()
  }

  /// Compares the window's text with what was typed, and starts with a new text if they differ.
  ///
  /// - Parameters:
  ///   - what: The activity.
  ///   - isAfterCrash: Whether letters may have been moved: ibus-daemon answers the keys that
  ///     come before it has noticed the end of an engine before those that the engine had.
  func check(_ what: String, isAfterCrash: Bool = false) {
    settle()
    let wanted = expected[current]
    let isSame = MainLoop.run(forAtMost: 1500) {
      window.field.text + window.field.preedit == wanted
    }
    guard !isSame else { return }
    let received = window.field.text + window.field.preedit
    var difference = Difference(expected: wanted, received: received)
    let description = "\(difference)"
    if isAfterCrash {
      movedByCrashes += difference.moved
      difference.moved = 0
    }
    differences += difference
    say(
      """
      \(difference.isEmpty ? "" : "✗ ")\(what), window \(current + 1): \(description)
          typed …\(Difference.place(in: wanted, otherThan: received))
          got   …\(Difference.place(in: received, otherThan: wanted))
      """)
    window.focusOut()
    window.begin()
    expected[current] = ""
    window.focusIn()
  }

  /// Compares every window.
  func checkAll(_ what: String) {
    for _ in windows {
      check(what)
      changeFocus()
    }
  }

  private func tap(_ key: KeyEvent, adds text: String) {
    count(.key)
    expected[current] += text
    Hand.tap(key, in: window, meanwhile: meanwhile)
  }
}
