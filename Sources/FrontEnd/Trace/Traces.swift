import GLib
import Hosting
import KeyboardCore
import Logging

/// The traces of the sessions, for a file and for programs that watch.
final class Traces {
  private let feed: TraceFeed
  private let monitor: MonitorServer
  private let settings: SettingsStore
  private let emojiStore: EmojiStore
  private var traced: [Traced] = []

  /// A session that the feed listens to, for as long as it is there.
  private struct Traced {
    weak var session: (any KeyboardSession)?
    let trace: SessionTrace
  }

  /// Traces nothing yet.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - settings: The settings of the keyboards.
  ///   - emojiStore: The emoji of the keyboards.
  ///   - logger: Gets one sentence about each problem.
  init(
    of program: String, _ settings: SettingsStore, _ emojiStore: EmojiStore, _ logger: Logger
  ) {
    self.settings = settings
    self.emojiStore = emojiStore
    feed = TraceFeed(of: program)
    monitor = MonitorServer(feed: feed) { logger.warning("\($0)") }
  }

  /// Writes a trace to a file from now on.
  func write(to path: String) throws(TextFile.FileError) {
    let writer = try TraceWriter(path: path)
    feed.record { writer.write($0) }
  }

  /// Writes what is not written yet, for the end of the program.
  func finish() { feed.finish() }

  /// Follows who records or watches the sessions from now on.
  func follow(_ sessions: @escaping () -> [any KeyboardSession]) {
    feed.onChange = { [weak self] in self?.listenersChanged(sessions()) }
  }

  /// Lets programs watch, or no longer.
  func allowMonitoring(_ isAllowed: Bool) { monitor.isAllowed = isAllowed }

  /// Adds a new session, before its first event.
  func add(_ session: any KeyboardSession) {
    if !feed.isIdle { listen(to: session, isNew: true) }
  }

  /// Reports that the settings, the quirks of clients or the known fonts have changed.
  func tellChange() {
    for traced in traced { traced.trace.tellChange(time: MainLoop.now) }
  }

  /// Starts or stops listening to the sessions.
  private func listenersChanged(_ sessions: [any KeyboardSession]) {
    guard feed.isIdle else {
      for session in sessions where !traced.contains(where: { $0.session === session }) {
        listen(to: session, isNew: false)
      }
      return
    }
    for session in traced.compactMap(\.session) {
      session.onResponse = nil
      session.controller.recordsNotes = false
    }
    traced = []
  }

  /// Adds a session to the feed; nothing has happened yet in a new one.
  private func listen(to session: any KeyboardSession, isNew: Bool) {
    let trace = SessionTrace(
      feed, engine: session.name, controller: session.controller, isNew: isNew,
      settings: { [settings] in settings.changes }, emojiStore: emojiStore)
    session.controller.recordsNotes = true
    session.onResponse = { trace.tell($0, time: $1, $2) }
    traced.removeAll { $0.session == nil }
    traced.append(Traced(session: session, trace: trace))
  }
}
