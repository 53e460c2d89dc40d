import GLib
import Hosting
import IBus
import KeyboardCore

// What happens in the sessions, for those who record or watch it.
extension Worker {
  /// Begins or ends listening to the sessions.
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

  /// Tells the feed of a session; a new one is one that nothing has happened in yet.
  func listen(to session: EngineSession, isNew: Bool) {
    let trace = SessionTrace(
      feed, engine: session.name, controller: session.controller, isNew: isNew,
      settings: { [settings] in settings.changes },
      recentEmojis: { [keyboards] in keyboards.emojiStore.recents })
    session.controller.recordsNotes = true
    session.onResponse = { trace.tell($0, time: $1, $2) }
    if let index = sessions.firstIndex(where: { $0.session === session }) {
      sessions[index].trace = trace
    }
  }

  /// Tells the feed that the settings, or what is known of clients, have changed.
  func tellChanges() {
    for session in sessions { session.trace?.tellChange(time: MainLoop.now) }
  }
}
