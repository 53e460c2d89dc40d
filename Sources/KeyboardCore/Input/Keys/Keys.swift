/// The keys: which are down, what has become of each, and how they are tapped and held.
///
/// It is the only one that writes what becomes of a key: stations on the key's way return a `Fate`.
struct Keys {
  private var recognizer = KeyRecognizer()
  private var lastTap = LastTap()
  private var modifierTaps = ModifierTaps()
  private var longPress = LongPressWatch()

  /// Whether the client is known to send each auto-repeat as a release and a press.
  var repeatsInPairs: Bool {
    get { recognizer.repeatsInPairs }
    set { recognizer.repeatsInPairs = newValue }
  }

  /// Whether the last press was a key that was sent to the client and has come back.
  var isEcho: Bool { recognizer.isEcho }
  /// Whether a key is down that was not pressed in another field.
  var hasKeyDown: Bool { recognizer.hasKeyDown }
  /// The keycodes of all keys that are down, and when they were pressed or repeated last, in ms.
  var keysDown: [(keycode: UInt32, time: Milliseconds)] { recognizer.keysDown }
  /// Whether the key that went down last is down: only that one repeats.
  var mayRepeat: Bool { recognizer.mayRepeat }
  /// Whether a key is down whose long press does something.
  var awaitsLongPress: Bool { longPress.isWaiting }
  /// Whether a long press of the key that is down is bound to something.
  var isLongPressBound: Bool { longPress.isBound }

  /// The key of a press while it is down or may be repeating, or `nil`.
  subscript(press: KeyPress) -> PressedKey? { recognizer[press] }

  // MARK: A key goes down

  /// Takes a key that goes down; `hasList` says whether a list is open.
  mutating func press(
    _ event: KeyEvent, takesPreedit: Bool, hasList: Bool, _ turn: inout Turn
  ) -> KeyRecognizer.Press {
    let press = recognizer.press(event, takesPreedit: takesPreedit, hasList: hasList)
    if case .key(let press) = press {
      // Another key ends these.
      lastTap.pressed(press)
      modifierTaps.forget()
      longPress.end(at: event, &turn)
    }
    return press
  }

  mutating func pressModifier(_ event: KeyEvent, bounceDelay: Int, _ turn: inout Turn) {
    longPress.end(&turn)
    modifierTaps.press(event, bounceDelay: bounceDelay)
  }

  /// Notes what has become of a press, and returns whether it is used up.
  mutating func settle(_ press: KeyPress, _ fate: Fate) -> Bool {
    recognizer.update(press) { key in
      if let action = fate.action { key.action = action }
      if let refusal = fate.refusal { key.refusal = refusal }
      if fate.isSpent { key.role = .spent }
      if !fate.isHandled { key.isDownInClient = true }
    }
    return fate.isHandled
  }

  /// Lets the repeats of a press that was spent do its work again.
  mutating func letRepeat(_ press: KeyPress) { recognizer.unspend(press) }

  /// Notes that a press does not reach the client after all.
  mutating func keptFromClient(_ event: KeyEvent) { recognizer.keptFromClient(event) }

  /// Notes the keys that are sent to the client, because they may come back.
  mutating func follow(_ effects: [Effect], of event: InputEvent, at time: Milliseconds) {
    recognizer.follow(effects, of: event, at: time)
  }

  // MARK: A key goes up

  /// Takes a key that goes up; `nil` for a modifier and for a key that is not known to be down.
  mutating func release(
    _ event: KeyEvent, bounceDelay: Int, _ turn: inout Turn
  ) -> KeyRecognizer.Release? {
    longPress.end(at: event, &turn)
    return recognizer.release(event, bounceDelay: bounceDelay)
  }

  /// Takes a modifier that goes up: the tap that this completes.
  mutating func releaseModifier(_ event: KeyEvent, _ turn: inout Turn) -> ModifierTaps.Tap {
    longPress.end(&turn)
    return modifierTaps.release(event)
  }

  // MARK: A tap, then a hold

  /// Notes that a letter was tapped, so that its key repeats if it is held the next time.
  mutating func rememberTap(_ event: KeyEvent) { lastTap.remember(event) }
  /// Notes that a key is to repeat if it is held the next time, as somebody has chosen.
  mutating func expectTap(_ event: KeyEvent) { lastTap.expect(event) }
  /// Takes the tap, which applies once, and returns whether a press follows it closely.
  mutating func takeTap(before event: KeyEvent, bounceDelay: Int) -> Bool {
    lastTap.takeTap(before: event, bounceDelay: bounceDelay)
  }

  // MARK: Long presses

  /// Waits for the long press of a key that goes down; a modifier has no press.
  mutating func awaitLongPress(
    _ event: KeyEvent, _ press: KeyPress?, for meaning: LongPressWatch.Meaning, delay: Int,
    _ turn: inout Turn
  ) {
    longPress.begin(event, press, for: meaning, delay: delay, &turn)
  }

  /// The key has been held long enough: what that does; the repeats of a bound key do nothing more.
  mutating func longPressFired() -> LongPressWatch.Meaning? {
    guard let (meaning, press) = longPress.fired() else { return nil }
    if case .binding = meaning, let press { recognizer.spend(press) }
    return meaning
  }

  // MARK: Ends

  /// The text that was not committed is gone, for example because the client was reset.
  mutating func forgetUncommitted(_ reason: HoldRefusal, _ turn: inout Turn) {
    longPress.end(&turn)
    modifierTaps.forget()
    if reason == .reset { lastTap.clientReset() } else { lastTap.forget() }
    recognizer.forgetTaps()
  }

  /// Another field has the focus: from now on a held key only needs to know who receives its release.
  mutating func leaveField() { recognizer.leaveField() }
}

/// What becomes of a key that goes down.
struct Fate {
  /// Whether the key is used up; otherwise the client gets it.
  var isHandled: Bool
  /// Whether its repeats do nothing more; otherwise they do its work.
  var isSpent = false
  /// What the key does, for when it goes up.
  var action: KeyboardAction?
  /// Why holding it opens no list.
  var refusal: HoldRefusal?

  static let passes = Self(isHandled: false)
  static let passesOnce = Self(isHandled: false, isSpent: true)
  static let used = Self(isHandled: true)
  static let spent = Self(isHandled: true, isSpent: true)
}

/// The letter key that repeats if it is held the next time: it was tapped just now, or its list was
/// used to request that.
struct LastTap {
  /// Its time is `nil` for a request, which waits until another key goes down.
  private var tap: (keycode: UInt32, time: Int?)?
  mutating func remember(_ event: KeyEvent) { tap = (event.keycode, event.time) }
  mutating func expect(_ event: KeyEvent) { tap = (event.keycode, nil) }

  /// Another key goes down, or the same one repeats.
  mutating func pressed(_ press: KeyPress) {
    if press.isRepeat || tap?.keycode != press.event.keycode { tap = nil }
  }

  /// Takes the tap, which applies once, and returns whether a press follows it closely; it cannot
  /// follow sooner than after `bounceDelay` ms.
  mutating func takeTap(before event: KeyEvent, bounceDelay: Int) -> Bool {
    defer { tap = nil }
    guard let tap else { return false }
    guard let time = tap.time else { return true }
    return event.follows(time, within: KeyboardTiming.tapThenHold, bounceDelay)
  }

  /// The client has reset its input, which a request may have caused with the letter it commits.
  mutating func clientReset() { if tap?.time != nil { tap = nil } }

  mutating func forget() { tap = nil }
}

extension KeyEvent {
  /// Whether the key comes within so many ms after another time in ms: by BounceKeys it cannot come
  /// sooner than after `bounceDelay` ms.
  func follows(_ other: Int, within limit: Int, _ bounceDelay: Int) -> Bool {
    time - other - limit <= bounceDelay
  }
}

/// Recognizes modifiers that go down and up with no other key in between.
struct ModifierTaps {
  enum Tap { case none, single, second }

  private var last: (keysym: Keysym, time: Int, isUp: Bool, isSecond: Bool)?

  /// A modifier goes down, by BounceKeys not sooner after a tap than `bounceDelay` ms.
  mutating func press(_ event: KeyEvent, bounceDelay: Int = 0) {
    let isSecond =
      last.map {
        $0.keysym == event.keysym && $0.isUp
          && event.follows($0.time, within: KeyboardTiming.doubleTap, bounceDelay)
      } ?? false
    last = (event.keysym, event.time, isUp: false, isSecond: isSecond)
  }

  /// A modifier goes up: the tap that this completes.
  mutating func release(_ event: KeyEvent) -> Tap {
    guard let tap = last, tap.keysym == event.keysym, !tap.isUp else { return .none }
    last = (event.keysym, event.time, isUp: true, isSecond: false)
    if tap.isSecond { last = nil }
    return tap.isSecond ? .second : .single
  }

  mutating func forget() { last = nil }
}
