import CKeyboardData
import KeyboardCore

/// Files that are embedded in the program, one after the other.
///
/// A program needs few of their parts, so each is copied when it is asked for.
///
/// Safe: the bytes are constants of the C file.
@safe struct EmbeddedFiles: @unchecked Sendable {
  /// The byte after each file.
  static let fileEnd: UInt8 = 0

  /// The files of `data/locales`.
  static var locales: Self { unsafe Self(files: keyboard_data_locales()) }

  /// `data/locale-names.json`.
  static var localeNames: Self { unsafe Self(files: keyboard_data_locale_names()) }

  /// `data/layouts.json`.
  static var layouts: Self { unsafe Self(files: keyboard_data_layouts()) }

  private let files: KeyboardDataFiles

  /// The text of each file.
  var texts: [String] { parts().map { self[$0] } }

  /// The places of the files, or of their lines.
  private func parts(endingWith byte: UInt8 = fileEnd) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while unsafe start < files.count {
      let end = unsafe keyboard_data_end(files, start, byte)
      parts.append(start..<end)
      start = end + 1
    }
    return parts
  }

  /// The places of the parts in which a word between quotation marks is a locale, counted from 0.
  func places(ofWord index: Int, endingWith byte: UInt8) -> [LocaleIdentifier: Range<Int>] {
    parts(endingWith: byte).reduce(into: [:]) { places, part in
      let words = self[part.prefix(Self.longestBeginning)].utf8
        .split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard words.count > 2 * index + 2 else { return }
      places[LocaleIdentifier(String(Substring(words[2 * index + 1])))] = part
    }
  }

  /// The text at a place of a part.
  subscript(part: Range<Int>) -> String {
    let bytes = unsafe UnsafeBufferPointer(start: files.bytes, count: files.count)
    return unsafe String(decoding: bytes[part], as: UTF8.self)
  }

  /// The bytes among which the identifier of a part is.
  private static let longestBeginning = 80
}
