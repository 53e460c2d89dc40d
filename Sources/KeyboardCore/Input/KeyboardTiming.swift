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
  /// A key that comes this soon after a commit is committed too, where it could pass.
  ///
  /// The next commit would overtake it: GTK 3, GTK 4, Chromium and Firefox put "À Nîmes" as "ÀN îmes"
  /// at 0–5 ms between keys. Nobody types so
  /// fast but programs, and two keys of a rolling hand.
  public static let burst = 20
  /// How soon a client with `ClientQuirks.needsPauses` may be sent the next commit.
  public static let commitGap = 50
  /// How long after a BackSpace was sent to a client one that comes back may be that one.
  ///
  /// A person who picks and then deletes takes longer.
  public static let echo = 50
  /// How late after a commit a client with `ClientQuirks.resetsAfterCommit` starts over.
  public static let lateReset = 50
  /// How long a preedit takes to a client at the most, where things go well.
  public static let inFlight = 10
  /// How long the name of a locale is shown after switching to it.
  public static let message = 1000
  /// How long the letter of a pressed key is shown, where it is.
  ///
  /// The 50 ms of the articles' library are too short to read.
  public static let inputCallout = 300
  /// How long feedback that is to be seen is shown.
  public static let flash = 150
  /// How long after an item was chosen in the panel's menu the field may take to have the focus again.
  public static let menu = 2000
  /// Two releases of a key within this are a double tap (the articles' library: 0.2 s).
  public static let doubleTap = 200
}
