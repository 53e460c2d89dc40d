import GLib

/// Watches a folder, which need not exist yet.
public final class FolderWatcher {
  /// The pause after a change, in ms: editors save a file in several steps.
  private static let pause = 300
  /// The longest delay of a report if a file changes all the time, in ms.
  private static let longestPause = 1000

  private let path: String
  private let onChange: () -> Void
  private var monitor: FolderMonitor?
  private var watched = ""
  private var timeout: Timeout?
  private var firstChange: Int?

  /// Watches a folder or, until it exists, the nearest one above it.
  public init(path: String, onChange: @escaping () -> Void) {
    self.path = path
    self.onChange = onChange
    watch()
  }

  private func watch() {
    let nearest = Self.nearestFolder(path)
    guard nearest != watched else { return }
    watched = nearest
    monitor = FolderMonitor(path: nearest) { [weak self] in self?.somethingChanged() }
  }

  private func somethingChanged() {
    let now = MainLoop.now
    let first = firstChange ?? now
    firstChange = first
    let rest = first + Self.longestPause - now
    guard rest > 0 || timeout == nil else { return }
    timeout = Timeout(
      milliseconds: max(0, min(Self.pause, rest)), priority: .whenIdle
    ) { [weak self] in
      guard let self else { return }
      timeout = nil
      firstChange = nil
      let wasThere = watched == path
      watch()
      if wasThere || watched == path { onChange() }
    }
  }

  private static func nearestFolder(_ path: String) -> String {
    let parent = DataDirectory.parent(of: path)
    return TextFile.exists(path) || parent.isEmpty ? path : nearestFolder(parent)
  }
}
