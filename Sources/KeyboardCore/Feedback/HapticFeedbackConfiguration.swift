/// What is felt for what; change a copy of one to have another.
public struct HapticFeedbackConfiguration: Hashable, Sendable {
  /// A key that goes down.
  public var press = HapticFeedback.none
  /// A key that goes up; only rules make releases felt.
  public var release = HapticFeedback.none
  /// A key that is tapped twice.
  public var doubleTap = HapticFeedback.none
  /// A key that is held.
  public var longPress = HapticFeedback.none
  /// The space bar that is held.
  public var longPressOnSpace = HapticFeedback.none
  /// A key that repeats.
  public var repeatPress = HapticFeedback.none
  /// A list that opens.
  public var calloutOpened = HapticFeedback.none
  /// Moving in a list.
  public var calloutMoved = HapticFeedback.none
  /// A key that did nothing.
  public var refused = HapticFeedback.none

  /// What is felt for a gesture.
  public subscript(gesture: KeyboardGesture) -> HapticFeedback {
    switch gesture {
    case .press: press
    case .release: release
    case .doubleTap: doubleTap
    case .longPress: longPress
    case .repeatPress: repeatPress
    }
  }

  /// What is felt for a cue.
  public subscript(cue: FeedbackCue) -> HapticFeedback {
    switch cue {
    case .calloutOpened: calloutOpened
    case .calloutMoved: calloutMoved
    case .refused: refused
    }
  }

  /// Something to feel for everything.
  public static let enabled = Self(
    press: .light, release: .light, doubleTap: .light, longPress: .medium,
    longPressOnSpace: .medium, repeatPress: .selectionChanged, calloutOpened: .medium,
    calloutMoved: .selectionChanged, refused: .error)
  /// Something to feel only for lists, for the space bar when held, and for keys that are refused.
  public static let minimal = Self(
    longPressOnSpace: .medium, calloutOpened: .medium, calloutMoved: .selectionChanged,
    refused: .error)
  /// Nothing to feel at all.
  public static let disabled = Self()
}
