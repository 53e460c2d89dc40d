/// Feedback for one gesture on one action, instead of the usual.
public struct FeedbackRule: Hashable, Sendable {
  /// The gesture.
  public var gesture: KeyboardGesture
  /// The action the gesture is made on.
  public var action: KeyboardAction
  /// What is heard, or `nil` for the usual.
  public var audio: AudioFeedback?
  /// What is felt, or `nil` for the usual.
  public var haptic: HapticFeedback?

  /// Creates a rule.
  public init(
    _ gesture: KeyboardGesture, on action: KeyboardAction, audio: AudioFeedback? = nil,
    haptic: HapticFeedback? = nil
  ) {
    self.gesture = gesture
    self.action = action
    self.audio = audio
    self.haptic = haptic
  }

  /// Whether the rule applies to a gesture on an action; the case a Shift key carries does not
  /// count.
  func matches(_ gesture: KeyboardGesture, _ action: KeyboardAction) -> Bool {
    self.gesture == gesture
      && (self.action == action || (self.action.isShiftAction && action.isShiftAction))
  }
}
