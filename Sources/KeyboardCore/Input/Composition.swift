/// A Compose sequence or dead key on its way: the keys that have been typed of it.
struct Composition {
  /// What is asked of the composer for a key.
  enum Question {
    /// What the key leads to.
    case feed(Keysym)
    /// To forget the sequence and take these keys of it again: the last one was erased.
    case startOver([Keysym])
  }

  /// What has come of a key.
  enum Outcome {
    /// The key has nothing to do with the sequence.
    case unrelated
    /// The sequence goes on.
    case composing
    /// The sequence is over and gives this text.
    case text(String)
    /// The sequence has come to nothing: its keys come out as they look, this one included.
    case literal(String)
  }

  private var keys: [LayoutKey] = []

  /// Whether no sequence has begun.
  var isEmpty: Bool { keys.isEmpty }

  /// The keys of the sequence as they look: the Compose key looks like nothing.
  var literal: String { keys.map(\.literal).joined() }

  /// Takes a key.
  ///
  /// - Returns: What the composer is to be asked, or `nil` if the key has nothing to do with
  ///   sequences.
  mutating func press(_ key: LayoutKey) -> Question? {
    guard !keys.isEmpty else { return key.keysym.startsSequence ? .feed(key.keysym) : nil }
    switch key.keysym {
    case .escape: keys.removeAll()
    case .backspace: keys.removeLast()
    default: return .feed(key.keysym)
    }
    return .startOver(keys.map(\.keysym))
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

  /// Forgets the sequence.
  ///
  /// - Returns: Its keys as they look.
  mutating func end() -> String {
    defer { keys.removeAll() }
    return literal
  }
}

extension LayoutKey {
  /// The key as it looks when it composes nothing.
  fileprivate var literal: String { text ?? keysym.spacingForm }
}
