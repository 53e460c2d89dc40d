/// What becomes of changes of the text, together with the letter that is not committed yet.
struct Settlement: Hashable {
  /// How many keys are sent at most for one change: a handler may ask for any number.
  static let keyLimit = 1000

  /// How many scalars are taken back from text that is decided but not sent yet.
  private(set) var takenBack = 0
  /// How many scalars before the cursor are deleted as surrounding text.
  private(set) var deletedScalars = 0
  /// How many characters before the cursor are deleted by BackSpace.
  private(set) var backspaces = 0
  /// The text that is inserted.
  private(set) var text: String
  /// The keys that are sent after it.
  private(set) var keys: [Keysym] = []

  /// Decides what becomes of changes.
  ///
  /// - Parameters:
  ///   - edits: The changes.
  ///   - uncommitted: The letter that is not in the text yet, or "".
  ///   - waiting: How many scalars are decided but not sent yet.
  ///   - canDelete: Whether the client deletes surrounding text.
  init(_ edits: TextEdits, after uncommitted: String, waiting: Int, canDelete: Bool) {
    text = uncommitted
    for edit in edits {
      switch edit {
      case .insert(let insertion): text += insertion
      case .deleteBackward(let wanted):
        let count = min(max(0, wanted), Self.keyLimit)
        let own = min(count, text.count)
        text.removeLast(own)
        backspaces += count - own
      case .replace(let wanted, let insertion):
        let count = max(0, wanted)
        let own = min(count, text.unicodeScalars.count)
        text.unicodeScalars.removeLast(own)
        let back = max(0, min(count - own, waiting - takenBack))
        takenBack += back
        deletedScalars += max(0, count - own - back)
        text += insertion
      case .moveCursor(let offset):
        let count = min(Int(clamping: offset.magnitude), Self.keyLimit)
        keys += Array(repeating: offset < 0 ? .left : .right, count: count)
      case .key(let keysym): keys.append(keysym)
      }
    }
    if !canDelete {
      backspaces += deletedScalars
      deletedScalars = 0
    }
  }

  /// Whether the client does by itself what a key asks for, so that the key passes.
  ///
  /// - Parameters:
  ///   - edit: The change that the key asks for.
  ///   - event: The key.
  ///   - isFree: Whether nothing is on its way to the client that the key would overtake.
  /// - Returns: Whether the key passes.
  static func passes(_ edit: TextEdit, _ event: KeyEvent, isFree: Bool) -> Bool {
    edit == event.nativeEdit && (edit.isKeyPress || isFree)
  }
}
