import KeyboardCore

/// A person who types what comes to mind, with fingers as quick and as sloppy as fingers are.
///
/// Each thing this person does has one meaning only, which goes into `meant`: a tap is shorter than
/// the hold delay or cut short by another key, a hold is longer, repeats come from keys that repeat.
struct RandomTypist {
  /// What the field and its settings make of a hold.
  struct Place {
    var field: TestField
    /// Whether lists open here.
    var opensLists = true
    /// What the keys type, where it is not what they say.
    var layout: TestLayout?
    /// What the keyboard makes of prose.
    var prose = PlainProse()
  }

  /// What the keys offer, small letters and capitals.
  static let callouts = [
    "a": "àá", "A": "ÀÁ", "e": "éèêë", "E": "ÉÈÊË", "n": "ñŉ", "N": "Ñ", "s": "ßś", "S": "ẞŚ",
    "o": "òóôõöøōőơǒŏœ", "O": "ÒÓÔÕÖØŌŐƠǑŎŒ", "$": "€£", ".": "…",
  ]

  private static let keys: [TestKey] = [
    "a", "e", "o", "n", "s", "a", "e", "o", ".", "v", "h", "r", "x", "q", "1", "2", "9", "0", ";",
  ]
  private static let capitals: [TestKey] = ["A", "E", "O", "N", "S", "$", "T", "X", "!", "@", "*"]

  /// What the hands did.
  var steps: [KeyStep] = []
  /// What they meant.
  var meant = MeantText()

  let place: Place
  let holdDelay: Int
  var generator: SeededGenerator
  var time = 0
  var down: [(key: TestKey, pressedAt: Int)] = []
  /// When the letter was pressed that would open its list if it was held.
  var candidate: Int?
  /// When keys last went up, and after what time.
  var ups: [UInt32: (at: Int, after: Int)] = [:]
  var isListOpen = false
  var isSecret = false
  var keepsFingersDown = false
  /// When the space bar was pressed last, if nothing was typed since.
  var lastSpace: Int?
  /// The quotation mark typed last, and what was put in its place.
  var lastQuote: (typed: String, inserted: String)?
  /// The tones emoji were picked in last.
  var tones: [String: String] = [:]

  /// A person with a character of their own.
  init(seed: UInt64, in place: Place) {
    generator = SeededGenerator(seed: seed)
    holdDelay = generator.pick([150, 300, 500, 500, 500, 1500])
    var place = place
    place.field.settings.holdDelay = holdDelay
    place.field.settings.releasePicks = generator.chance(35)
    place.field.settings.bindings += FuzzPlace.bindings
    place.field.settings.feedback.isOn = generator.chance(50)
    self.place = place
  }

  /// The field with this person's settings.
  var field: TestField { place.field }

  /// Does something.
  mutating func act() {
    switch generator.number(0...119) {
    case 0..<40: type(generator.pick(Self.keys))
    case 40..<48: typeCapital(generator.pick(Self.capitals))
    case 48..<62: hold(generator.pick(Self.keys.filter { letter($0) != nil }))
    case 62..<66: holdCapital(generator.pick(Self.capitals))
    case 66..<71: repeatOrdinaryKey()
    case 71..<75: tapThenHold(generator.pick(["a", "e", "."]))
    case 75..<80: backspace()
    case 80..<83: edit(.return) { $0.insert("\n") }
    case 83..<89: space()
    case 89..<92 where !isListOpen: edit(.left) { $0.move(by: -1) }
    case 89..<92: edit(.escape) { _ in }
    case 92..<94: shortcut()
    case 94..<96: interrupt()
    case 96..<97: visitPassword()
    case 97..<102: composeLetter()
    case 102..<106: pickEmoji()
    case 106..<109 where field.settings.emojiColonSearch: searchWithColon()
    case 109..<112: useBinding()
    case 112..<114: holdForMore(generator.pick(["q", "x", "h"]))
    case 114..<118: quote()
    default: wait(generator.number(0...800))
    }
  }

  /// What a key types here and now.
  func letter(_ key: TestKey) -> String? {
    guard let text = ownLetter(key), !isSecret, key.modifiers.isDisjoint(with: .shift) else {
      return ownLetter(key)
    }
    return place.prose.letter(text, after: meant.before)
  }

  /// What a key types by the layout alone.
  func ownLetter(_ key: TestKey) -> String? {
    guard let layout = place.layout, !isSecret, key.keycode != 0, key.text != nil,
      key.keysym.rawValue < 0xff00
    else { return key.text }
    return layout.key(keycode: key.keycode, modifiers: key.modifiers)?.text ?? key.text
  }

  func entries(_ key: TestKey) -> [String] {
    guard place.opensLists, !isSecret, key.keycode != 0, key.keysym != .q, let letter = letter(key)
    else { return [] }
    return Self.callouts[letter]?.map(String.init) ?? []
  }

  mutating func type(_ key: TestKey) {
    var key = key
    if generator.chance(5) { key = key.at(0) }
    if isListOpen { leaveList(before: key) }
    press(key)
    candidate = entries(key).isEmpty && moreWhenHeld(key) == nil ? nil : time
    insertLetter(of: key)
    wait(generator.pick([0, 1, 5, 20, 60, 120, 180]))
    if key.keycode == 0 || generator.chance(60) { release(key) }
    wait(generator.pick([0, 1, 8, 20, 50, 200]))
  }

  private mutating func typeCapital(_ key: TestKey) {
    if isListOpen { leaveList(before: key) }
    steps.append(.press(.shift))
    endHold()
    wait(generator.pick([0, 10, 40]))
    type(key)
    if generator.chance(50) { release(key) }
    steps.append(.release(TestKey.shift.with(.shift)))
  }

  /// The letter of a key is typed, so many times.
  mutating func insertLetter(of key: TestKey, times: Int = 1) {
    for _ in 0..<times {
      let text = letter(key) ?? ""
      if lastQuote?.inserted == "‘", text.first?.isNumber == true {
        // A year: ’90.
        meant.deleteBackward()
        meant.insert("’")
        lastQuote = nil
      }
      meant.insert(text)
    }
    guard !isSecret else { return }
    lastSpace = nil
    lastQuote = nil
  }

  mutating func space() {
    press(" ")
    isListOpen = false
    let wasSecond = lastSpace != nil
    let isSecond = lastSpace.map { time - $0 < StandardKeyboardBehavior.doubleSpace } ?? false
    if isSecond, place.prose.endsSentence(after: meant.before) {
      meant.deleteBackward()
      meant.insert(". ")
    } else {
      meant.insert(" ")
    }
    lastSpace = time
    lastQuote = nil
    wait(generator.number(0...60))
    release(" ")
    if !wasSecond, generator.chance(place.prose.endsSentences ? 40 : 5) { space() }
  }

  mutating func edit(_ key: TestKey, _ change: (inout MeantText) -> Void) {
    press(key)
    isListOpen = false
    change(&meant)
    if key != .escape { lastSpace = nil }
    lastQuote = nil
    wait(generator.number(0...60))
    release(key)
  }

  /// A digit would pick, so whoever is about to type one closes the list before.
  mutating func leaveList(before key: TestKey) {
    if key.keysym.digit != nil || (2...10).contains(key.keycode) && place.layout != nil {
      edit(.escape) { _ in }
    }
    isListOpen = false
  }
}
