/// Tells presses from repeats and echoes, and taps from double taps.
///
/// It knows which keys are down, by keycode: a release may carry another keysym than its press.
struct KeyRecognizer {
  /// What a key that goes down turns out to be.
  enum Press {
    /// Not a typed key: it has no keysym, or it was sent to the client and came back.
    case echo
    /// A modifier.
    case modifier
    /// A key that does something, or one of its repeats.
    case key(KeyPress)
  }

  /// A key that goes up.
  struct Release {
    /// What was known about the key before its release.
    var key: PressedKey
    /// Whether it is the second one of two taps in quick succession.
    var isDoubleTap: Bool
    /// How soon, in ms, a press would make it part of an auto-repeat.
    var pairGap: Int
  }

  /// Whether the client is known to send each auto-repeat as a release and a press.
  var repeatsInPairs = false

  /// Whether a key is down that is more than the rest of another field.
  var hasKeyDown: Bool { keys.contains { $0.releasedAt == nil && $0.role != .stale } }

  /// More keys than hands, and most keyboards, can hold down; those of lost releases would
  /// otherwise stay for ever.
  static let limit = 64

  private var keys: [PressedKey] = []
  private var lastRelease: (keycode: UInt32, time: Int)?
  private var lastForwarded: Int?
  private var count = 0

  /// A key goes down.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - takesPreedit: Whether the client shows preedit; only clients that do not are sent keys.
  /// - Returns: What it is.
  mutating func press(_ event: KeyEvent, takesPreedit: Bool) -> Press {
    if isEcho(event, takesPreedit: takesPreedit) {
      // What it was before the focus changed is over: its next press goes on with this one.
      keys.removeAll { $0.role == .stale && $0.isKey(of: event) }
      let place = place(of: event) ?? add(event)
      keys[place].goesDown(at: event.time)
      keys[place].isDownInClient = true
      return .echo
    }
    if event.keysym.isModifier { return .modifier }
    // Of a pair, too, only the key that went down last repeats: Qt, which had stood still, passed a
    // space that was still down and the next one within 6 ms, with a letter typed between them.
    if let place = place(of: event), keys[place].isRepeated(by: event, inPairs: repeatsInPairs),
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

  /// A key goes up.
  ///
  /// - Returns: What it was, or `nil` for a modifier and for a key that is not known to be down.
  mutating func release(_ event: KeyEvent) -> Release? {
    guard let place = place(of: event), keys[place].releasedAt == nil else { return nil }
    let key = keys[place]
    keys[place].releasedAt = event.time
    keys[place].isDownInClient = false
    return Release(
      key: key, isDoubleTap: isDoubleTap(event, key),
      pairGap: key.pairGap(at: event.time, inPairs: repeatsInPairs))
  }

  /// The key of a press while it is down or may be repeating, or `nil`.
  subscript(press: KeyPress) -> PressedKey? { keys.first { $0.number == press.number } }

  /// Changes what is known about the key of a press, if it is still known.
  mutating func update(_ press: KeyPress, _ change: (inout PressedKey) -> Void) {
    guard let place = keys.firstIndex(where: { $0.number == press.number }) else { return }
    change(&keys[place])
  }

  /// The key of a press has done its work: its repeats do nothing more.
  mutating func spend(_ press: KeyPress) { update(press) { $0.role = .spent } }

  /// A press that should have reached the client is kept from it after all.
  ///
  /// A key that the client saw go down earlier stays the client's.
  mutating func keptFromClient(_ event: KeyEvent) {
    guard let place = place(of: event) else { return }
    keys[place].isDownInClient = keys[place].wasDownInClient
  }

  /// Takes note of a BackSpace sent to the client, because it may come back.
  mutating func follow(_ effects: [Effect], at time: Int) {
    for case .forwardKey(.backspace, _, _) in effects { lastForwarded = time }
  }

  /// Another field has the focus: all that matters of the keys that are down is who gets their
  /// release.
  ///
  /// Their releases may never come. The next press is a new one, as the new field sees it.
  mutating func leaveField() {
    for place in keys.indices { keys[place].role = .stale }
  }

  /// Forgets taps, and the BackSpace that was sent.
  mutating func forgetTaps() {
    lastRelease = nil
    lastForwarded = nil
  }

  /// Whether a press is one that an engine has forwarded.
  ///
  /// ibus-x11 hands those back to the engine. Taken for typed ones, they end the next key's hold,
  /// and its digit is typed: at 0–3 ms xterm got "e3tes" for "êtes".
  private mutating func isEcho(_ event: KeyEvent, takesPreedit: Bool) -> Bool {
    if event.keysym.rawValue == 0 { return true }
    guard !takesPreedit, event.keysym == .backspace, let sent = lastForwarded else { return false }
    lastForwarded = nil
    return event.time - sent <= KeyboardTiming.echo
  }

  /// An auto-repeat is not a tap.
  private mutating func isDoubleTap(_ event: KeyEvent, _ key: PressedKey) -> Bool {
    guard key.repeats == 0, key.role != .stale, event.keycode != 0 else {
      lastRelease = nil
      return false
    }
    let isSecond =
      lastRelease.map {
        $0.keycode == event.keycode && event.time - $0.time <= KeyboardTiming.doubleTap
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
