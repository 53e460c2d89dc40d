import GLib
public import KeyboardCore

/// The user's own file of one locale, for an editor of letters.
///
/// It never overwrites a broken file or the changes of another program.
public final class UserLetterFile {
  /// The reason why the file cannot be used, as a sentence.
  public typealias FileError = TextFile.FileError

  /// The path of the file, which need not exist.
  public let path: String
  /// The letters with the file.
  package private(set) var letters: UserLetters

  private let inherited: LocaleLibrary
  /// The file's content when it was read or written last, or `nil` if there was no file.
  private var content: String?
  /// The file's content before each change, the latest last.
  private var past: [String?] = []
  /// The file's content before each change that was undone, the latest last.
  private var future: [String?] = []

  /// Reads the file, if there is one, and the locale's letters without it.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - directories: The folders of locale files, the program's first and the user's last.
  /// - Throws: `FileError` if the file is broken.
  public init(
    of locale: LocaleIdentifier, directories: [String] = LocaleLoader.directories
  ) throws(FileError) {
    guard directories.count > 1, let folder = directories.last else {
      throw Self.noFolder
    }
    path = "\(folder)/\(locale).json"
    inherited =
      LocaleLoader(directories: directories, wanted: [locale], withoutOwnFileOf: locale).library
    content = try Self.content(of: path)
    letters = try Self.letters(of: locale, inherited, content, path)
  }

  /// Whether there is a change to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a change that was undone.
  public var canRedo: Bool { !future.isEmpty }

  /// Changes the letters, and writes the file.
  package func change(_ body: (inout UserLetters) -> Void) throws(FileError) {
    try readAgain()
    var changed = letters
    body(&changed)
    guard changed.text != letters.text else { return }
    let before = content
    try write(changed.text)
    past.append(before)
    future = []
  }

  /// Undoes the last change, unless another program has changed the file.
  public func undo() throws(FileError) { try step(from: \.past, to: \.future) }

  /// Redoes the last change that was undone, unless another program has changed the file.
  public func redo() throws(FileError) { try step(from: \.future, to: \.past) }

  /// Reads the file if another program has changed it; earlier changes cannot be undone then.
  ///
  /// - Returns: Whether it was changed.
  @discardableResult
  public func readAgain() throws(FileError) -> Bool {
    let now = try Self.content(of: path)
    guard now != content else { return false }
    letters = try Self.letters(of: letters.locale, inherited, now, path)
    content = now
    past = []
    future = []
    return true
  }

  private func step(
    from: ReferenceWritableKeyPath<UserLetterFile, [String?]>,
    to: ReferenceWritableKeyPath<UserLetterFile, [String?]>
  ) throws(FileError) {
    guard try !readAgain() else {
      throw FileError(
        description: translated(
          "Another program has changed the file, so earlier changes cannot be undone."))
    }
    guard let text = self[keyPath: from].last else { return }
    let before = content
    try write(text)
    self[keyPath: from].removeLast()
    self[keyPath: to].append(before)
  }

  private func write(_ text: String?) throws(FileError) {
    let letters = try Self.letters(of: letters.locale, inherited, text, path)
    try Self.store(text, at: path)
    content = text
    self.letters = letters
  }

  nonisolated static var noFolder: FileError {
    FileError(description: translated("There is no home folder to save your letters in."))
  }

  /// Writes a file, or deletes it if it would be empty.
  nonisolated static func store(_ text: String?, at path: String) throws(FileError) {
    do {
      if let text { try TextFile.replace(path, with: text) } else { try TextFile.remove(path) }
    } catch {
      throw FileError(description: "\(path): \(error).")
    }
  }

  nonisolated static func content(of path: String) throws(FileError) -> String? {
    guard TextFile.isThere(path) else { return nil }
    return try using(path) { try TextFile.read(path) }
  }

  nonisolated static func letters(
    of locale: LocaleIdentifier, _ inherited: LocaleLibrary, _ text: String?, _ path: String
  ) throws(FileError) -> UserLetters {
    try using(path) { try UserLetters(of: locale, inherited: inherited, text: text) }
  }

  /// Throws a whole sentence if a file cannot be used.
  private nonisolated static func using<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(
        description: "\(path): \(error); "
          + translated("correct the file or move it away. It has not been changed."))
    }
  }
}
