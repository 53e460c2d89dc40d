/// The sounds of keys and lists.
public struct AudioFeedbackConfiguration: Hashable, Sendable {
  /// Keys that type.
  public var input: AudioFeedback
  /// Keys that delete.
  public var delete: AudioFeedback
  /// Keys that control the keyboard.
  public var system: AudioFeedback
  /// A list that is opened.
  public var calloutOpened: AudioFeedback
  /// Moving in a list.
  public var calloutMoved: AudioFeedback
  /// A key that did nothing.
  public var refused: AudioFeedback

  /// Creates a configuration, by default with sounds for everything.
  public init(
    input: AudioFeedback = .input, delete: AudioFeedback = .delete,
    system: AudioFeedback = .system, calloutOpened: AudioFeedback = .calloutOpened,
    calloutMoved: AudioFeedback = .calloutMoved, refused: AudioFeedback = .refused
  ) {
    self.input = input
    self.delete = delete
    self.system = system
    self.calloutOpened = calloutOpened
    self.calloutMoved = calloutMoved
    self.refused = refused
  }

  /// The sound of a cue.
  public subscript(cue: FeedbackCue) -> AudioFeedback {
    switch cue {
    case .calloutOpened: calloutOpened
    case .calloutMoved: calloutMoved
    case .refused: refused
    }
  }

  /// Sounds for everything.
  public static let enabled = Self()
  /// Sounds only for lists and refused keys.
  public static let minimal = Self(input: .none, delete: .none, system: .none)
  /// No sounds.
  public static let disabled = Self(
    input: .none, delete: .none, system: .none, calloutOpened: .none, calloutMoved: .none,
    refused: .none)
}
