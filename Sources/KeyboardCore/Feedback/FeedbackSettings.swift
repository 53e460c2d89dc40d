/// What the user has chosen to hear and feel.
public struct FeedbackSettings: Hashable, Sendable {
  /// Whether there is feedback at all.
  public var isOn = false
  /// How much is heard while there is.
  public var audio = Level.enabled
  /// How much is felt while there is.
  public var haptic = Level.enabled
  /// Who plays feedback, by name; sounds are played by the first that can play them.
  public var handlers = ["canberra", "feedbackd"]
  /// How loud the program's own sounds are, from 0 for silent to 1 for full volume.
  public var volume = 0.5

  /// Creates the settings a new user has.
  public init() {}

  /// How much is given.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case disabled
    /// Only for lists, and for keys that are refused.
    case minimal
    /// For everything.
    case enabled
  }
}

extension FeedbackConfiguration {
  /// Creates the configuration the user has chosen.
  public convenience init(_ settings: FeedbackSettings) {
    self.init()
    apply(settings)
  }

  /// Applies what the user has chosen.
  func apply(_ settings: FeedbackSettings) {
    func value<Value>(_ level: FeedbackSettings.Level, _ values: (Value, Value, Value)) -> Value {
      switch settings.isOn ? level : .disabled {
      case .disabled: values.0
      case .minimal: values.1
      case .enabled: values.2
      }
    }
    audio = value(settings.audio, (.disabled, .minimal, .enabled))
    haptic = value(settings.haptic, (.disabled, .minimal, .enabled))
  }
}
