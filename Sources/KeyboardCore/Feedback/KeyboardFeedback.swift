/// What is heard and felt for one event.
///
/// It carries only kinds of feedback, so it reveals nothing of what is typed.
public struct KeyboardFeedback: Hashable, Sendable {
  /// What is heard.
  public var audio: AudioFeedback
  /// What is felt.
  public var haptic: HapticFeedback

  /// Creates feedback; by default nothing is heard or felt.
  public init(audio: AudioFeedback = .none, haptic: HapticFeedback = .none) {
    self.audio = audio
    self.haptic = haptic
  }

  /// Whether there is nothing to hear and nothing to feel.
  public var isEmpty: Bool { audio == .none && haptic == .none }
}
