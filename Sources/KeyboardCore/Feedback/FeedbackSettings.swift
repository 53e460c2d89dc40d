/// What the user has chosen to hear and feel.
public struct FeedbackSettings: Hashable, Sendable {
  /// Whether there is feedback at all.
  public var isOn = false
  /// How much is heard while there is.
  public var audio = Level.enabled
  /// How much is felt while there is.
  public var haptic = Level.enabled
  /// What answers single gestures on single actions; the first that matches counts.
  public var rules: [FeedbackRule] = []
  /// Who plays it, by name; who plays sounds and comes first is who does.
  public var handlers = ["canberra", "feedbackd"]
  /// How loud own sounds are, from 0 for not at all to 1 for as loud as they are.
  public var volume = 0.5
  /// The user's own program that is told of feedback, as a command line; "" for none.
  public var command = ""

  /// Creates the settings a new user has.
  public init() {}

  /// How much is given.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case disabled
    /// For lists alone, and for keys that are refused.
    case minimal
    /// For all there is.
    case enabled
  }
}

extension FeedbackConfiguration {
  /// Creates what the user has chosen.
  public convenience init(_ settings: FeedbackSettings) {
    self.init()
    apply(settings)
  }

  /// Takes over what the user has chosen.
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
    rules = settings.isOn ? settings.rules : []
  }
}
