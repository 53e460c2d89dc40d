/// What is heard and felt at present; the controller has one, and handlers look it up.
public final class FeedbackConfiguration {
  /// Which sound is played for what.
  public var audio: AudioFeedbackConfiguration
  /// What is felt for what.
  public var haptic: HapticFeedbackConfiguration
  /// Feedback for single gestures on single actions; the first rule that matches applies.
  public var rules: [FeedbackRule]

  /// Creates a configuration.
  public init(
    audio: AudioFeedbackConfiguration = .disabled, haptic: HapticFeedbackConfiguration = .disabled,
    rules: [FeedbackRule] = []
  ) {
    self.audio = audio
    self.haptic = haptic
    self.rules = rules
  }

  /// Everything is heard and felt.
  public static var enabled: FeedbackConfiguration { .init(audio: .enabled, haptic: .enabled) }
  /// Only lists, and keys that are refused, are heard and felt.
  public static var minimal: FeedbackConfiguration { .init(audio: .minimal, haptic: .minimal) }
  /// Nothing is heard or felt.
  public static var disabled: FeedbackConfiguration { .init() }

  /// Whether anything is heard.
  public var isAudioFeedbackEnabled: Bool { audio != .disabled }

  /// Whether anything is felt.
  public var isHapticFeedbackEnabled: Bool { haptic != .disabled }
}
