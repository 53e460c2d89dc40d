import CIBus
import IBus

/// Tells when something changes in a folder, which need not be there yet.
final class FolderWatcher {
  /// Editors save a file in several steps.
  private static let pause = 300

  private let path: String
  private let onChange: () -> Void
  private var monitor: UnsafeMutablePointer<GFileMonitor>?
  private var watched = ""
  private var timeout: Timeout?

  /// Watches a folder, or as long as it is not there the nearest one above it that is.
  init(path: String, onChange: @escaping () -> Void) {
    self.path = path
    self.onChange = onChange
    watch()
  }

  isolated deinit { stop() }

  private func watch() {
    let nearest = Self.nearestFolder(path)
    guard nearest != watched else { return }
    stop()
    watched = nearest
    let file = g_file_new_for_path(nearest)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    monitor = g_file_monitor_directory(file, G_FILE_MONITOR_NONE, nil, nil)
    connect(UnsafeMutableRawPointer(monitor), "changed") { [weak self] _ in self?.somethingChanged()
    }
  }

  private func somethingChanged() {
    timeout = Timeout(milliseconds: Self.pause, priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in
      guard let self else { return }
      let wasThere = watched == path
      watch()
      if wasThere || watched == path { onChange() }
    }
  }

  private func stop() {
    guard let monitor else { return }
    g_file_monitor_cancel(monitor)
    g_object_unref(UnsafeMutableRawPointer(monitor))
    self.monitor = nil
  }

  private static func nearestFolder(_ path: String) -> String {
    var path = path
    while !TextFile.exists(path), let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      path = String(path[..<slash])
    }
    return path
  }
}
