package import KeyboardCore

/// A layout of `data/layouts.json`.
package final class StoredLayout: PhysicalLayout, Sendable {
  /// The evdev codes of the five rows, from left to right; the last is the space bar.
  ///
  /// The first, third and fourth row end with keys that not all keyboards have.
  package static let rows: [[UInt32]] = [
    [41] + Array(2...13) + [124], Array(16...27), Array(30...40) + [43],
    [86] + Array(44...53) + [89], [57],
  ]

  private let keys: [UInt32: StoredKey]

  /// Reads the rows of a layout, whose keys are separated by two spaces; see `StoredKey`.
  package init?(rows: [String]) {
    var keys: [UInt32: StoredKey] = [:]
    guard rows.count <= Self.rows.count else { return nil }
    for (keycodes, row) in zip(Self.rows, rows) {
      // There is an empty word between two spaces.
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

  package func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey? {
    keys[keycode]?[modifiers]
  }
}
