// What a field does with the keys and effects of a keyboard.
extension SurroundingText {
  /// Types a key that the keyboard has not used up, as fields do: its text, or what BackSpace, Return, Tab
  /// and the arrows to the left and right do, by whole characters.
  public mutating func type(_ key: KeyEvent) {
    guard !key.isRelease, let edit = key.nativeEdit else { return }
    switch edit {
    case .insert(let text): insertText(text)
    case .deleteBackward(let count): deleteBackward(times: count)
    case .moveCursor(let offset): moveCursor(by: offset)
    case .key(.return): insertText("\n")
    case .key(.tab): insertText("\t")
    case .key, .replace: break
    }
  }

  /// Changes the text as an effect asks for: commits, deletions, and keys that are sent.
  ///
  /// Effects that show something, or ask for a report, change nothing.
  public mutating func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit(let text):
      let erased = text.prefix { $0 == Erasure.del }.count
      deleteBackward(times: erased)
      insertText(String(text.dropFirst(erased)))
    case .deleteSurrounding(let offset, let count): delete(from: offset, count: count)
    case .erase(let count): deleteBackward(times: count)
    case .forwardKey(let keysym, let keycode, let isRelease):
      type(KeyEvent(keysym: keysym, keycode: keycode, isRelease: isRelease, time: 0))
    case .preedit, .candidates, .auxiliary, .requestSurroundingText, .refreshSurroundingText: break
    }
  }

  /// Moves the cursor by so many characters, as far as they are there; what was selected is not any more.
  private mutating func moveCursor(by offset: Int) {
    let passed = offset < 0 ? textBeforeCursor?.suffix(-offset) : textAfterCursor?.prefix(offset)
    cursor += (passed?.unicodeScalars.count ?? 0) * offset.signum()
    anchor = cursor
  }

  /// Deletes so many Unicode scalars, from an offset from the cursor on, as far as they are there.
  private mutating func delete(from offset: Int, count: Int) {
    let end = min(cursor + offset + count, text.unicodeScalars.count)
    let start = max(0, cursor + offset)
    guard start < end else { return }
    let place = min(cursor, start)
    (cursor, anchor) = (start, end)
    insertText("")
    (cursor, anchor) = (place, place)
  }
}
