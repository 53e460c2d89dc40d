/// The times that decide what a key press means, all in ms.
public enum KeyboardTiming {
  /// How long a key is held before its list opens, unless the settings say otherwise.
  public static let holdDelay = 500
  /// What the settings may make of the hold delay.
  public static let holdDelayRange = 150...1500
  /// A press of the same key within this of a tap, and then held, repeats.
  public static let tapThenHold = 300
  /// A release followed by a press of the same key within this is an auto-repeat: Qt 5, Qt 6 and
  /// XIM send them as pairs 0.2–1 ms apart.
  public static let repeatPairGap = 15
  /// Auto-repeat starts no sooner than this after the press, on any desktop; what follows a release
  /// more quickly is a key typed twice by a program.
  public static let soonestRepeat = 100
  /// A press of a key that is down, later than this after its last one, is no repeat: its release
  /// got lost.
  ///
  /// Desktops start repeating after 1.5 s at the latest.
  public static let slowestRepeat = 2000
  /// Two releases of a key within this are a double tap (the articles' library: 0.2 s).
  public static let doubleTap = 200
}
