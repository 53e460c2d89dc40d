import CGLib

/// Reports when a file descriptor can be read or the other end is closed.
@MainActor public final class FileWatch {
  private var source: guint = 0

  /// Calls a closure whenever there is something to read and nothing else to do.
  ///
  /// The caller owns the descriptor, and closes it after this object is gone.
  public init(descriptor: Int32, _ onReadable: @escaping () -> Void) {
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT_IDLE, descriptor, [.input, .hangUp, .error],
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        return 1
      }, Box<() -> Void>.retained(onReadable), releaseBox)
  }

  isolated deinit { g_source_remove(source) }
}
