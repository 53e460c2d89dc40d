/// The times that decide what a key press means, all in ms.
package enum KeyboardTiming {
  /// How long a key is held before its list opens, unless the settings say otherwise.
  package static let holdDelay = 500
  /// The hold delays that the settings allow.
  package static let holdDelayRange = 150...5000
  /// The shortest time between two moves of a scan: nobody answers to what is shown sooner.
  package static let shortestScan = 200
  /// The intervals of a scan that the settings allow; with 0, nothing moves.
  package static let scanIntervalRange = 0...10_000
  /// A key that is tapped, pressed again within this time and then held repeats.
  package static let tapThenHold = 300
  /// With `HoldRepeat.longer`, the list of a key that is still down closes this long after it has
  /// opened, as plasma-keyboard's does.
  package static let holdLonger = 1000
  /// A release followed by a press of the same key within this time is an auto-repeat: Qt 5, Qt 6
  /// and XIM send them as pairs 0.2–1 ms apart.
  package static let repeatPairGap = 15
  /// The same for a key that repeats already, or was down for `shortestRepeatDelay`.
  ///
  /// With eight busy programs on two cores the two came 16 ms apart and more: "Noël" became
  /// "noeeeeeeee4l" in Qt and XIM.
  package static let busyPairGap = 60
  /// The same for a key that repeats already while a list is open, where its release means nothing.
  ///
  /// A machine stood still for 119 ms between the two: Qt 5's list closed, and the letter repeated.
  package static let openListPairGap = 200
  /// How long after the first pair of a held key the next one may come.
  ///
  /// Until then it is not certain that the key repeats: after a standstill, two taps are read together
  /// as well. Desktops repeat every 25–50 ms; a busy machine stood still for 119 ms between two.
  package static let pairPatience = 300
  /// A key that was down this long may be repeating: users hardly choose a shorter delay.
  package static let shortestRepeatDelay = 180
  /// No desktop starts auto-repeat sooner than this after the press; a press that follows a release
  /// sooner is a key that a program types twice.
  package static let soonestRepeat = 100
  /// A key that is down and pressed again later than this is not repeating: its release got lost.
  ///
  /// Desktops start repeating after 1.5 s at the latest.
  package static let slowestRepeat = 2000
  /// A key that comes this soon after a commit is committed too, even if it could pass.
  ///
  /// The next commit would overtake it: with 0–5 ms between keys, GTK 3, GTK 4, Chromium and
  /// Firefox made "ÀN îmes" of "À Nîmes". Only programs type this fast, and hands rolling over two
  /// keys. XIM needs `echo` instead. GNOME Shell does not: it loses the repeats of a key whose press
  /// was committed.
  package static let burst = 20
  /// The pause that a client with `ClientQuirks.needsPauses` needs between two commits.
  package static let commitGap = 50
  /// How long the next commit waits for such a client to report the last one.
  ///
  /// With eight busy loops on two cores GNOME Shell 48 took up to 700 ms. Qt there leaves out the
  /// report of one replacement in a hundred, and the list of a held key has to find its letter in
  /// the text.
  package static let receipt = 250
  /// How long text waits for such a client to report what a key has done that it typed itself: a program
  /// on a busy desktop stands still for 400 ms (`Tests/faults.md`).
  package static let keyReceipt = 600
  /// The same for a key that need not change the text, and in a field that does not report what keys do.
  package static let shortKeyReceipt = 100
  /// How long a list that is due waits for the text before the keyboard asks the client for it.
  package static let lateText = 150
  /// How long a client that has reported an empty text may take for the first letter, from the time
  /// of its list: a browser that starts takes half a second.
  package static let lateFirstText = 1500
  /// How long after XIM was sent text or a BackSpace it may send keys back: the BackSpace itself, and
  /// what passed since.
  ///
  /// Xlib has a single mark for what the input method has handled. If several such keys wait, it
  /// sends some of them to the input method again: xterm, 100 ms late on a busy machine, doubled keys
  /// and changed their order ("ÀiÑmes", "l'éteéra ;ud"). People who pick and then delete take longer.
  package static let echo = 250
  /// How late after some text a client with `ClientQuirks.resetsAfterText` may reset: 3–15 ms, and
  /// 96 in a Firefox that had just started.
  package static let lateReset = 250
  /// The longest that the focus is nowhere on its way from one field to another: no hand releases a
  /// key and presses it again within this time.
  package static let focusChange = 40
  /// The longest a preedit normally takes to reach a client.
  package static let inFlight = 10
  /// How long the name of a locale is shown after switching to it.
  package static let message = 1000
  /// How long a sentence of seven words is shown: people read three to four words a second.
  package static let sentence = 2000
  /// How long the greeting is shown: two lines take some four seconds to read.
  package static let greeting = 8000
  /// How long the letter of a pressed key is shown, if it is.
  ///
  /// The 50 ms of the articles' library are too short to read.
  package static let inputCallout = 300
  /// How long visible feedback is shown.
  package static let flash = 150
  /// How long a field may take to regain the focus after an item was chosen in the panel's menu.
  package static let menu = 2000
  /// Two releases of a key within this time are a double tap (the articles' library: 0.2 s).
  package static let doubleTap = 200
}
