/// Whether the client has handled the keys that passed or were sent, as far as its reported text shows
/// that.
///
/// Toolkits queue keys, and change the text at once: GTK 4 under GNOME 48, which had stood still for
/// 100 ms, deleted the letter that followed BackSpace.
struct KeyReceipt {
  private struct Key {
    var time: Milliseconds
    /// Whether it changes the text or moves the cursor, as far as one can tell.
    var edits: Bool
  }

  private var key: Key?
  private var report: SurroundingText?
  /// What has been committed since that report, unless that is so much that no report will explain it.
  private var coming = ""
  private static let longestSilence = 400
  /// Whether the field reports what keys do, as far as that is known.
  private var reportsKeys = false

  /// How much longer, in ms, the next commit has to wait for what the last key does, or `nil`.
  func timeLeft(at time: Milliseconds) -> Int? {
    guard let key else { return nil }
    let patience =
      key.edits && reportsKeys ? KeyboardTiming.keyReceipt : KeyboardTiming.shortKeyReceipt
    let left = patience - (time - key.time)
    return left > 0 ? left : nil
  }

  /// Notes a commit that goes out.
  mutating func sent(_ text: String) {
    guard report != nil else { return }
    coming = coming.utf8.count < Self.longestSilence ? coming + text : ""
  }

  /// Takes an event of a field that has reported `report` by now, and its effects so far; returns whether
  /// the report shows what the last key has done.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, report new: SurroundingText?,
    at time: Milliseconds
  ) -> Bool {
    for case .field(.forwardKey(let keysym, let keycode, false)) in effects {
      note(KeyEvent(keysym: keysym, keycode: keycode, time: time))
    }
    switch event {
    case .surroundingText: return take(new)
    case .key(let key) where !key.isRelease && !isHandled && !key.keysym.isModifier: note(key)
    case .focusIn, .focusOut, .contentType: self = Self()
    default: break
    }
    return false
  }

  private mutating func note(_ event: KeyEvent) {
    guard let report else { return }
    // In a field without text, most keys have nothing to edit.
    let hasText = !report.text.isEmpty || !coming.isEmpty
    key = Key(time: event.time, edits: hasText && edits(event))
  }

  private mutating func take(_ new: SurroundingText?) -> Bool {
    let old = report
    report = new
    if new == nil { coming = "" }
    guard let old, let new, new != old else { return false }
    if let before = old.before, let text = new.before, text.hasPrefix(before),
      coming.hasPrefix(text.dropFirst(before.count))
    {
      coming.removeFirst(text.count - before.count)
      if text != before { return false }
    }
    coming = ""
    guard key != nil else { return false }
    key = nil
    reportsKeys = true
    return true
  }

  private func edits(_ key: KeyEvent) -> Bool {
    let after = report?.text.unicodeScalars.count != report?.cursor
    return switch key.nativeEdit {
    case .deleteBackward, .moveCursor(..<0): report?.before != "" || !coming.isEmpty
    case .moveCursor: after
    case .insert, .key, .replace: true
    case nil: false
    }
  }

  /// Nothing waits any more for a key of which no report has come in time.
  mutating func giveUp() { if key?.edits == true { reportsKeys = false } }
}
