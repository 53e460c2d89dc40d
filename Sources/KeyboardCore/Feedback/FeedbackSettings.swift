/// The user's choice of feedback.
public struct FeedbackSettings: Hashable, Sendable {
  /// Whether there is feedback at all.
  public var isOn = false
  /// For what there are sounds.
  public var audio = Level.enabled
  /// For what there are vibrations.
  public var haptic = Level.enabled
  /// The names of the handlers that play feedback, the preferred ones first.
  package var handlers = ["canberra", "feedbackd"]
  /// The volume of the program's own sounds, from 0 to 1.
  package var volume = 0.5

  /// Creates the default settings.
  public init() {}

  /// The amount of feedback.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// None.
    case disabled
    /// Only for lists and refused keys.
    case minimal
    /// For everything.
    case enabled
  }
}

extension FeedbackConfiguration {
  /// Creates the configuration that the user has chosen.
  public convenience init(_ settings: FeedbackSettings) {
    self.init()
    apply(settings)
  }

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
