/// What is heard and felt at present; the controller has one, and handlers look it up.
///
/// Audio and haptic feedback can be switched off and on again: what was on last is remembered.
public final class FeedbackConfiguration {
  /// Which sound is played for what.
  public var audio: AudioFeedbackConfiguration {
    didSet { if audio != .disabled { lastAudio = audio } }
  }
  /// What is felt for what.
  public var haptic: HapticFeedbackConfiguration {
    didSet { if haptic != .disabled { lastHaptic = haptic } }
  }
  /// Feedback for single gestures on single actions; the first rule that matches counts.
  public var rules: [FeedbackRule]

  private var lastAudio: AudioFeedbackConfiguration
  private var lastHaptic: HapticFeedbackConfiguration

  /// Creates a configuration.
  public init(
    audio: AudioFeedbackConfiguration = .disabled, haptic: HapticFeedbackConfiguration = .disabled,
    rules: [FeedbackRule] = []
  ) {
    self.audio = audio
    self.haptic = haptic
    self.rules = rules
    lastAudio = audio == .disabled ? .enabled : audio
    lastHaptic = haptic == .disabled ? .minimal : haptic
  }

  /// Everything is heard and felt.
  public static var enabled: FeedbackConfiguration { .init(audio: .enabled, haptic: .enabled) }
  /// Only lists, and keys that are refused, are heard and felt.
  public static var minimal: FeedbackConfiguration { .init(audio: .minimal, haptic: .minimal) }
  /// Nothing is heard or felt.
  public static var disabled: FeedbackConfiguration { .init() }

  /// Whether anything is heard; switching it on brings back what was on last.
  public var isAudioFeedbackEnabled: Bool {
    get { audio != .disabled }
    set { audio = newValue ? lastAudio : .disabled }
  }

  /// Whether anything is felt; switching it on brings back what was on last.
  public var isHapticFeedbackEnabled: Bool {
    get { haptic != .disabled }
    set { haptic = newValue ? lastHaptic : .disabled }
  }

  /// Switches sounds off, or on again.
  public func toggleAudioFeedback() { isAudioFeedbackEnabled.toggle() }

  /// Switches what is felt off, or on again.
  public func toggleHapticFeedback() { isHapticFeedbackEnabled.toggle() }
}
