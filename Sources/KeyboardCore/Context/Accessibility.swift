/// What the desktop's accessibility features do, as far as the keyboard has to know.
public struct Accessibility: Hashable, Sendable {
  /// Whether a screen reader is running, and whether it says what the keyboard asks it to say.
  public enum ScreenReader: String, Hashable, Sendable, CaseIterable {
    /// None is running.
    case none
    /// It is running but cannot be asked, as Orca before version 49.
    case silent
    /// It says what it is asked to say.
    case speaking
  }

  /// The screen reader.
  public var screenReader = ScreenReader.none
  /// How long a key that went up does nothing when it goes down again, in ms; 0 if it works at once.
  ///
  /// BounceKeys ignores it for a while, and SlowKeys accepts it late.
  public var bounceDelay: Milliseconds = 0

  /// Creates the value of a desktop without any of these.
  public init() {}
}
