import GLib
public import KeyboardCore

/// The emoji data in `data/emoji`, and the emoji used lately in the user's state directory.
///
/// Data is read when it is asked for and given back when it was not for a while.
public final class EmojiStore: EmojiProvider {
  /// How long data is kept after it was asked for last, in ms.
  public static let idleTime = 60_000

  /// Where the emoji used lately are kept: `$XDG_STATE_HOME/ibus-callout/emoji.json`, or `nil`
  /// without a home.
  public static var recentsPath: String? {
    let state =
      DataDirectory.folder("XDG_STATE_HOME")
      ?? DataDirectory.folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/ibus-callout/emoji.json" }
  }

  /// Called with one sentence for each thing that is wrong with a file.
  public var onProblem: ((String) -> Void)?
  /// The emoji used lately.
  public var recents: EmojiRecents { recentsFile.recents }

  private let directory: String
  private let idleTime: Int
  private lazy var recentsFile = EmojiRecentsFile(path: path) { [weak self] in
    self?.onProblem?($0)
  }
  private let path: String?
  private var base: (library: EmojiLibrary, letters: PlainLetters)?
  private var names: [LocaleIdentifier: EmojiNames] = [:]
  private var searches: [LocaleIdentifier: EmojiSearch] = [:]
  private var lastUse = 0
  private var timeout: Timeout?

  /// Creates a store that has read nothing.
  ///
  /// - Parameters:
  ///   - directory: Where the data is.
  ///   - recentsPath: Where the recent emoji are kept; `nil` to forget them.
  ///   - idleTime: How long data is kept after it was asked for last, in ms.
  public init(
    directory: String = DataDirectory.path + "/emoji", recentsPath: String?,
    idleTime: Int = EmojiStore.idleTime
  ) {
    self.directory = directory
    self.idleTime = idleTime
    path = recentsPath
  }

  /// The emoji and their names in the language of a locale and in English.
  ///
  /// - Returns: `nil` where the data cannot be read, which `onProblem` is told.
  public func search(for locale: LocaleIdentifier) -> EmojiSearch? {
    lastUse = MainLoop.now
    if timeout == nil { giveBack(in: idleTime) }
    if let search = searches[locale] { return search }
    guard let base = readBase() else { return nil }
    let own = Self.language(of: locale, in: directory)
    let languages = (own == "en" ? ["en"] : [own, "en"]).compactMap { $0 }
    let search = EmojiSearch(
      library: base.library, languages: languages.compactMap { readNames(of: $0, base.letters) },
      letters: base.letters)
    searches[locale] = search
    FreeMemory.giveBack()
    return search
  }

  /// Begins with other recent emoji, in a store that has no file for them.
  public func begin(with recents: EmojiRecents) { recentsFile.begin(with: recents) }

  /// Takes note that an emoji was used; the file is written soon after.
  public func register(_ emoji: Emoji) { recentsFile.register(emoji) }

  /// Writes the file where that is still to be done, and waits for it, 2 s at most.
  public func finish() { if path != nil { recentsFile.finish() } }

  /// Forgets the emoji used lately, and deletes their file; a running engine forgets them, too.
  ///
  /// - Throws: `TextFile.FileError` where the file cannot be deleted.
  public func clearRecents() throws(TextFile.FileError) { try recentsFile.clear() }

  /// Brings back emoji that were forgotten; a running engine has them again, too.
  ///
  /// - Throws: `TextFile.FileError` where the file cannot be written.
  public func restore(_ recents: EmojiRecents) throws(TextFile.FileError) {
    try recentsFile.restore(recents)
  }

  /// The locale whose names serve another: itself, its parent, or a language its readers know.
  static func language(of locale: LocaleIdentifier, in directory: String) -> LocaleIdentifier? {
    func file(for locale: LocaleIdentifier) -> LocaleIdentifier? {
      sequence(first: locale, next: \.parent).first {
        TextFile.exists("\(directory)/\($0).gz")
      }
    }
    return file(for: locale) ?? neighbours[locale].flatMap(file)
  }

  /// Languages that CLDR names no emoji in, and what stands in for them before English does.
  private static let neighbours: [LocaleIdentifier: LocaleIdentifier] = ["smn": "fi", "se": "nb"]

  private func readBase() -> (library: EmojiLibrary, letters: PlainLetters)? {
    if let base { return base }
    guard let order = read("order"), let letters = read("letters") else { return nil }
    let base = (EmojiLibrary(parsing: order), PlainLetters(parsing: letters))
    self.base = base
    return base
  }

  private func readNames(of locale: LocaleIdentifier, _ letters: PlainLetters) -> EmojiNames? {
    if let names = names[locale] { return names }
    let read = read(locale.rawValue).map { EmojiNames(parsing: $0, letters: letters) }
    names[locale] = read
    return read
  }

  private func read(_ name: String) -> String? {
    let path = "\(directory)/\(name).gz"
    guard !InstalledProgram.isReplaced else {
      onProblem?("The program has been upgraded; emoji are offered again after it has restarted.")
      return nil
    }
    do {
      return try TextFile.readCompressed(path)
    } catch {
      onProblem?("\(path): \(error); emoji are not offered; reinstall ibus-callout.")
      return nil
    }
  }

  private func giveBack(in milliseconds: Int) {
    timeout = Timeout(milliseconds: milliseconds, priority: .low) { [weak self] in
      guard let self else { return }
      timeout = nil
      let rest = lastUse + idleTime - MainLoop.now
      guard rest <= 0 else { return giveBack(in: rest) }
      base = nil
      names = [:]
      searches = [:]
      FreeMemory.giveBack()
    }
  }
}
