package import KeyboardCore

extension UserLetterFile {
  /// Pins a letter to a key or, if it is pinned, leaves it in its place again.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - key: The key.
  ///   - locale: The locale of the file.
  ///   - folder: The folder of the user's files, or `nil` if there is none.
  /// - Returns: Whether the letter is pinned now.
  /// - Throws: `FileError` if the file is broken, which is not changed, or cannot be written.
  package nonisolated static func togglePin(
    of letter: String, to key: String, in locale: LocaleIdentifier, folder: String?
  ) throws(FileError) -> Bool {
    guard let folder else { throw noFolder }
    let path = "\(folder)/\(locale).json"
    let none = LocaleLibrary()
    var letters = try Self.letters(of: locale, none, content(of: path), path)
    let isPinned = letters.togglePin(of: letter, to: key)
    let text = letters.text
    // What could not be read again is not written.
    _ = try Self.letters(of: locale, none, text, path)
    try store(text, at: path)
    return isPinned
  }
}
