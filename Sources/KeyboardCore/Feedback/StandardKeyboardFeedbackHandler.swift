/// The feedback handler a controller starts with; subclass it to give some keys other sounds.
///
/// It follows its configuration, in this order: a rule for the gesture on the action; silence when
/// the space bar is held; then the kind of key, which deletes, types or serves the keyboard. These
/// are the rules of the articles' library, but here all return keys have a sound: there those of
/// "go" and "search" were silent.
open class StandardKeyboardFeedbackHandler: KeyboardFeedbackHandler {
  /// What is heard and felt.
  public let configuration: FeedbackConfiguration

  /// Creates a handler.
  ///
  /// - Parameter configuration: What is heard and felt; everything by default. In any case a
  ///   controller plays only what its own configuration switches on.
  public init(configuration: FeedbackConfiguration = .enabled) {
    self.configuration = configuration
  }

  /// What is heard for a gesture on an action.
  ///
  /// Override it to give other sounds.
  open func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    if let rule = rule(for: gesture, on: action, where: { $0.audio != nil }) {
      return rule.audio ?? .none
    }
    if action == .space, gesture == .longPress { return .none }
    if action == .backspace { return configuration.audio.delete }
    if action.isInputAction { return configuration.audio.input }
    return action.soundsAsSystemKey ? configuration.audio.system : .none
  }

  /// What is felt for a gesture on an action.
  ///
  /// Override it to make something else felt.
  open func hapticFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> HapticFeedback {
    if let rule = rule(for: gesture, on: action, where: { $0.haptic != nil }) {
      return rule.haptic ?? .none
    }
    if action == .space, gesture == .longPress { return configuration.haptic.longPressOnSpace }
    return configuration.haptic[gesture]
  }

  open func feedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardFeedback {
    KeyboardFeedback(
      audio: audioFeedback(for: gesture, on: action),
      haptic: hapticFeedback(for: gesture, on: action))
  }

  open func feedback(for cue: FeedbackCue) -> KeyboardFeedback {
    KeyboardFeedback(audio: configuration.audio[cue], haptic: configuration.haptic[cue])
  }

  open func hasCustomFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool { rule(for: gesture, on: action) { _ in true } != nil }

  private func rule(
    for gesture: KeyboardGesture, on action: KeyboardAction,
    where isWanted: (FeedbackRule) -> Bool
  ) -> FeedbackRule? {
    configuration.rules.first { $0.matches(gesture, action) && isWanted($0) }
  }
}

extension KeyboardAction {
  /// Whether the action sounds like a key that serves the keyboard; addresses are silent.
  fileprivate var soundsAsSystemKey: Bool {
    switch self {
    case .primary: true
    case .url: false
    default: isSystemAction
    }
  }
}
