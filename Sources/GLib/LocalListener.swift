import Glibc

/// A socket in the file system to which programs of the same user connect; it never blocks.
@MainActor public final class LocalListener {
  private let path: String
  private let descriptor: Int32
  /// The socket's file, which keeps its number while the descriptor is open.
  private let inode: ino_t?
  private var watch: FileWatch?

  /// Listens at a path in an existing folder, in place of an earlier listener, which does not notice.
  public init(
    path: String, onConnection: @escaping (LocalSocket) -> Void
  ) throws(LocalSocket.ConnectionError) {
    self.path = path
    let address = try LocalAddress(path: path)
    descriptor = try address.makeSocket(keepsMessages: true)
    unlink(path)
    // Other users must not connect, not even between the two calls.
    let mask = umask(0o177)
    let isBound = address.use(descriptor, bind)
    umask(mask)
    guard isBound, listen(descriptor, 4) == 0 else {
      let error = LocalSocket.ConnectionError()
      close(descriptor)
      throw error
    }
    inode = SystemCall.status(of: path)?.st_ino
    watch = FileWatch(descriptor: descriptor) { [weak self] in
      guard let self, let socket = accept() else { return }
      onConnection(socket)
    }
  }

  isolated deinit {
    watch = nil
    // Another program may be listening there by now.
    if SystemCall.status(of: path)?.st_ino == inode { unlink(path) }
    close(descriptor)
  }

  /// Accepts a connection; the socket's mode admits only the same user.
  private func accept() -> LocalSocket? {
    let descriptor = SystemCall.retrying { Glibc.accept(self.descriptor, nil, nil) }
    guard descriptor >= 0 else { return nil }
    // Programs are started on this thread only, so none inherits it between the two calls.
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    else {
      close(descriptor)
      return nil
    }
    return LocalSocket(descriptor: descriptor)
  }
}
