/// Which sound is played for what.
public struct AudioFeedbackConfiguration: Hashable, Sendable {
  /// Keys that type.
  public var input: AudioFeedback
  /// Keys that delete.
  public var delete: AudioFeedback
  /// Keys that serve the keyboard itself.
  public var system: AudioFeedback
  /// A list that opens.
  public var calloutOpened: AudioFeedback
  /// Moving in a list.
  public var calloutMoved: AudioFeedback
  /// A key that did nothing.
  public var refused: AudioFeedback

  /// Creates a configuration; by default a silent one.
  public init(
    input: AudioFeedback = .none, delete: AudioFeedback = .none, system: AudioFeedback = .none,
    calloutOpened: AudioFeedback = .none, calloutMoved: AudioFeedback = .none,
    refused: AudioFeedback = .none
  ) {
    self.input = input
    self.delete = delete
    self.system = system
    self.calloutOpened = calloutOpened
    self.calloutMoved = calloutMoved
    self.refused = refused
  }

  /// A sound for everything.
  public static let enabled = {
    var configuration = minimal
    configuration.input = .input
    configuration.delete = .delete
    configuration.system = .system
    return configuration
  }()
  /// A sound only for lists, and for keys that are refused.
  public static let minimal = Self(
    calloutOpened: .calloutOpened, calloutMoved: .calloutMoved, refused: .refused)
  /// No sound at all.
  public static let disabled = Self()

  /// The sound of a cue.
  public subscript(cue: FeedbackCue) -> AudioFeedback {
    switch cue {
    case .calloutOpened: calloutOpened
    case .calloutMoved: calloutMoved
    case .refused: refused
    }
  }
}
