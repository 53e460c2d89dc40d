/// Searching emoji with `:name` in running text.
///
/// The name is shown as preedit, with a list once it has two letters. It stays as typed whatever
/// else happens, and a pick takes its place without anything being deleted in the client.
struct EmojiName {
  /// What a key does to the name.
  enum Answer: Hashable {
    /// The name is this text now, with its colon; "" if the colon itself was erased.
    case text(String)
    /// The key has nothing to do with the name.
    case none
  }

  /// How many letters after the colon open a list.
  private static let letters = 2

  /// The text so far, with the colon.
  private(set) var text: String
  /// The press of the last key of the name.
  private(set) var press: KeyPress
  /// The emoji that are found.
  var list = HeldList()
  /// Whether the client has reported the preedit with the name as text.
  private(set) var hasBecomeText = false

  /// Begins with a colon, or with the text of a name.
  init(_ text: String, _ press: KeyPress) {
    self.text = text
    self.press = press
  }

  /// What is searched for, with `_` for a space, or `nil` while the name is too short.
  var query: String? { text.count > Self.letters ? String(text.dropFirst()) : nil }

  /// The name as an entry of the list stands for it.
  var action: KeyboardAction { .text(text) }

  /// What a key does to the name.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - typed: What the key types, or `nil`.
  /// - Returns: What the name is now, or that the key has nothing to do with it.
  func answer(to event: KeyEvent, typing typed: String?) -> Answer {
    if event.modifiers.isCommand { return .none }
    if event.keysym == .backspace { return .text(String(text.dropLast())) }
    if list.isOpen, event.pickedDigit != nil { return .none }
    guard let typed, typed.allSatisfy({ $0.isLetter || $0 == "_" }) else { return .none }
    return .text(text + typed)
  }

  /// Goes on with another text.
  mutating func change(to text: String, _ press: KeyPress) {
    self.text = text
    self.press = press
    hasBecomeText = false
  }

  /// Shows the emoji that are found.
  mutating func show(_ emojis: [Emoji], _ turn: inout Turn) {
    if emojis.isEmpty { return list.close(&turn) }
    list.open(emojis.map { .emoji($0) }, for: action, &turn)
  }

  /// The client reports its text.
  mutating func follow(_ report: SurroundingText) {
    if report.endsBeforeCursor(in: text) { hasBecomeText = true }
  }

  /// The name as a letter that a pick takes the place of.
  var letter: HeldLetter {
    HeldLetter(text: text, action: action, press: press, strategy: .compose)
  }

  /// Whether a colon can begin a name here: at the start of a word, in a field for text.
  ///
  /// - Parameters:
  ///   - field: The field and its client.
  ///   - text: What is known about the text before the cursor, or `nil`.
  /// - Returns: Whether it can.
  static func canBegin(in field: Field, after text: String?) -> Bool {
    guard field.takesPreedit, [.freeForm, .alpha, .name].contains(field.contentType.purpose),
      let text
    else { return false }
    return text.last?.isWhitespace ?? true
  }
}
