public import KeyboardCore

extension EmojiLibrary {
  /// All emoji of Unicode 17, which are part of your program; they are read at the first use.
  public static var standard: Self { EmojiFiles.library }
}

extension EmojiSearch {
  /// The emoji with their names in the languages of some locales, the first one first, and in English.
  ///
  /// Names of a language are read the first time it is asked for, in a few ms, and stay in memory.
  /// - Parameter locales: Any locales; one without names has those of its parent or of a language that
  ///   its readers know, or only English ones.
  /// - Returns: A search in all emoji.
  public static func standard(for locales: [LocaleIdentifier]) -> Self {
    Self(
      library: .standard,
      languages: EmojiLanguages.all(of: locales, where: EmojiFiles.hasNames)
        .compactMap { EmojiFiles.names[$0] }, letters: EmojiFiles.letters)
  }
}
