import CKeyboardData

/// The files that are embedded in the program.
enum EmbeddedFiles {
  /// The files of `data/locales`.
  static var locales: [String] { unsafe texts(keyboard_data_locales()) }

  /// `data/locale-names.json`.
  static var localeNames: String { unsafe texts(keyboard_data_locale_names()).joined() }

  /// `data/layouts.json`.
  static var layouts: String { unsafe texts(keyboard_data_layouts()).joined() }

  /// Safe: the bytes are constants of the C file.
  private static func texts(_ files: KeyboardDataFiles) -> [String] {
    let bytes = unsafe UnsafeBufferPointer(start: files.bytes, count: files.count)
    return unsafe bytes.split(separator: 0).map { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
