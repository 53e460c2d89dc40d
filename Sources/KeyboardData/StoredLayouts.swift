import KeyboardCore

/// The layouts of `data/layouts.json`, which come from xkeyboard-config.
///
/// The file contains all layouts that locale files name. Its keys are `format`, `source`, and
/// `layouts`, with the five rows of each layout in the order of `StoredLayout.rows`.
enum StoredLayouts {
  static let format = 1

  /// The origin of the layouts, such as `xkeyboard-config 2.35.1`.
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
      return try JSONValue(parsing: EmbeddedFiles.layouts.texts.joined())
    } catch {
      preconditionFailure("The program was built with a broken data/layouts.json: \(error)")
    }
  }
}
