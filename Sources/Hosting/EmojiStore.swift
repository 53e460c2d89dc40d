import GLib
public import KeyboardCore

/// The emoji and characters in `data/emoji` and `data/characters`, and the recent emoji in the user's
/// state directory.
///
/// The data is read when it is needed, and released if it was not needed for a while.
public final class EmojiStore: EmojiProvider {
  /// How long data is kept after its last use, in ms.
  public static let idleTime = 60_000

  /// The file of the recent emoji, `$XDG_STATE_HOME/ibus-callout/emoji.json`, or `nil` without a home.
  public static var recentsPath: String? {
    let state =
      DataDirectory.folder("XDG_STATE_HOME")
      ?? DataDirectory.folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/ibus-callout/emoji.json" }
  }

  /// Called with one sentence for each problem with a file.
  public var onProblem: ((String) -> Void)?
  /// Called when it becomes known which characters fonts show, or is forgotten.
  public var onFontsChange: (() -> Void)?
  /// Asks which characters fonts show, and calls a closure with their ranges later; without it, all
  /// characters are offered.
  ///
  /// It is asked when the list of emoji opens, and its answer is released with the data.
  public var askFonts: ((_ answer: @escaping (String) -> Void) -> Void)?
  /// The recent emoji.
  public var recents: EmojiRecents { recentsFile.recents }

  private let directory: String
  private let idleTime: Int
  private let session: LocaleIdentifier
  private lazy var recentsFile = EmojiRecentsFile(path: path) { [weak self] in
    self?.onProblem?($0)
  }
  private let path: String?
  private var library: EmojiLibrary?
  private var letters: PlainLetters?
  private var names: [LocaleIdentifier: EmojiNames] = [:]
  private var searches: [[LocaleIdentifier]: EmojiSearch] = [:]
  private var characterNames: CharacterNames?
  private var characterSearches: [[LocaleIdentifier]: CharacterSearch?] = [:]
  private var fonts = FontQuestion.open {
    // To ask changes nothing yet.
    didSet { if fonts.answer != oldValue.answer { onFontsChange?() } }
  }
  private var timeout: Timeout?

  /// Creates a store that has not read anything yet.
  ///
  /// - Parameters:
  ///   - directory: The folder of the data.
  ///   - recentsPath: The file of the recent emoji, or `nil` to keep them in memory.
  ///   - idleTime: How long data is kept after its last use, in ms.
  ///   - session: The locale of the session, whose language is always searched.
  public init(
    directory: String = DataDirectory.path + "/emoji", recentsPath: String?,
    idleTime: Int = EmojiStore.idleTime, session: String = LocaleLoader.systemLocale
  ) {
    self.session = LocaleIdentifier(session)
    self.directory = directory
    self.idleTime = idleTime
    path = recentsPath
  }

  /// The emoji and their names in the language of a locale and in English.
  ///
  /// - Returns: `nil` if the data cannot be read, which is reported by `onProblem`.
  public func search(for locale: LocaleIdentifier) -> EmojiSearch? { searchOnly([locale]) }

  /// The emoji and their names in the languages of some locales, of the session, and in English.
  ///
  /// - Returns: `nil` if the data cannot be read, which is reported by `onProblem`.
  public func search(for locales: [LocaleIdentifier]) -> EmojiSearch? {
    askForFonts()
    return searchOnly(locales.prefix(EmojiLanguages.most) + [session])
  }

  /// All characters, with the names of signs in the languages of some locales, of the session, and in
  /// English.
  ///
  /// - Returns: `nil` if the data cannot be read, which is reported by `onProblem`.
  public func characters(for locales: [LocaleIdentifier]) -> CharacterSearch? {
    keep()
    let locales = Array(locales.prefix(EmojiLanguages.most)) + [session]
    if let search = characterSearches[locales] { return search }
    let search = makeCharacterSearch(locales)
    characterSearches[locales] = search
    FreeMemory.giveBack()
    return search
  }

  /// The characters that fonts show, or `nil` while that is not known; set for a replay.
  package var shownCharacters: CharacterRanges? {
    get { fonts.answer }
    set {
      fonts = newValue.map { .answered($0) } ?? .asked
      characterSearches = [:]
    }
  }

  private func searchOnly(_ locales: [LocaleIdentifier]) -> EmojiSearch? {
    keep()
    if let search = searches[locales] { return search }
    guard let library = readLibrary(), let letters = readLetters() else { return nil }
    let languages = Self.languages(of: locales, in: directory)
    let search = EmojiSearch(
      library: library, languages: languages.compactMap { readNames(of: $0, letters) },
      letters: letters)
    searches[locales] = search
    FreeMemory.giveBack()
    return search
  }

  private func makeCharacterSearch(_ locales: [LocaleIdentifier]) -> CharacterSearch? {
    let folder = charactersDirectory
    guard let letters = readLetters(), let names = readCharacterNames(in: folder),
      let order = read("order", in: folder)
    else { return nil }
    let signs = EmojiSearch(
      library: EmojiLibrary(parsing: order),
      languages: Self.languages(of: locales, in: folder).compactMap { language in
        read(language.rawValue, in: folder).map { EmojiNames(parsing: $0, letters: letters) }
      }, letters: letters)
    Translation.prepare()
    return CharacterSearch(
      names: names, signs: signs, fonts: knownFonts, letterName: LetterName.text)
  }

  private var knownFonts: CharacterSearch.Fonts {
    switch fonts {
    case .answered(let ranges): .known(ranges)
    case .open where askFonts == nil: .any
    case .open, .asked: .unknown
    }
  }

  private func askForFonts() {
    guard let askFonts, case .open = fonts else { return }
    fonts = .asked
    askFonts { [weak self] text in
      guard let self, case .asked = fonts else { return }
      let ranges = CharacterRanges(parsing: text)
      guard !ranges.isEmpty else { return }
      fonts = .answered(ranges)
      characterSearches = [:]
    }
  }

  /// Whether there are names in the language of a locale.
  public func knows(_ locale: LocaleIdentifier) -> Bool {
    Self.language(of: locale, in: directory) != nil
  }

  /// Replaces the recent emoji, if they are kept in memory.
  public func begin(with recents: EmojiRecents) { recentsFile.begin(with: recents) }

  /// Adds a recent emoji; the file is written soon after.
  public func register(_ emoji: Emoji) { recentsFile.register(emoji) }

  /// Writes the file if that is still to be done, within 2 s.
  public func finish() { if path != nil { recentsFile.finish() } }

  /// Forgets the recent emoji and deletes their file; a running engine forgets them, too.
  public func clearRecents() throws(TextFile.FileError) { try recentsFile.clear() }

  /// Restores emoji that were forgotten, in a running engine, too.
  public func restore(_ recents: EmojiRecents) throws(TextFile.FileError) {
    try recentsFile.restore(recents)
  }

  /// The locale whose names are used: the locale itself, its parent, or a language its readers know.
  static func language(of locale: LocaleIdentifier, in directory: String) -> LocaleIdentifier? {
    EmojiLanguages.language(of: locale) { hasNames(in: $0, directory) }
  }

  private static func languages(
    of locales: [LocaleIdentifier], in directory: String
  ) -> [LocaleIdentifier] {
    EmojiLanguages.all(of: locales) { hasNames(in: $0, directory) }
  }

  private static func hasNames(in language: LocaleIdentifier, _ directory: String) -> Bool {
    TextFile.exists("\(directory)/\(language).gz")
  }

  private func readLibrary() -> EmojiLibrary? {
    if let library { return library }
    library = read("order", in: directory).map { EmojiLibrary(parsing: $0) }
    return library
  }

  private func readCharacterNames(in folder: String) -> CharacterNames? {
    if let characterNames { return characterNames }
    characterNames = read("names", in: folder).map { CharacterNames(parsing: $0) }
    return characterNames
  }

  private func readLetters() -> PlainLetters? {
    if let letters { return letters }
    letters = read("letters", in: directory).map { PlainLetters(parsing: $0) }
    return letters
  }

  private func readNames(of locale: LocaleIdentifier, _ letters: PlainLetters) -> EmojiNames? {
    if let names = names[locale] { return names }
    let read = read(locale.rawValue, in: directory).map {
      EmojiNames(parsing: $0, letters: letters)
    }
    names[locale] = read
    return read
  }

  private func read(_ name: String, in directory: String) -> String? {
    let path = "\(directory)/\(name).gz"
    guard !InstalledProgram.isReplaced else {
      onProblem?("The program has been upgraded; emoji are offered again after it has restarted.")
      return nil
    }
    do {
      return try TextFile.readCompressed(path)
    } catch {
      onProblem?("\(path): \(error); emoji or signs are not offered; reinstall ibus-callout.")
      return nil
    }
  }

  /// The folder of the characters, beside that of the emoji.
  private var charactersDirectory: String { DataDirectory.parent(of: directory) + "/characters" }

  /// Keeps the data for a while.
  private func keep() {
    timeout = Timeout(milliseconds: idleTime, priority: .low) { [weak self] in
      guard let self else { return }
      timeout = nil
      library = nil
      letters = nil
      names = [:]
      searches = [:]
      characterNames = nil
      characterSearches = [:]
      fonts = .open
      FreeMemory.giveBack()
    }
  }
}

/// Whether it is known which characters fonts show.
private enum FontQuestion {
  case open
  case asked
  case answered(CharacterRanges)

  var answer: CharacterRanges? { if case .answered(let ranges) = self { ranges } else { nil } }
}
