/// The standard feedback handler; subclass it to change the feedback of some keys.
///
/// It follows its configuration: the held space bar is silent, and other keys sound by their kind.
/// Unlike in KeyboardKit, all return keys have a sound, even "go" and "search".
open class StandardKeyboardFeedbackHandler: KeyboardFeedbackHandler {
  /// The sounds and vibrations.
  public let configuration: FeedbackConfiguration

  /// Creates a handler.
  ///
  /// - Parameter configuration: The sounds and vibrations; a controller plays only those that its
  ///   own configuration enables.
  public init(configuration: FeedbackConfiguration = .enabled) {
    self.configuration = configuration
  }

  /// The sound for a gesture on an action.
  open func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    if action == .space, gesture == .longPress { return .none }
    if action == .backspace { return configuration.audio.delete }
    if action.isInputAction { return configuration.audio.input }
    return action.isSystemAction || action.isPrimaryAction ? configuration.audio.system : .none
  }

  /// The vibration for a gesture on an action.
  open func hapticFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> HapticFeedback {
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
  ) -> Bool { false }
}
