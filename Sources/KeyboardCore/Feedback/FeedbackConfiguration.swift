/// The current sounds and vibrations of a keyboard.
public final class FeedbackConfiguration {
  /// The sounds.
  public var audio: AudioFeedbackConfiguration
  /// The vibrations.
  public var haptic: HapticFeedbackConfiguration

  /// Creates a configuration.
  public init(
    audio: AudioFeedbackConfiguration = .disabled, haptic: HapticFeedbackConfiguration = .disabled
  ) {
    self.audio = audio
    self.haptic = haptic
  }

  /// Sounds and vibrations for everything.
  public static var enabled: FeedbackConfiguration { .init(audio: .enabled, haptic: .enabled) }
  /// Sounds and vibrations only for lists and refused keys.
  public static var minimal: FeedbackConfiguration { .init(audio: .minimal, haptic: .minimal) }
  /// No sounds or vibrations.
  public static var disabled: FeedbackConfiguration { .init() }

  /// Whether there are sounds.
  public var isAudioFeedbackEnabled: Bool { audio != .disabled }

  /// Whether there are vibrations.
  public var isHapticFeedbackEnabled: Bool { haptic != .disabled }
}
