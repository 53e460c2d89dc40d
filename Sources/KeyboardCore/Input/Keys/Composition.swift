/// A Compose sequence or dead key that is not complete: its keys so far.
struct Composition {
  /// What to ask the composer for a key.
  enum Question {
    case feed(Keysym)
    /// The key takes the last one back, unless a sequence goes on with it.
    case feedOrErase(Keysym)
    /// To forget the sequence and take these keys again: the last one was erased.
    case restart([Keysym])
  }

  enum Outcome {
    case unrelated
    case composing
    case text(String)
    /// The sequence leads nowhere: its keys come out as themselves, this one included.
    case literal(String)
  }

  private var keys: [LayoutKey] = []
  private var isShown = false
  var isEmpty: Bool { keys.isEmpty }
  /// The keys of the sequence as text; the Compose key gives none.
  var literal: String { keys.map(\.literal).joined() }

  /// What to ask the composer for a key, or `nil` if the key has nothing to do with sequences.
  mutating func press(_ key: LayoutKey, begins: (Keysym) -> Bool) -> Question? {
    guard !keys.isEmpty else { return begins(key.keysym) ? .feed(key.keysym) : nil }
    switch key.keysym {
    case .escape:
      keys.removeAll()
      return .restart([])
    case .backspace: return .feedOrErase(key.keysym)
    default: return .feed(key.keysym)
    }
  }

  /// Takes the last key back, and returns those that are left.
  mutating func erase() -> [Keysym] {
    keys.removeLast()
    return keys.map(\.keysym)
  }

  mutating func answer(_ status: ComposeStatus, for key: LayoutKey) -> Outcome {
    switch status {
    case .nothing: return .unrelated
    case .composing:
      keys.append(key)
      return .composing
    case .composed(let text):
      keys.removeAll()
      return .text(text)
    case .cancelled:
      defer { keys.removeAll() }
      return .literal(literal + key.literal)
    }
  }

  /// Ends a sequence that is not complete: its keys come out as themselves.
  mutating func commit(mayShow: Bool, _ turn: inout Turn) {
    turn.commit(literal)
    keys.removeAll()
    show(mayShow, &turn)
  }

  mutating func forget() { self = Self() }

  /// Shows the sequence as preedit where it may be shown; clears the preedit if it no longer may.
  ///
  /// Only text that may stay is shown: a client that loses the focus turns its preedit into text.
  mutating func show(_ mayShow: Bool, _ turn: inout Turn) {
    guard mayShow || isShown else { return }
    let text = mayShow ? literal : ""
    isShown = !text.isEmpty
    turn.add(.preedit(text.isEmpty ? nil : Preedit(text, isUnderlined: true)))
  }
}

extension LayoutKey {
  fileprivate var literal: String { text ?? keysym.spacingForm }
}
