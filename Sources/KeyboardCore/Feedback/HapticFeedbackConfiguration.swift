/// What is felt for what.
public struct HapticFeedbackConfiguration: Hashable, Sendable {
  /// A key that goes down.
  public var press: HapticFeedback
  /// A key that goes up; only rules make releases felt.
  public var release: HapticFeedback
  /// A key that is tapped twice.
  public var doubleTap: HapticFeedback
  /// A key that is held.
  public var longPress: HapticFeedback
  /// The space bar that is held.
  public var longPressOnSpace: HapticFeedback
  /// A key that repeats.
  public var repeatPress: HapticFeedback
  /// A list that opens.
  public var calloutOpened: HapticFeedback
  /// Moving in a list.
  public var calloutMoved: HapticFeedback
  /// A key that did nothing.
  public var refused: HapticFeedback

  /// Creates a configuration; by default nothing is felt.
  public init(
    press: HapticFeedback = .none, release: HapticFeedback = .none,
    doubleTap: HapticFeedback = .none, longPress: HapticFeedback = .none,
    longPressOnSpace: HapticFeedback = .none, repeatPress: HapticFeedback = .none,
    calloutOpened: HapticFeedback = .none, calloutMoved: HapticFeedback = .none,
    refused: HapticFeedback = .none
  ) {
    self.press = press
    self.release = release
    self.doubleTap = doubleTap
    self.longPress = longPress
    self.longPressOnSpace = longPressOnSpace
    self.repeatPress = repeatPress
    self.calloutOpened = calloutOpened
    self.calloutMoved = calloutMoved
    self.refused = refused
  }

  /// Something to feel for everything.
  public static let enabled = {
    var configuration = minimal
    configuration.press = .light
    configuration.release = .light
    configuration.doubleTap = .light
    configuration.longPress = .medium
    configuration.repeatPress = .selectionChanged
    return configuration
  }()
  /// Something to feel only for lists, for the space bar when held, and for keys that are refused.
  public static let minimal = Self(
    longPressOnSpace: .medium, calloutOpened: .medium, calloutMoved: .selectionChanged,
    refused: .error)
  /// Nothing to feel at all.
  public static let disabled = Self()

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
}
