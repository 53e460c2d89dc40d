import GLib
import KeyboardCore

/// The file of the recent emoji, which is read when it is needed.
///
/// It is written at most once a second, and by another thread, as the disk may be slow. Deleting the
/// file also empties the list in running programs. A file that cannot be read, or is no such list, is not
/// overwritten: it may be something else that a link leads to.
final class EmojiRecentsFile {
  /// The shortest time between two writes, in ms.
  private static let pause = 1000

  /// The recent emoji.
  private(set) lazy var recents = begin()

  private let path: String?
  private let onProblem: (String) -> Void
  private var lastWrite: Int?
  private var timeout: Timeout?
  private let queue = BackgroundQueue(label: "recent emoji")
  private var isWriting = false
  /// Whether the list has changed since the last write began.
  private var isUnwritten = false
  private var watcher: FolderWatcher?
  /// Whether the file, if there is one, is a list of emoji.
  private var isOurs = true
  /// The stamp of the file when it was last read or written, or `nil` if there was none.
  private var stamp: TextFile.Stamp?

  /// Creates the list of a file, or one in memory; problems are reported in one sentence.
  init(path: String?, onProblem: @escaping (String) -> Void) {
    self.path = path
    self.onProblem = onProblem
  }

  /// Replaces a list in memory.
  func begin(with recents: EmojiRecents) { if path == nil { self.recents = recents } }

  /// Adds an emoji that was used.
  func register(_ emoji: Emoji) {
    recents.register(emoji)
    guard path != nil, isOurs else { return }
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

  /// Writes what was not written yet, within 2 s; for the end of the program.
  func finish() {
    timeout = nil
    write()
    queue.finish(within: 2000)
  }

  /// Empties the list and deletes the file; if the file cannot be deleted, nothing is changed.
  func clear() throws(TextFile.FileError) {
    // A write that is under way would bring the file back.
    queue.finish(within: 2000)
    if let path { try TextFile.remove(path) }
    forget()
  }

  /// Restores a list that was emptied; the emoji used since then come first.
  func restore(_ recents: EmojiRecents) throws(TextFile.FileError) {
    var restored = recents
    for emoji in self.recents.emojis().reversed() { restored.register(emoji) }
    if let path {
      guard isOurs else { throw TextFile.FileError(description: "\(path) is no list of emoji.") }
      stamp = try TextFile.replace(path, with: restored.document)
    }
    self.recents = restored
  }

  private func forget() {
    recents = EmojiRecents()
    stamp = nil
    isOurs = true
    isUnwritten = false
    timeout = nil
  }

  private func begin() -> EmojiRecents {
    guard let path else { return EmojiRecents() }
    watcher = FolderWatcher(path: DataDirectory.parent(of: path)) { [weak self] in
      self?.catchUp(path)
    }
    return read(path)
  }

  /// Follows a change of the file by another program.
  ///
  /// A deleted list is forgotten: otherwise it would come back with the next emoji.
  private func catchUp(_ path: String) {
    guard TextFile.isThere(path) else {
      if stamp != nil || !isOurs { forget() }
      return
    }
    if !isWriting, !isUnwritten, stamp != TextFile.stamp(of: path) { recents = read(path) }
  }

  private func read(_ path: String) -> EmojiRecents {
    isOurs = true
    guard TextFile.isThere(path) else { return EmojiRecents() }
    stamp = TextFile.stamp(of: path)
    do {
      return try EmojiRecents(parsing: TextFile.read(path))
    } catch {
      isOurs = false
      onProblem(
        "\(path): \(error); the list of recent emoji starts empty and is not stored, so that the file"
          + " stays as it is.")
      return EmojiRecents()
    }
  }

  private func write() {
    guard let path, isUnwritten else { return }
    isUnwritten = false
    // Something else may be there by now.
    if stamp != TextFile.stamp(of: path) {
      let found = read(path)
      guard isOurs else { return recents = found }
    }
    lastWrite = MainLoop.now
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
