import CGLib

/// Reports when a file descriptor can be read or the other end is closed, or when it can be written to.
@MainActor public final class FileWatch {
  /// What is waited for.
  public enum Condition {
    /// Something to read, when there is nothing else to do.
    case input
    /// Something to read, in the order in which it arrives.
    case urgentInput
    /// Room to write.
    case output
  }

  private var source: guint = 0

  /// Calls a closure whenever the condition holds.
  ///
  /// The caller owns the descriptor, and closes it after this object is gone.
  public init(
    descriptor: Int32, for condition: Condition = .input, _ onReady: @escaping () -> Void
  ) {
    source = g_unix_fd_add_full(
      condition == .input ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_DEFAULT, descriptor,
      condition == .output ? [.output, .error] : [.input, .hangUp, .error],
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        return 1
      }, Box<() -> Void>.retained(onReady), releaseBox)
  }

  isolated deinit { g_source_remove(source) }
}
