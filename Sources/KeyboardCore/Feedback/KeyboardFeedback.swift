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

/// An occasion for feedback other than a gesture on an action; later versions may add cases.
public enum FeedbackCue: String, Hashable, Sendable, CaseIterable {
  /// A key was held and its list has opened.
  case calloutOpened
  /// The highlight or the page of a list has changed.
  case calloutMoved
  /// A key was handled and did nothing, such as a digit without an entry.
  case refused
}
