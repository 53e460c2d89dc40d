// What may be a secret although the field shows it.
extension KeyboardInputController {
  /// Whether what is typed may be a secret, so that it is not shown apart from the text, nor kept.
  ///
  /// Terminals that do not say so get no lists, by rules that name them.
  var isConfidential: Bool {
    state.keyboardContext.isConfidential || (try? strategy.get()) == nil
  }

  /// Whether an event is one of the many that change no text, of which nothing more need be known.
  func typesNothing(_ event: InputEvent) -> Bool {
    guard turn.effects.isEmpty else { return false }
    return switch event {
    case .key(let key): key.isRelease
    case .timer: true
    default: false
    }
  }
}
