/// The vibrations of keys and lists.
public struct HapticFeedbackConfiguration: Hashable, Sendable {
  /// A key that goes down.
  public var press: HapticFeedback
  /// A key that goes up, if a handler has custom feedback for it.
  public var release: HapticFeedback
  /// A key that is tapped twice.
  public var doubleTap: HapticFeedback
  /// A key that is held.
  public var longPress: HapticFeedback
  /// The space bar that is held.
  public var longPressOnSpace: HapticFeedback
  /// A key that repeats.
  public var `repeat`: HapticFeedback
  /// A list that is opened.
  public var calloutOpened: HapticFeedback
  /// Moving in a list.
  public var calloutMoved: HapticFeedback
  /// A key that did nothing.
  public var refused: HapticFeedback

  /// Creates a configuration, by default only with vibrations for lists, the held space bar and refused
  /// keys.
  public init(
    press: HapticFeedback = .none, release: HapticFeedback = .none,
    doubleTap: HapticFeedback = .none, longPress: HapticFeedback = .none,
    longPressOnSpace: HapticFeedback = .medium, repeat: HapticFeedback = .none,
    calloutOpened: HapticFeedback = .medium, calloutMoved: HapticFeedback = .selectionChanged,
    refused: HapticFeedback = .error
  ) {
    self.press = press
    self.release = release
    self.doubleTap = doubleTap
    self.longPress = longPress
    self.longPressOnSpace = longPressOnSpace
    self.repeat = `repeat`
    self.calloutOpened = calloutOpened
    self.calloutMoved = calloutMoved
    self.refused = refused
  }

  /// The vibration of a gesture.
  public subscript(gesture: KeyboardGesture) -> HapticFeedback {
    switch gesture {
    case .press: press
    case .release: release
    case .doubleTap: doubleTap
    case .longPress: longPress
    case .repeatPress: `repeat`
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
    repeat: .selectionChanged)
  /// Vibrations only for lists, the held space bar and refused keys.
  public static let minimal = Self()
  /// No vibrations.
  public static let disabled = Self(
    longPressOnSpace: .none, calloutOpened: .none, calloutMoved: .none, refused: .none)
}
