/// How changes of the text are carried out, together with the letter that is not committed yet.
struct Settlement: Hashable {
  /// The most keys that are sent for one change: a handler may ask for any number.
  static let keyLimit = 1000

  /// How many scalars are taken back from text that waits to be sent.
  private(set) var takenBack = 0
  /// How many scalars before the cursor are deleted as surrounding text.
  private(set) var deletedScalars = 0
  /// How many characters before the cursor are deleted by BackSpace.
  private(set) var backspaces = 0
  private(set) var text: String
  /// The keys that come before all of that: the word that the cursor is in ends behind it.
  private(set) var firstKeys: [Keysym] = []
  private(set) var keys: [Keysym] = []

  /// Settles changes after the text that is not committed yet, where the text `waiting` is still to be
  /// sent and the client may delete surrounding text.
  init(_ edits: TextEdits, after uncommitted: String, waiting: String, canDelete: Bool) {
    text = uncommitted
    var waiting = waiting
    for edit in edits {
      switch edit {
      case .insert(let insertion): text += insertion
      case .deleteBackward(let wanted):
        let count = min(max(0, wanted), Self.keyLimit)
        let own = min(count, text.count)
        text.removeLast(own)
        let back = waiting.suffix(count - own)
        takenBack += back.unicodeScalars.count
        backspaces += count - own - back.count
        waiting.removeLast(back.count)
      case .replace(let wanted, let insertion):
        let count = max(0, wanted)
        let own = min(count, text.unicodeScalars.count)
        text.unicodeScalars.removeLast(own)
        let back = min(count - own, waiting.unicodeScalars.count)
        waiting.unicodeScalars.removeLast(back)
        takenBack += back
        deletedScalars += max(0, count - own - back)
        text += insertion
      case .moveCursor(let offset):
        let count = min(Int(clamping: offset.magnitude), Self.keyLimit)
        add(Array(repeating: offset < 0 ? .left : .right, count: count))
      case .key(let keysym): add([keysym])
      }
    }
    if !canDelete {
      backspaces += deletedScalars
      deletedScalars = 0
    }
  }

  /// Sends keys, behind the text if there is any: the two change places in clients.
  private mutating func add(_ more: [Keysym]) {
    let isFirst =
      text.isEmpty && keys.isEmpty && takenBack == 0 && deletedScalars == 0 && backspaces == 0
    if isFirst { firstKeys += more } else { keys += more }
  }

  /// Whether a key passes because the client makes the same change by itself; `isFree` says whether
  /// nothing is on its way to the client that the key would overtake.
  static func passes(_ edit: TextEdit, _ event: KeyEvent, isFree: Bool) -> Bool {
    edit == event.nativeEdit && (edit.isKeyPress || isFree)
  }
}
