/// What is heard and felt at one event.
///
/// It carries kinds alone, so whoever gets it learns nothing of what is typed.
public struct KeyboardFeedback: Hashable, Sendable {
  /// What is heard.
  public var audio: AudioFeedback
  /// What is felt.
  public var haptic: HapticFeedback

  /// Creates feedback, silent and still unless said.
  public init(audio: AudioFeedback = .none, haptic: HapticFeedback = .none) {
    self.audio = audio
    self.haptic = haptic
  }

  /// Whether there is nothing to hear and nothing to feel.
  public var isEmpty: Bool { audio == .none && haptic == .none }
}
