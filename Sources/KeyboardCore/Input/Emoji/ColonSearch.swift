/// A search for emoji with `:name` in running text.
///
/// The name is shown as preedit, with a list once it has two letters. It stays as typed whatever
/// else happens, and a pick replaces it without deleting anything in the client.
struct ColonSearch {
  private static let letters = 2

  /// The name so far, with its colon, as a letter that a pick replaces.
  private(set) var letter: HeldLetter
  var list: HeldList?
  init(_ text: String, _ press: KeyPress) { letter = Self.letter(text, press) }

  private static func letter(_ text: String, _ press: KeyPress) -> HeldLetter {
    HeldLetter(text: text, action: .text(text), press: press, strategy: .compose)
  }

  /// The text to search for, with `_` for a space, or `nil` while the name is too short.
  var query: String? { letter.text.count > Self.letters ? String(letter.text.dropFirst()) : nil }

  /// The name with its colon after a key that types `typed`: "" if the colon itself is erased, and
  /// `nil` if the key does not belong to a name.
  func text(after event: KeyEvent, typing typed: String?) -> String? {
    if event.modifiers.isCommand { return nil }
    if event.keysym == .backspace { return String(letter.text.dropLast()) }
    if list != nil, event.pickedDigit != nil { return nil }
    guard let typed else { return nil }
    // The names of 👍 and 👎 are +1 and -1.
    let isThumb = [":+1", ":-1", ":+", ":-"].contains(letter.text + typed)
    guard isThumb || typed.allSatisfy({ $0.isLetter || $0 == "_" }) else { return nil }
    return letter.text + typed
  }

  /// The whole name, if a key types its last colon.
  func closed(by typed: String?) -> String? {
    typed == ":" && query != nil ? letter.text + ":" : nil
  }

  mutating func change(to text: String, _ press: KeyPress) { letter = Self.letter(text, press) }

  mutating func show(_ emojis: [Emoji], _ turn: inout Turn) {
    if emojis.isEmpty { return closeList(&turn) }
    list = HeldList(emojis.map { .emoji($0) }, for: letter.action, &turn)
  }

  mutating func closeList(_ turn: inout Turn) {
    if list != nil { turn.add(.candidates(nil)) }
    list = nil
  }

  mutating func follow(_ report: SurroundingText) { _ = letter.follow(report) }

  /// Whether a colon can begin a name here: at the start of a word, in a field for text, if the text
  /// before the cursor is known.
  static func canBegin(in field: Field, after text: String?) -> Bool {
    guard field.takesPreedit, [.freeForm, .alpha, .name].contains(field.contentType.purpose),
      let text
    else { return false }
    return text.last?.isWhitespace ?? true
  }
}
