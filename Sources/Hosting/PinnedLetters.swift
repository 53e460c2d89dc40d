import GLib
public import KeyboardCore

/// Pins letters to keys in the user's own files, on a thread of its own, as the disk may be slow.
public final class PinnedLetters {
  /// Whether the letter is pinned now, or why the file cannot be changed.
  public typealias Outcome = Result<Bool, UserLetterFile.FileError>

  private let folder: String?
  private let queue = BackgroundQueue(label: "pinned letters")

  /// Uses the last of the folders of locale files; the first is the program's.
  public init(directories: [String] = LocaleLoader.directories) {
    folder = directories.count > 1 ? directories.last : nil
  }

  /// Pins a letter to a key or, if it is pinned, leaves it in its place again.
  ///
  /// A broken file is not changed.
  public func toggle(_ pin: Pin, onEnd: @escaping @MainActor @Sendable (Outcome) -> Void) {
    guard let key = pin.key else { return }
    guard let folder else { return onEnd(.failure(UserLetterFile.noFolder)) }
    queue.add {
      let outcome = Result { () throws(UserLetterFile.FileError) in
        try UserLetterFile.togglePin(of: pin.text, to: key, in: pin.locale, folder: folder)
      }
      MainLoop.async { onEnd(outcome) }
    }
  }

  /// Writes what is not written yet, within 2 s; for the end of the program.
  public func finish() { queue.finish(within: 2000) }
}

extension UserLetterFile {
  fileprivate nonisolated static func togglePin(
    of letter: String, to key: String, in locale: LocaleIdentifier, folder: String
  ) throws(FileError) -> Bool {
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
