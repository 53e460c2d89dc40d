/// A Compose sequence or dead key that is not complete: its keys so far.
struct Composition {
  /// What to ask the composer for a key.
  enum Question {
    /// Where the key leads.
    case feed(Keysym)
    /// To forget the sequence and take these keys again: the last one was erased.
    case restart([Keysym])
  }

  /// The result of a key.
  enum Outcome {
    /// The key has nothing to do with the sequence.
    case unrelated
    /// The sequence continues.
    case composing
    /// The sequence is complete and gives this text.
    case text(String)
    /// The sequence leads nowhere: its keys come out as themselves, this one included.
    case literal(String)
  }

  private var keys: [LayoutKey] = []
  private var isShown = false

  /// Whether no sequence has begun.
  var isEmpty: Bool { keys.isEmpty }

  /// The keys of the sequence as text; the Compose key gives none.
  var literal: String { keys.map(\.literal).joined() }

  /// Takes a key.
  ///
  /// - Returns: What to ask the composer, or `nil` if the key has nothing to do with sequences.
  mutating func press(_ key: LayoutKey) -> Question? {
    guard !keys.isEmpty else { return key.keysym.startsSequence ? .feed(key.keysym) : nil }
    switch key.keysym {
    case .escape: keys.removeAll()
    case .backspace: keys.removeLast()
    default: return .feed(key.keysym)
    }
    return .restart(keys.map(\.keysym))
  }

  /// Takes the composer's answer for a key.
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

  /// Forgets the sequence: the client has turned its preedit into text.
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
  /// The key as text when it composes nothing.
  fileprivate var literal: String { text ?? keysym.spacingForm }
}
