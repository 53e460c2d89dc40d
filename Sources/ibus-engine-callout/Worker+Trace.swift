import GLib
import Hosting
import IBus
import KeyboardCore

// Traces of the sessions, for programs that record or watch them.
extension Worker {
  /// Starts or stops listening to the sessions.
  func listenersChanged() {
    for index in sessions.indices {
      guard let session = sessions[index].session else { continue }
      if feed.isIdle {
        session.onResponse = nil
        session.controller.recordsNotes = false
        sessions[index].trace = nil
      } else if sessions[index].trace == nil {
        listen(to: session, isNew: false)
      }
    }
  }

  /// Adds a session to the feed; nothing has happened yet in a new one.
  func listen(to session: EngineSession, isNew: Bool) {
    let trace = SessionTrace(
      feed, engine: session.name, controller: session.controller, isNew: isNew,
      settings: { [settings] in settings.changes },
      emojiStore: keyboards.emojiStore)
    session.controller.recordsNotes = true
    session.onResponse = { trace.tell($0, time: $1, $2) }
    if let index = sessions.firstIndex(where: { $0.session === session }) {
      sessions[index].trace = trace
    }
  }

  /// Reports to the feed that the settings, the quirks of clients or the known fonts have changed.
  func reportChanges() {
    for session in sessions { session.trace?.tellChange(time: MainLoop.now) }
  }
}
