/// The times that decide what a key press means, all in ms.
public enum KeyboardTiming {
  /// How long a key is held before its list opens, unless the settings say otherwise.
  public static let holdDelay = 500
  /// The hold delays that the settings allow.
  public static let holdDelayRange = 150...1500
  /// A key that is tapped, pressed again within this time and then held repeats.
  public static let tapThenHold = 300
  /// A release followed by a press of the same key within this time is an auto-repeat: Qt 5, Qt 6
  /// and XIM send them as pairs 0.2–1 ms apart.
  public static let repeatPairGap = 15
  /// The same for a key that repeats already, or was down for `shortestRepeatDelay`.
  ///
  /// With eight busy programs on two cores the two came 16 ms apart and more: "Noël" became
  /// "noeeeeeeee4l" in Qt and XIM.
  public static let busyPairGap = 60
  /// A key that was down this long may be repeating: users hardly choose a shorter delay.
  public static let shortestRepeatDelay = 180
  /// On no desktop does auto-repeat start sooner than this after the press; a press that follows a
  /// release sooner is a key typed twice by a program.
  public static let soonestRepeat = 100
  /// A key that is down and pressed again later than this is not repeating: its release got lost.
  ///
  /// Desktops start repeating after 1.5 s at the latest.
  public static let slowestRepeat = 2000
  /// A key that comes this soon after a commit is committed too, even if it could pass.
  ///
  /// The next commit would overtake it: with 0–5 ms between keys, GTK 3, GTK 4, Chromium and
  /// Firefox made "ÀN îmes" of "À Nîmes". Only programs type this fast, and hands rolling over two
  /// keys.
  public static let burst = 20
  /// How long a client with `ClientQuirks.needsPauses` needs between two commits.
  public static let commitGap = 50
  /// How long such a client may take to tell the text with a commit in it.
  ///
  /// After that the next one goes out all the same. With eight busy loops on two cores GNOME Shell
  /// 48 took up to 700 ms, but Qt there leaves out the text after one replacement in a hundred, and
  /// the list of a key that is held has to find its letter in the text.
  public static let receipt = 250
  /// How long after its time a list waits for the text, before the client is asked for it.
  public static let lateText = 150
  /// How long after a BackSpace was sent to a client the same BackSpace may come back.
  ///
  /// People who pick and then delete take longer.
  public static let echo = 50
  /// How late after some text a client with `ClientQuirks.resetsAfterText` may start over: 3–15 ms, and
  /// 96 in a Firefox that had just started.
  public static let lateReset = 250
  /// The longest a preedit normally takes to reach a client.
  public static let inFlight = 10
  /// How long the name of a locale is shown after switching to it.
  public static let message = 1000
  /// How long a sentence of seven words is shown: people read three to four words a second.
  public static let sentence = 2000
  /// How long a new user is told what holding does: two lines take some four seconds to read.
  public static let greeting = 8000
  /// How long the letter of a pressed key is shown, if it is.
  ///
  /// The 50 ms of the articles' library are too short to read.
  public static let inputCallout = 300
  /// How long visible feedback is shown.
  public static let flash = 150
  /// How long a field may take to regain the focus after an item was chosen in the panel's menu.
  public static let menu = 2000
  /// Two releases of a key within this time are a double tap (the articles' library: 0.2 s).
  public static let doubleTap = 200
}
