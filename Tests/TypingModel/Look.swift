import KeyboardCore

/// What is to be seen of a keyboard and its field between two events.
struct Look {
  /// The text with what is pending at the cursor.
  var line = Line()
  /// The same if keys wait and the field ends: text that waits comes before all of them.
  var lineAtOnce = Line()
  /// Whether keys wait for the text before them.
  var hasWaitingKeys = false
  /// The same if a key passes to the client at once, before all that waits.
  var lineAfterEcho: (KeyEvent) -> Line = { _ in Line() }
  /// What is at the cursor and not in the text yet.
  var pending = ""
  /// A letter that was typed twice unless its key turns out to repeat.
  var secondTap = ""
  var isUnderlined = false
  var list: CandidateList?
  /// The text of the key whose list is open, or what was typed after a colon.
  var base: String?
  /// Whether the list was asked for: it opened with an entry highlighted.
  var isAsked = false
  /// A word that was asked for, with its only spelling, which replaces it once it is in the text.
  var spelling: (word: String, spelling: String)?
  /// The spellings of which BackSpace may take one back.
  var spellings: [(word: String, spelling: String)] = []
  var isEmojiOpen = false
  /// Whether the next key says which key an entry is pinned to.
  var asksForKey = false
  /// The emoji of a digit that is down: a tap would pick it.
  var digit: String?
  /// Whether that is certain: the press may have been the repeat of one that did something else.
  var isDigitCertain = true
  /// The keys of a sequence that is not complete.
  var sequence: [Keysym] = []
  var isSequenceShown = true
  /// Whether one that goes on may be shown.
  var maySequenceShow = true
  var keyboardType = KeyboardType.alphabetic(.lowercased)
  var settings = KeyboardSettings()
  var quotationMarks = QuotationMarks()
  var isSecret = false
  var hasOnScreenKeyboard = false
  /// Whether the text reported last has a selection.
  var hasSelection = false
  /// What waits for a pause between commits.
  var waiting = ""
  /// Whether the keyboard said that it keeps out of the way.
  var isSwitchedOff = false
  /// The quotation mark put in last, and what was typed for it.
  var quotation: (typed: String, inserted: String)?

  /// A sequence that is not complete, as it looks.
  var literal: String { TableComposer.literal(sequence) }

  /// Whether `:name` is being typed.
  var isColonSearch: Bool { isUnderlined && sequence.isEmpty && pending.contains(":") }

  /// Whether a highlighted entry goes in when the key goes up.
  var picksOnRelease: Bool { settings.releasePicks && base != nil && list?.selected != nil }

  /// Whether the highlight of the list that is open moves on by itself.
  var movesOn: Bool { settings.scanInterval > 0 && list != nil }

  /// Whether a key is bound to a request for accents.
  func asks(_ key: KeyEvent) -> Bool {
    let binding = settings.bindings.first {
      $0.gesture == .press && $0.combination.matches(key)
    }
    return binding.map { $0.action.asks } ?? false
  }

  /// The highlighted entry, or `nil`.
  var selectedEntry: String? { list.flatMap { list in list.selected.map { list.entries[$0] } } }

  /// Whether an entry of the list of a held key makes the key repeat.
  func makesRepeat(_ entry: String) -> Bool { entry == "🔁" && !isColonSearch }

  /// The entry in a place of the page shown, or `nil`.
  func entry(at index: Int) -> String? {
    guard let list, index >= 0, index < list.visible.count else { return nil }
    return list.entries[list.visible.lowerBound + index]
  }
}
