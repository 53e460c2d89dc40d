/// Distinguishes presses, repeats and echoes, and recognizes double taps.
///
/// It knows which keys are down, by keycode: a release may carry another keysym than its press.
struct KeyRecognizer {
  enum Press {
    /// Not a typed key: it has no keysym, or it was sent to the client and came back.
    case echo
    case modifier
    /// A key that does something, or one of its repeats.
    case key(KeyPress)
  }

  struct Release {
    /// The key as it was before its release.
    var key: PressedKey
    /// Whether it is the second one of two taps in quick succession.
    var isDoubleTap: Bool
    /// The time in ms within which a press would make it part of an auto-repeat.
    var pairGap: Int
  }

  /// Whether the client is known to send each auto-repeat as a release and a press.
  var repeatsInPairs = false

  /// Whether a key is down that was not pressed in another field.
  var hasKeyDown: Bool { keys.contains { $0.releasedAt == nil && $0.role != .stale } }

  /// The keycodes of all keys that are down, those that were pressed in another field included, and
  /// when they were pressed or repeated last, in ms.
  var keysDown: [(keycode: UInt32, time: Milliseconds)] {
    keys.filter { $0.releasedAt == nil }.map { ($0.keycode, $0.lastPressedAt) }
  }

  /// Whether the key that went down last is down: only that one repeats.
  var mayRepeat: Bool { keys.last.map { $0.releasedAt == nil && $0.role != .stale } ?? false }

  /// More keys than hands, and most keyboards, can hold down; without a limit, keys whose releases got
  /// lost would stay for ever.
  static let limit = 64

  private var keys: [PressedKey] = []
  private var lastRelease: (keycode: UInt32, time: Int)?
  /// The keys that were sent to the client and have not come back, and when the last one of each was.
  private var forwarded: [Keysym: (count: Int, time: Int)] = [:]
  private var count = 0
  /// Whether the last press was a key that was sent to the client and has come back.
  private(set) var isEcho = false

  /// Takes a key that goes down; only clients that take no preedit are sent keys.
  ///
  /// `hasList` says whether a list is open.
  mutating func press(_ event: KeyEvent, takesPreedit: Bool, hasList: Bool = false) -> Press {
    isEcho = takeEcho(event, takesPreedit: takesPreedit)
    if isEcho {
      // A press from before the focus change is over: the next press continues this one.
      keys.removeAll { $0.role == .stale && $0.isKey(of: event) }
      let place = place(of: event) ?? add(event)
      keys[place].goesDown(at: event.time)
      keys[place].isDownInClient = true
      return .echo
    }
    if event.keysym.isModifier { return .modifier }
    // Of a pair, too, only the key that went down last repeats: Qt, which had stood still, passed a
    // space that was still down and the next one within 6 ms, with a letter typed between them.
    if let place = place(of: event),
      keys[place].isRepeated(by: event, inPairs: repeatsInPairs, hasList: hasList),
      keys[place].releasedAt == nil || keys[place].number == count
    {
      keys[place].repeats += 1
      keys[place].goesDown(at: event.time)
      return .key(KeyPress(event: event, number: keys[place].number, repeats: keys[place].repeats))
    }
    // A new press makes the releases of other keys final. An earlier press of the same key is over
    // too, even if its release got lost.
    keys.removeAll { $0.releasedAt != nil || $0.isKey(of: event) }
    return .key(KeyPress(event: event, number: keys[add(event)].number))
  }

  /// Takes a key that goes up; `nil` for a modifier and for a key that is not known to be down.
  ///
  /// BounceKeys let no second tap through sooner than `bounceDelay` ms after the first.
  mutating func release(_ event: KeyEvent, bounceDelay: Int = 0) -> Release? {
    guard let place = place(of: event), keys[place].releasedAt == nil else { return nil }
    let key = keys[place]
    keys[place].releasedAt = event.time
    keys[place].isDownInClient = false
    return Release(
      key: key, isDoubleTap: isDoubleTap(event, key, bounceDelay),
      pairGap: key.pairGap(at: event.time, inPairs: repeatsInPairs))
  }

  /// The key of a press while it is down or may be repeating, or `nil`.
  subscript(press: KeyPress) -> PressedKey? { keys.first { $0.number == press.number } }

  mutating func update(_ press: KeyPress, _ change: (inout PressedKey) -> Void) {
    guard let place = keys.firstIndex(where: { $0.number == press.number }) else { return }
    change(&keys[place])
  }

  /// Makes the repeats of a press do nothing more.
  mutating func spend(_ press: KeyPress) { update(press) { $0.role = .spent } }

  /// Lets a press that was spent repeat from now on.
  mutating func unspend(_ press: KeyPress) { update(press) { $0.role = .ordinary } }

  /// Notes that a press does not reach the client after all.
  ///
  /// The client still gets the release of a key that it saw go down earlier.
  mutating func keptFromClient(_ event: KeyEvent) {
    guard let place = place(of: event) else { return }
    keys[place].isDownInClient = keys[place].wasDownInClient
  }

  /// Notes BackSpaces, and keys that had waited for a pause, that are sent to the client, because they
  /// may come back.
  mutating func follow(_ effects: [Effect], of event: InputEvent = .requested, at time: Int) {
    var hadWaited = false
    if case .timer(.commit, _) = event { hadWaited = true }
    for case .field(.forwardKey(let keysym, _, false)) in effects
    where hadWaited || keysym == .backspace {
      forwarded[keysym] = ((forwarded[keysym]?.count ?? 0) + 1, time)
    }
  }

  /// Another field has the focus: from now on a held key only needs to know who receives its release.
  ///
  /// The release may never come. The next press is a new one to the new field.
  mutating func leaveField() {
    for place in keys.indices { keys[place].role = .stale }
  }

  mutating func forgetTaps() {
    lastRelease = nil
    if !forwarded.isEmpty { forwarded = [:] }
  }

  /// Whether a press is a key that an engine has forwarded.
  ///
  /// ibus-x11 hands those back to the engine. Mistaken for typed keys, they would end the next key's
  /// hold, and its digit would be typed: at 0–3 ms xterm got "e3tes" for "êtes".
  private mutating func takeEcho(_ event: KeyEvent, takesPreedit: Bool) -> Bool {
    if event.keysym.rawValue == 0 { return true }
    guard !takesPreedit, let sent = forwarded[event.keysym] else { return false }
    let isLast = sent.count == 1 || event.time - sent.time > KeyboardTiming.echo
    forwarded[event.keysym] = isLast ? nil : (sent.count - 1, sent.time)
    return event.time - sent.time <= KeyboardTiming.echo
  }

  /// An auto-repeat is not a tap.
  private mutating func isDoubleTap(
    _ event: KeyEvent, _ key: PressedKey, _ bounceDelay: Int
  ) -> Bool {
    guard key.repeats == 0, key.role != .stale, event.keycode != 0 else {
      lastRelease = nil
      return false
    }
    let isSecond =
      lastRelease.map {
        $0.keycode == event.keycode
          && event.follows($0.time, within: KeyboardTiming.doubleTap, bounceDelay)
      } ?? false
    lastRelease = isSecond ? nil : (event.keycode, event.time)
    return isSecond
  }

  private func place(of event: KeyEvent) -> Int? { keys.firstIndex { $0.isKey(of: event) } }

  private mutating func add(_ event: KeyEvent) -> Int {
    count += 1
    if keys.count >= Self.limit { keys.removeFirst() }
    keys.append(PressedKey(event, number: count))
    return keys.count - 1
  }
}
