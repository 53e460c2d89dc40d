package import KeyboardCore

/// A layout as `data/layouts.json` has it.
package final class StoredLayout: PhysicalLayout, Sendable {
  /// The evdev codes of the five rows, from left to right; the last is the space bar.
  ///
  /// At the ends of the first, third and fourth row are keys that only some keyboards have there.
  package static let rows: [[UInt32]] = [
    [41] + Array(2...13) + [124], Array(16...27), Array(30...40) + [43],
    [86] + Array(44...53) + [89], [57],
  ]

  private let keys: [UInt32: StoredKey]

  /// Reads the rows of a layout, or returns `nil` if they have another form.
  ///
  /// Between two keys of a row there are two spaces, and `none` stands for a key that types nothing.
  /// - Parameter rows: The rows; `StoredKey` says how a key is written.
  package init?(rows: [String]) {
    var keys: [UInt32: StoredKey] = [:]
    guard rows.count <= Self.rows.count else { return nil }
    for (keycodes, row) in zip(Self.rows, rows) {
      // The second of two spaces follows on an empty word.
      let words = row.split(separator: " ", omittingEmptySubsequences: false)
      let texts = words.split(whereSeparator: \.isEmpty)
      guard texts.count <= keycodes.count else { return nil }
      for (keycode, text) in zip(keycodes, texts) {
        guard let key = StoredKey(text) else { return nil }
        keys[keycode] = key
      }
    }
    self.keys = keys
  }

  /// What a key gives with some modifiers, or `nil` where it types nothing.
  package func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey? {
    keys[keycode]?[modifiers]
  }
}
