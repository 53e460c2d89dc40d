/// Which keys are down, by keycode: a release may carry another keysym than its press.
struct KeyTracker {
  /// A key that is down, or went up so lately that it may be repeating.
  struct Key {
    /// What the key's presses mean until it is up for good.
    var role: Role
    /// Whether its presses and its release are used up.
    var isSwallowed: Bool
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

  private var keys: [UInt32: Key] = [:]

  subscript(keycode: UInt32) -> Key? {
    get { keys[keycode] }
    set { keys[keycode] = newValue }
  }

  /// Whether a press at this time is an auto-repeat of a key.
  ///
  /// IBus has no flag for it. GTK and GNOME Shell send presses without releases; Qt and XIM send a
  /// release and a press within 1 ms.
  func isRepeat(keycode: UInt32, time: Int) -> Bool {
    guard keycode != 0, let key = keys[keycode], key.role != .stale else { return false }
    // A release can get lost (a shell's overview opened over the client): no key repeats this slowly.
    guard time - key.lastPressedAt <= KeyboardTiming.slowestRepeat else { return false }
    guard let releasedAt = key.releasedAt else { return true }
    guard time - releasedAt <= KeyboardTiming.repeatPairGap else { return false }
    return key.repeats > 0 || releasedAt - key.pressedAt >= KeyboardTiming.soonestRepeat
  }

  /// Notes a repeat.
  mutating func didRepeat(_ keycode: UInt32, time: Int) {
    keys[keycode]?.repeats += 1
    keys[keycode]?.lastPressedAt = time
    keys[keycode]?.releasedAt = nil
  }

  /// Notes that a key went up.
  mutating func didRelease(_ keycode: UInt32, time: Int) {
    keys[keycode]?.releasedAt = time
  }

  /// Forgets keys that are up, which a press of another key makes final.
  mutating func forgetReleased(except keycode: UInt32) {
    for (other, key) in keys where key.releasedAt != nil && other != keycode {
      keys[other] = nil
    }
  }

  /// Keeps of the keys that are down only how they answer their release.
  ///
  /// Their releases may never come; a further press is a new one, as the new field sees it.
  mutating func markStale() {
    for keycode in keys.keys { keys[keycode]?.role = .stale }
  }
}
