/// A key that is down, or that went up so recently that it may be repeating.
struct PressedKey {
  enum Role: Hashable {
    case ordinary
    /// It has done its work, or its letter is held: repeats type nothing more.
    case spent
    /// The focus changed while it was down: it only needs to know who receives its release.
    case stale
  }

  /// What the key's presses mean until it is released for good.
  var role = Role.ordinary
  /// Whether the client has seen it go down and not up again.
  ///
  /// Only then must the client get the release: it would otherwise repeat the key for ever, or see a
  /// key go up that never went down.
  var isDownInClient = false
  /// Whether the client had seen it go down before the last press.
  private(set) var wasDownInClient = false
  /// Whether the last press followed a release, as one of a pair.
  private(set) var followsRelease = false
  var action: KeyboardAction?
  /// Why holding it opens no list; noted once the key has been held long enough.
  var refusal: HoldRefusal?
  var repeats = 0
  var releasedAt: Int?
  let pressedAt: Int
  /// Identifies this press among those of the same key.
  let number: Int

  private(set) var lastPressedAt: Int
  let keycode: UInt32
  private let keysym: Keysym

  init(_ event: KeyEvent, number: Int) {
    self.number = number
    pressedAt = event.time
    lastPressedAt = event.time
    keycode = event.keycode
    keysym = event.keysym
  }

  mutating func goesDown(at time: Int) {
    lastPressedAt = time
    followsRelease = releasedAt != nil
    releasedAt = nil
    wasDownInClient = isDownInClient
  }

  /// Whether an event is of this key: by its keycode, or by its keysym if it comes from an
  /// on-screen keyboard without keycodes.
  func isKey(of event: KeyEvent) -> Bool {
    keycode == event.keycode && (keycode != 0 || keysym == event.keysym)
  }

  /// Whether a press of this key is an auto-repeat, in a client that may send those in pairs.
  ///
  /// `hasList` says whether a list is open, which allows a pair to be further apart.
  ///
  /// IBus has no flag for it. GTK and GNOME Shell send presses without releases, and so do compositors;
  /// Qt and XIM send a release and a press within 1 ms. From the others, a release and a press that are
  /// read together are two taps: "pass" became "pas" where a machine had stood still.
  func isRepeated(by event: KeyEvent, inPairs: Bool, hasList: Bool) -> Bool {
    guard event.keycode != 0, role != .stale else { return false }
    let time = event.time
    // A release can get lost (a shell's overview opened over the client): no key repeats this slowly, but
    // a front end repeats none while the field is late.
    guard event.isRepeat || time - lastPressedAt <= KeyboardTiming.slowestRepeat else {
      return false
    }
    guard let releasedAt else { return true }
    guard inPairs else { return false }
    let gap =
      hasList && repeats > 0
      ? KeyboardTiming.openListPairGap : pairGap(at: releasedAt, inPairs: inPairs)
    return time - releasedAt <= gap
      && (repeats > 0 || releasedAt - pressedAt >= KeyboardTiming.soonestRepeat)
  }

  /// How soon after a release, in ms, a press is a repeat of the key.
  ///
  /// A busy machine separates the two. No finger comes back that soon to a key it has held for as
  /// long as auto-repeat takes to start. `time` is that of the release.
  func pairGap(at time: Int, inPairs: Bool) -> Int {
    let mayRepeat = repeats > 0 || time - pressedAt >= KeyboardTiming.shortestRepeatDelay
    return inPairs && mayRepeat ? KeyboardTiming.busyPairGap : KeyboardTiming.repeatPairGap
  }
}

/// A press of a key that is not a modifier, or one of its repeats.
struct KeyPress {
  var event: KeyEvent
  /// Identifies this press among those of the same key; its repeats share it.
  var number: Int
  var repeats = 0
  var isRepeat: Bool { repeats > 0 }

  /// The press of no physical key: no event of a key belongs to it.
  static func onScreen(at time: Milliseconds) -> Self {
    Self(event: KeyEvent(drawn: "", time: time), number: 0)
  }

  var isOnScreen: Bool { number == 0 }
}
