/// Which sound is played for what; change a copy of one to have another.
public struct AudioFeedbackConfiguration: Hashable, Sendable {
  /// Keys that type.
  public var input = AudioFeedback.none
  /// Keys that delete.
  public var delete = AudioFeedback.none
  /// Keys that serve the keyboard itself.
  public var system = AudioFeedback.none
  /// A list that opens.
  public var calloutOpened = AudioFeedback.none
  /// Moving in a list.
  public var calloutMoved = AudioFeedback.none
  /// A key that did nothing.
  public var refused = AudioFeedback.none

  /// The sound of a cue.
  public subscript(cue: FeedbackCue) -> AudioFeedback {
    switch cue {
    case .calloutOpened: calloutOpened
    case .calloutMoved: calloutMoved
    case .refused: refused
    }
  }

  /// A sound for everything.
  public static let enabled = Self(
    input: .input, delete: .delete, system: .system, calloutOpened: .calloutOpened,
    calloutMoved: .calloutMoved, refused: .refused)
  /// A sound only for lists, and for keys that are refused.
  public static let minimal = Self(
    calloutOpened: .calloutOpened, calloutMoved: .calloutMoved, refused: .refused)
  /// No sound at all.
  public static let disabled = Self()
}
