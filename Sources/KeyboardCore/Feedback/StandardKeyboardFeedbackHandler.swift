/// The feedback handler a controller starts with; inherit it to have other sounds for some keys.
///
/// It goes by its configuration, in this order: a rule for the gesture on the action; nothing to
/// hear where the space bar is held; then the kind of key: one that deletes, that types, that serves
/// the keyboard. These are the rules of the articles' library, with a sound for all return keys:
/// there those of "go" and "search" were silent.
open class StandardKeyboardFeedbackHandler: KeyboardFeedbackHandler {
  /// What is heard and felt.
  public let configuration: FeedbackConfiguration

  /// Creates a handler.
  ///
  /// - Parameter configuration: What is heard and felt: everything by default. Whatever it says, a
  ///   controller plays only what is switched on in its own.
  public init(configuration: FeedbackConfiguration = .enabled) {
    self.configuration = configuration
  }

  /// What is heard at a gesture on an action.
  ///
  /// Override it to have other sounds.
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

  /// What is felt at a gesture on an action.
  ///
  /// Override it to have something else felt.
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
  /// Whether the action sounds as a key that serves the keyboard: addresses are silent.
  fileprivate var soundsAsSystemKey: Bool {
    switch self {
    case .primary: true
    case .url: false
    default: isSystemAction
    }
  }
}
