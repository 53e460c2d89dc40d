/// The feedback for one event, which reveals nothing of what is typed.
public struct KeyboardFeedback: Hashable, Sendable {
  /// The sound.
  public var audio: AudioFeedback
  /// The vibration.
  public var haptic: HapticFeedback

  /// Creates feedback, by default none.
  public init(audio: AudioFeedback = .none, haptic: HapticFeedback = .none) {
    self.audio = audio
    self.haptic = haptic
  }

  package var isEmpty: Bool { audio == .none && haptic == .none }
}
