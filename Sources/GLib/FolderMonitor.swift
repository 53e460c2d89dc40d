import CGLib

/// Reports changes in a folder.
@MainActor public final class FolderMonitor {
  private let monitor: GFileMonitor

  /// Starts watching a folder, or returns `nil` if the system cannot watch more.
  public init?(path: String, onChange: @escaping () -> Void) {
    guard
      let monitor = GFile(path: path).monitorDirectory(
        flags: [], cancellable: nil, error: nil)
    else { return nil }
    self.monitor = monitor
    connect(cglib_file_monitor_raw(monitor), "changed") { _ in onChange() }
  }

  isolated deinit { _ = monitor.cancel() }
}
