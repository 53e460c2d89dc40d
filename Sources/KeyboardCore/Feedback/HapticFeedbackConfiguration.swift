/// The vibrations of keys and lists.
public struct HapticFeedbackConfiguration: Hashable, Sendable {
  /// A key that goes down.
  public var press = HapticFeedback.none
  /// A key that goes up, if a handler has custom feedback for it.
  public var release = HapticFeedback.none
  /// A key that is tapped twice.
  public var doubleTap = HapticFeedback.none
  /// A key that is held.
  public var longPress = HapticFeedback.none
  /// The space bar that is held.
  public var longPressOnSpace = HapticFeedback.none
  /// A key that repeats.
  public var repeatPress = HapticFeedback.none
  /// A list that is opened.
  public var calloutOpened = HapticFeedback.none
  /// Moving in a list.
  public var calloutMoved = HapticFeedback.none
  /// A key that did nothing.
  public var refused = HapticFeedback.none

  /// The vibration of a gesture.
  public subscript(gesture: KeyboardGesture) -> HapticFeedback {
    switch gesture {
    case .press: press
    case .release: release
    case .doubleTap: doubleTap
    case .longPress: longPress
    case .repeatPress: repeatPress
    }
  }

  /// The vibration of a cue.
  public subscript(cue: FeedbackCue) -> HapticFeedback {
    switch cue {
    case .calloutOpened: calloutOpened
    case .calloutMoved: calloutMoved
    case .refused: refused
    }
  }

  /// Vibrations for everything.
  public static let enabled = Self(
    press: .light, release: .light, doubleTap: .light, longPress: .medium,
    longPressOnSpace: .medium, repeatPress: .selectionChanged, calloutOpened: .medium,
    calloutMoved: .selectionChanged, refused: .error)
  /// Vibrations only for lists, the held space bar and refused keys.
  public static let minimal = Self(
    longPressOnSpace: .medium, calloutOpened: .medium, calloutMoved: .selectionChanged,
    refused: .error)
  /// No vibrations.
  public static let disabled = Self()
}
