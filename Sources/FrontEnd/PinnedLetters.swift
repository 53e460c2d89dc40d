import GLib
import Hosting
import KeyboardCore

/// Pins letters to keys in the user's own files, on a thread of its own, as the disk may be slow.
final class PinnedLetters {
  /// Whether the letter is pinned now, or why the file cannot be changed.
  typealias Outcome = Result<Bool, UserLetterFile.FileError>

  private let folder: String?
  private let queue = BackgroundQueue(label: "pinned letters")

  /// Uses the last of the folders of locale files; the first is the program's.
  init(directories: [String] = LocaleLoader.directories) {
    folder = directories.count > 1 ? directories.last : nil
  }

  /// Pins a letter to a key or, if it is pinned, leaves it in its place again.
  ///
  /// A broken file is not changed.
  func toggle(_ pin: Pin, onEnd: @escaping @MainActor @Sendable (Outcome) -> Void) {
    guard let key = pin.key else { return }
    queue.add { [folder] in
      let outcome = Result { () throws(UserLetterFile.FileError) in
        try UserLetterFile.togglePin(of: pin.text, to: key, in: pin.locale, folder: folder)
      }
      MainLoop.async { onEnd(outcome) }
    }
  }

  /// Writes what is not written yet, within 2 s; for the end of the program.
  func finish() { queue.finish(within: 2000) }
}
