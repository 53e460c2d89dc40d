import EngineHost
import Feedback
import GLib
import Hosting
import IBus
import KeyboardCore
import Logging

// The worker and the desktop.
extension Worker {
  /// Watches the panel and answers other programs' questions, from the first field on: at the start it
  /// would take time.
  func meetDesktop() {
    guard !hasMetDesktop else { return }
    hasMetDesktop = true
    component?.watchPanel { [weak self] in self?.panelChanged($0) }
    MainLoop.after(milliseconds: 0) { [weak self] in self?.followAccessibility() }
    MainLoop.after(milliseconds: 1000) { [weak self, logger] in
      self?.followBounceKeys()
      EngineQuestions.answer(
        programs: { self?.recentPrograms.names ?? [] }, lastHold: { self?.lastHold },
        onProblem: { logger.info("\($0)") })
    }
  }

  /// The result of the last held key, in any session.
  private var lastHold: HoldReport? {
    sessions.compactMap { $0.session?.controller.lastHold }.max { $0.time < $1.time }
  }

  /// Finds out once which GNOME Shell is running.
  func askShell() {
    guard !hasAskedShell else { return }
    hasAskedShell = true
    GnomeShellVersion.askQuirks { [weak self] quirks in
      guard let self else { return }
      clientQuirks[ClientName.gnomeShell] = quirks
      for session in liveSessions {
        session.controller.clientQuirks[ClientName.gnomeShell] = quirks
      }
      reportChanges()
    }
  }

  /// Reports to the focused session which program it types into, if that is known.
  func programChanged(_ name: String?) {
    guard let session = focusedSession else { return }
    session.handle(.program(name))
    recentPrograms.note(
      client: session.controller.state.keyboardContext.field.client, program: name)
  }
}
