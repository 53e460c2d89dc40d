import GLib
import KeyboardCore

/// The file with the emoji used lately: read when it is needed, written at most once a second, and
/// not on the main loop: the disk may be slow.
///
/// Whoever deletes the file empties the list, in programs that run, too.
final class EmojiRecentsFile {
  /// How soon after the last time the file is written again, in ms.
  private static let pause = 1000

  /// The emoji used lately.
  private(set) lazy var recents = begin()

  private let path: String?
  private let onProblem: (String) -> Void
  private var lastWrite: Int?
  private var timeout: Timeout?
  private let queue = BackgroundQueue(label: "recent emoji")
  private var isWriting = false
  /// Whether the list is newer than what was given to be written.
  private var isUnwritten = false
  private var watcher: FolderWatcher?
  /// The file as it was when it was last read or written; `nil` while there is none.
  private var stamp: TextFile.Stamp?

  /// Creates the list of a file; without one, for as long as it lives.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - onProblem: Called with one sentence where it cannot be read or written.
  init(path: String?, onProblem: @escaping (String) -> Void) {
    self.path = path
    self.onProblem = onProblem
  }

  /// Begins with another list, where there is no file.
  func begin(with recents: EmojiRecents) { if path == nil { self.recents = recents } }

  /// Takes note that an emoji was used.
  func register(_ emoji: Emoji) {
    recents.register(emoji)
    guard path != nil else { return }
    isUnwritten = true
    schedule()
  }

  private func schedule() {
    guard timeout == nil, !isWriting else { return }
    let rest = lastWrite.map { $0 + Self.pause - MainLoop.now } ?? 0
    timeout = Timeout(milliseconds: max(0, rest), priority: .low) { [weak self] in
      self?.timeout = nil
      self?.write()
    }
  }

  /// Has written what is not, and waits for it, 2 s at most; for the program's end.
  func finish() {
    timeout = nil
    write()
    queue.finish(within: 2000)
  }

  /// Empties the list, and deletes the file.
  ///
  /// - Throws: `TextFile.FileError` where the file cannot be deleted; nothing is changed then.
  func clear() throws(TextFile.FileError) {
    // What is being written would bring it back.
    queue.finish(within: 2000)
    if let path { try TextFile.remove(path) }
    forget()
  }

  /// Brings back a list that was emptied; the emoji used since then come first.
  ///
  /// - Throws: `TextFile.FileError` where the file cannot be written.
  func restore(_ recents: EmojiRecents) throws(TextFile.FileError) {
    var restored = recents
    for emoji in self.recents.emojis().reversed() { restored.register(emoji) }
    if let path { stamp = try TextFile.replace(path, with: restored.document) }
    self.recents = restored
  }

  private func forget() {
    recents = EmojiRecents()
    stamp = nil
    isUnwritten = false
    timeout = nil
  }

  private func begin() -> EmojiRecents {
    guard let path else { return EmojiRecents() }
    watch(path)
    return read(path)
  }

  private func watch(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    watcher = FolderWatcher(path: String(path[..<slash])) { [weak self] in self?.catchUp(path) }
  }

  /// Forgets what somebody else has deleted, or it would come back with the next emoji; and reads
  /// what somebody else has written.
  private func catchUp(_ path: String) {
    guard TextFile.exists(path) else {
      if stamp != nil { forget() }
      return
    }
    if !isWriting, !isUnwritten, stamp != TextFile.stamp(of: path) { recents = read(path) }
  }

  private func read(_ path: String) -> EmojiRecents {
    guard TextFile.exists(path) else { return EmojiRecents() }
    stamp = TextFile.stamp(of: path)
    do {
      return try EmojiRecents(parsing: TextFile.read(path))
    } catch {
      onProblem("\(path): \(error); the list of recent emoji starts empty.")
      return EmojiRecents()
    }
  }

  private func write() {
    guard let path, isUnwritten else { return }
    lastWrite = MainLoop.now
    isUnwritten = false
    isWriting = true
    let document = recents.document
    queue.add { [weak self] in
      let written = Result { () throws(TextFile.FileError) in
        try TextFile.replace(path, with: document)
      }
      MainLoop.async { [weak self] in self?.finish(written, at: path) }
    }
  }

  private func finish(_ written: Result<TextFile.Stamp, TextFile.FileError>, at path: String) {
    isWriting = false
    switch written {
    case .success(let stamp): self.stamp = stamp
    case .failure(let error):
      onProblem("\(path): \(error); recent emoji are not remembered for now.")
    }
    if isUnwritten { schedule() } else { catchUp(path) }
  }
}
