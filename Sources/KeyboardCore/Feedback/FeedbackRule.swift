/// What answers one gesture on one action, in the place of what usually would.
public struct FeedbackRule: Hashable, Sendable {
  /// What is answered.
  public var gesture: KeyboardGesture
  /// What the gesture is made on.
  public var action: KeyboardAction
  /// What is heard, or `nil` for what usually would be.
  public var audio: AudioFeedback?
  /// What is felt, or `nil` for what usually would be.
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

  /// Whether the rule is about a gesture on an action; a case of the Shift key does not count.
  func matches(_ gesture: KeyboardGesture, _ action: KeyboardAction) -> Bool {
    self.gesture == gesture
      && (self.action == action || (self.action.isShiftAction && action.isShiftAction))
  }
}
