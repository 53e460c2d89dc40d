import EngineHost
import GLib
import Hosting
import IBus
import KeyboardCore
import Logging

// What the worker asks of the desktop, and answers it.
extension Worker {
  /// Watches the panel and answers other programs' questions from the first field on, so that the
  /// start takes no longer.
  func meetDesktop() {
    guard !hasMetDesktop else { return }
    hasMetDesktop = true
    component?.watchPanel { [weak self] in self?.panelChanged($0) }
    MainLoop.after(milliseconds: 1000) { [weak self, logger] in
      EngineQuestions.answer(
        programs: { self?.recentPrograms.names ?? [] }, lastHold: { self?.lastHold },
        onProblem: { logger.info("\($0)") })
    }
  }

  /// What became of the last key that was held, in whichever session.
  private var lastHold: HoldReport? {
    sessions.compactMap { $0.session?.controller.lastHold }.max { $0.time < $1.time }
  }

  /// Finds out, once, which GNOME Shell it is.
  func askShell() {
    guard !hasAskedShell else { return }
    hasAskedShell = true
    GnomeShellVersion.askQuirks { [weak self] quirks in
      guard let self else { return }
      clientQuirks[ClientName.gnomeShell] = quirks
      for session in sessions.compactMap(\.session) {
        session.controller.clientQuirks[ClientName.gnomeShell] = quirks
      }
      tellChanges()
    }
  }

  /// Tells the session with the focus which program it types into, as far as that is known.
  func programChanged(_ name: String?) {
    guard let session = focusedSession else { return }
    session.handle(.program(name))
    recentPrograms.note(
      client: session.controller.state.keyboardContext.field.client, program: name)
  }
}
