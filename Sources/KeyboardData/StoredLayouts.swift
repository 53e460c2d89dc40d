import KeyboardCore

/// The layouts of `data/layouts.json`: facts from xkeyboard-config, for programs that go without it.
///
/// They are all that the locale files name. The file is an object with `format`, `source` (where
/// the facts are from) and `layouts`: for each name the five rows of keys from the top, as
/// `StoredLayout.rows` has them.
enum StoredLayouts {
  /// The version of the form this reader knows.
  static let format = 1

  /// Where the layouts are from, such as `xkeyboard-config 2.35.1`.
  static var source: String { document["source"]?.string ?? "" }

  /// The rows of each layout, by its name.
  static let rows: [String: [String]] = {
    guard document["format"] == .int(format) else { return [:] }
    return (document["layouts"]?.object ?? []).reduce(into: [:]) { rows, layout in
      rows[layout.key] = layout.value.array?.compactMap(\.string)
    }
  }()

  private static var document: JSONValue {
    do {
      return try JSONValue(parsing: EmbeddedFiles.layouts)
    } catch {
      preconditionFailure("The program was built with a broken data/layouts.json: \(error)")
    }
  }
}
