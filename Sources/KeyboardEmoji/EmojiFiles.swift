import CKeyboardEmoji
import KeyboardCore

/// The files of `data/emoji`, which are embedded in the program; what they say is kept from its first
/// use on.
enum EmojiFiles {
  /// All emoji.
  static let library = EmojiLibrary(parsing: text(of: "order"))

  /// The letters without case and accents.
  static let letters = PlainLetters(parsing: text(of: "letters"))

  /// The names by language.
  static let names = LocaleFiles { language in
    hasNames(in: language)
      ? EmojiNames(parsing: text(of: language.rawValue), letters: letters) : nil
  }

  /// The names of all files.
  static var all: [String] { Array(places.keys) }

  /// Whether there is a file of names in exactly this language.
  static func hasNames(in language: LocaleIdentifier) -> Bool {
    places[language.rawValue] != nil && !["order", "letters"].contains(language.rawValue)
  }

  /// The content of a file, which is known to exist.
  static func text(of name: String) -> String {
    guard let bytes = bytes(of: name),
      let content = try? Inflater.decompress(bytes, limit: sizeLimit)
    else { preconditionFailure("The program was built with a broken data/emoji/\(name).gz") }
    return String(decoding: content, as: UTF8.self)
  }

  /// The compressed file.
  ///
  /// Safe: the bytes are constants of the C file.
  static func bytes(of name: String) -> [UInt8]? {
    guard let place = places[name] else { return nil }
    let file = unsafe files[place]
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// More than any of the files contains, in bytes.
  private static let sizeLimit = 4 << 20

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for place in unsafe files.indices {
      places[unsafe String(cString: files[place].name)] = place
    }
    return places
  }()

  private static var files: UnsafeBufferPointer<KeyboardEmojiFile> {
    var count = 0
    let first = unsafe keyboard_emoji_files(&count)
    return unsafe UnsafeBufferPointer(start: first, count: count)
  }
}
