/// Which keys are down, by keycode: a release may carry another keysym than its press.
struct KeyTracker {
  /// A key that is down, or went up so lately that it may be repeating.
  struct Key {
    /// What the key's presses mean until it is up for good.
    var role: Role
    /// Whether the client has seen it go down and not up again.
    ///
    /// The release is the client's then, and only then. Else the client repeats it for ever, or sees a key go up that never went down.
    var isDownInClient = false
    /// What it does.
    var action: KeyboardAction?
    /// When it went down first, in ms.
    var pressedAt: Int
    /// When it last went down, in ms.
    var lastPressedAt: Int
    /// When it went up, in ms, or `nil` while it is down.
    var releasedAt: Int?
    /// How often it has repeated.
    var repeats = 0
    /// Why holding it opens no list, told once the key has been held long enough.
    var refusal: HoldRefusal?

    /// Creates a key that goes down.
    init(time: Int) {
      role = .ordinary
      pressedAt = time
      lastPressedAt = time
    }
  }

  /// What a key that is down is doing.
  enum Role: Hashable {
    /// It does its ordinary work.
    case ordinary
    /// Its letter may still open or has opened a list.
    case held
    /// It has done its work: repeats do nothing more.
    case spent
    /// The focus changed while it was down: only how it answers its release is left.
    case stale
  }

  /// A key by its place; one that has none, from an on-screen keyboard, by its keysym.
  private struct Identity: Hashable {
    let keycode: UInt32
    let keysym: Keysym?

    init(_ event: KeyEvent) {
      keycode = event.keycode
      keysym = event.keycode == 0 ? event.keysym : nil
    }
  }

  private var keys: [Identity: Key] = [:]

  /// The key of an event.
  subscript(event: KeyEvent) -> Key? {
    get { keys[Identity(event)] }
    set { keys[Identity(event)] = newValue }
  }

  /// The key of a held letter.
  subscript(letter: HeldLetter) -> Key? {
    get { keys[Identity(letter.event)] }
    set { keys[Identity(letter.event)] = newValue }
  }

  /// Whether a press is an auto-repeat of a key.
  ///
  /// IBus has no flag for it. GTK and GNOME Shell send presses without releases; Qt and XIM send a
  /// release and a press within 1 ms.
  func isRepeat(_ event: KeyEvent) -> Bool {
    guard event.keycode != 0, let key = self[event], key.role != .stale else { return false }
    let time = event.time
    // A release can get lost (a shell's overview opened over the client): no key repeats this slowly.
    guard time - key.lastPressedAt <= KeyboardTiming.slowestRepeat else { return false }
    guard let releasedAt = key.releasedAt else { return true }
    guard time - releasedAt <= KeyboardTiming.repeatPairGap else { return false }
    return key.repeats > 0 || releasedAt - key.pressedAt >= KeyboardTiming.soonestRepeat
  }

  /// Forgets keys that are up, which a new press makes final.
  mutating func forgetReleased() {
    for (identity, key) in keys where key.releasedAt != nil { keys[identity] = nil }
  }

  /// Keeps of the keys that are down only how they answer their release.
  ///
  /// Their releases may never come; a further press is a new one, as the new field sees it.
  mutating func markStale() {
    for identity in keys.keys { keys[identity]?.role = .stale }
  }
}
