import GLib
import Hosting
import KeyboardCore

// Traces of the sessions, for programs that record or watch them.
extension KeyboardServer {
  /// Starts or stops listening to the sessions.
  func listenersChanged() {
    for index in entries.indices {
      guard let session = entries[index].session else { continue }
      if feed.isIdle {
        session.onResponse = nil
        session.controller.recordsNotes = false
        entries[index].trace = nil
      } else if entries[index].trace == nil {
        listen(to: session, isNew: false)
      }
    }
  }

  /// Adds a session to the feed; nothing has happened yet in a new one.
  func listen(to session: any KeyboardSession, isNew: Bool) {
    let trace = SessionTrace(
      feed, engine: session.name, controller: session.controller, isNew: isNew,
      settings: { [settings] in settings.changes },
      emojiStore: keyboards.emojiStore)
    session.controller.recordsNotes = true
    session.onResponse = { trace.tell($0, time: $1, $2) }
    if let index = entries.firstIndex(where: { $0.session === session }) {
      entries[index].trace = trace
    }
  }

  /// Reports to the feed that the settings, the quirks of clients or the known fonts have changed.
  func reportChanges() {
    for entry in entries { entry.trace?.tellChange(time: MainLoop.now) }
  }
}
