/// Decides between the system's letter and the one the locale's own layout has in that place.
struct LetterResolver {
  /// Whether the system's layout is of another script than the locale's, as far as letters have
  /// shown; `nil` before the first.
  private var systemIsForeign: Bool?

  /// Forgets what was learned about the system's layout, such as for another locale.
  mutating func reset() { systemIsForeign = nil }

  /// The key to go by for an event.
  ///
  /// - Parameters:
  ///   - event: What came from the client.
  ///   - source: What the user has chosen.
  ///   - script: The locale's script, if known.
  ///   - layout: The locale's own layout, asked for only where it may be needed.
  /// - Returns: The system's key, or the one of the locale's own layout in that place.
  mutating func resolve(
    _ event: KeyEvent, source: LetterSource, script: Script?, layout: () -> (any PhysicalLayout)?
  ) -> LayoutKey {
    let system = LayoutKey(keysym: event.keysym, text: event.text)
    guard source != .system, event.keycode != 0, event.text != nil || event.keysym.isDeadKey,
      event.keysym.digit == nil || event.keysym.rawValue < 0xff00  // the keypad's stay
    else { return system }
    if source == .automatic, let script, let letter = event.text.flatMap(Script.init(of:)) {
      systemIsForeign = letter != script
      if letter == script { return system }
    }
    if source == .automatic, script == nil || systemIsForeign == false { return system }
    guard let own = layout()?.key(keycode: event.keycode, modifiers: event.modifiers),
      own.text != nil || own.keysym.isDeadKey
    else { return system }
    if source == .automatic, systemIsForeign == nil {
      // Before the first letter only a key that has a letter of the script can tell: a layout of
      // the script would have given it.
      return own.text.flatMap(Script.init(of:)) == script && script != .latin ? own : system
    }
    return own
  }
}
