import GLib
import Hosting
import KeyboardCore

/// Lets programs of the same user watch what is typed, if the user allows it.
final class MonitorServer {
  /// Whether programs may watch; those that do are disconnected when this becomes `false`.
  var isAllowed = false { didSet { if isAllowed != oldValue { begin() } } }

  private let feed: TraceFeed
  private let onProblem: (String) -> Void
  private var listener: LocalListener?
  private var watchers: [(socket: LocalSocket, listener: TraceFeed.Listener)] = []

  /// Creates a server to which nobody can connect yet; problems are reported in one sentence.
  init(feed: TraceFeed, onProblem: @escaping (String) -> Void) {
    self.feed = feed
    self.onProblem = onProblem
  }

  private func begin() {
    for watcher in watchers { feed.remove(watcher.listener) }
    watchers = []
    listener = nil
    guard isAllowed else { return }
    guard let path = MonitorSocket.path else {
      return onProblem("Nobody can watch, as XDG_RUNTIME_DIR is not set.")
    }
    do {
      listener = try LocalListener(path: path) { [weak self] in self?.welcome($0) }
    } catch {
      onProblem("Nobody can watch: \(path): \(error).")
    }
  }

  private func welcome(_ socket: LocalSocket) {
    var lost = 0
    func send(_ line: String) -> Bool { (try? socket.send(Array(line.utf8))) != nil }
    let listener = feed.add { line in
      // A slow program loses lines: typing does not wait.
      if lost > 0 {
        guard send(#"{"lost":\#(lost)}"#) else { return lost += 1 }
        lost = 0
      }
      if !send(line) { lost += 1 }
    }
    watchers.append((socket, listener))
    // The listener has the socket: a strong reference to it would be a cycle.
    socket.onReadable = { [weak self, weak socket, weak listener] in
      guard let self, let socket, let listener, socket.receive() == nil else { return }
      feed.remove(listener)
      watchers.removeAll { $0.socket === socket }
    }
  }
}
