import GLib
import KeyboardCore

/// The file with the emoji used lately: read when it is needed, written at most once a second.
final class EmojiRecentsFile {
  /// How soon after the last time the file is written again, in ms.
  private static let pause = 1000

  /// The emoji used lately.
  private(set) lazy var recents = read()

  private let path: String?
  private let onProblem: (String) -> Void
  private var lastWrite: Int?
  private var timeout: Timeout?

  /// Creates the list of a file; without one, for as long as it lives.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - onProblem: Called with one sentence where it cannot be read or written.
  init(path: String?, onProblem: @escaping (String) -> Void) {
    self.path = path
    self.onProblem = onProblem
  }

  /// Takes note that an emoji was used.
  func register(_ emoji: Emoji) {
    recents.register(emoji)
    guard path != nil, timeout == nil else { return }
    let now = MainLoop.now
    let rest = lastWrite.map { $0 + Self.pause - now } ?? 0
    // Never on the way of a key: the disk may be slow.
    timeout = Timeout(milliseconds: max(0, rest), priority: .low) { [weak self] in
      self?.timeout = nil
      self?.write()
    }
  }

  private func read() -> EmojiRecents {
    guard let path, TextFile.exists(path) else { return EmojiRecents() }
    do {
      return try EmojiRecents(parsing: TextFile.read(path))
    } catch {
      onProblem("\(path): \(error); the list of recent emoji begins anew.")
      return EmojiRecents()
    }
  }

  private func write() {
    guard let path else { return }
    lastWrite = MainLoop.now
    do {
      try TextFile.replace(path, with: recents.document)
    } catch {
      onProblem("\(path): \(error); recent emoji are not remembered for now.")
    }
  }
}
