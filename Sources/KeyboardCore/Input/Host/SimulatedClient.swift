/// A text field in memory: what a well-behaved program does with the keyboard's effects.
///
/// For `ime-cli type` and for tests; use it to try your own handlers.
public struct SimulatedClient: Sendable {
  /// What the field can do.
  public var capabilities: ClientCapabilities
  /// The text in the field, without the preedit.
  public private(set) var text = ""
  /// The offset of the cursor in `text`, in Unicode scalars.
  public private(set) var cursor = 0
  /// The text at the cursor that is not committed yet.
  public private(set) var preedit = ""
  /// The list shown, or `nil`.
  public private(set) var candidates: CandidateList?
  /// How often text was committed.
  public private(set) var commits = 0

  /// Creates an empty field.
  public init(capabilities: ClientCapabilities) { self.capabilities = capabilities }

  /// The text around the cursor, or `nil` if the field cannot report it.
  public var surroundingText: SurroundingText? {
    capabilities.contains(.surroundingText) ? SurroundingText(text: text, cursor: cursor) : nil
  }

  /// Types a key that was not used up, as a client does.
  public mutating func type(_ event: KeyEvent) {
    guard !event.isRelease, let edit = event.nativeEdit else { return }
    switch edit {
    case .insert(let insertion): insert(insertion)
    case .deleteBackward(let count): delete(from: cursor - count, count: count)
    case .moveCursor(let offset): cursor = min(max(0, cursor + offset), scalarCount)
    case .key(.return): insert("\n")
    case .replace: break
    case .key: insert("\t")
    }
  }

  /// Carries out an effect.
  public mutating func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit(let insertion):
      commits += 1
      let erased = insertion.prefix { $0 == Erasure.del }.count
      delete(from: cursor - erased, count: erased)
      insert(String(insertion.dropFirst(erased)))
    case .preedit(let preedit): self.preedit = preedit?.text ?? ""
    case .candidates(let list): candidates = list
    case .deleteSurrounding(let offset, let count):
      delete(from: cursor + offset, count: count)
    case .erase(let count): delete(from: cursor - count, count: count)
    case .forwardKey(let keysym, let keycode, let isRelease):
      type(KeyEvent(keysym: keysym, keycode: keycode, isRelease: isRelease, time: 0))
    case .auxiliary, .requestSurroundingText, .refreshSurroundingText: break
    }
  }

  /// Turns the preedit into text, as when the field loses the focus or the caret is moved.
  public mutating func commitPreedit() {
    insert(preedit)
    preedit = ""
  }

  /// Replaces the text and moves the cursor.
  public mutating func replaceText(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), scalarCount)
  }

  private var scalarCount: Int { text.unicodeScalars.count }

  private mutating func insert(_ insertion: String) {
    var scalars = text.unicodeScalars
    scalars.insert(
      contentsOf: insertion.unicodeScalars, at: scalars.index(scalars.startIndex, offsetBy: cursor))
    text = String(scalars)
    cursor += insertion.unicodeScalars.count
  }

  private mutating func delete(from start: Int, count: Int) {
    let end = min(start + count, scalarCount)
    let start = max(0, start)
    guard start < end else { return }
    var scalars = text.unicodeScalars
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    scalars.removeSubrange(first..<scalars.index(first, offsetBy: end - start))
    text = String(scalars)
    cursor = min(cursor, start)
  }
}
