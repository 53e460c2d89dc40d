/// The sounds of keys and lists.
public struct AudioFeedbackConfiguration: Hashable, Sendable {
  /// Keys that type.
  public var input = AudioFeedback.none
  /// Keys that delete.
  public var delete = AudioFeedback.none
  /// Keys that control the keyboard.
  public var system = AudioFeedback.none
  /// A list that is opened.
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

  /// Sounds for everything.
  public static let enabled = Self(
    input: .input, delete: .delete, system: .system, calloutOpened: .calloutOpened,
    calloutMoved: .calloutMoved, refused: .refused)
  /// Sounds only for lists and refused keys.
  public static let minimal = Self(
    calloutOpened: .calloutOpened, calloutMoved: .calloutMoved, refused: .refused)
  /// No sounds.
  public static let disabled = Self()
}
