import GLib
import Glibc
import Hosting
import Logging

/// A worker among its supervisor, the upgrades of its program, and its sessions.
@MainActor
package final class WorkerLife {
  /// Why serving has ended.
  package enum Ending {
    /// What is served has ended, or a signal has ended a process without a supervisor.
    case ownDecision
    /// An upgrade has installed another program.
    case upgrade
    /// There has to be another worker, and without a supervisor that is an error.
    case lost(WorkerLoss)
    /// The supervisor was killed; the next one selects a session again, by its name.
    case supervisorLost(session: String?)
    /// A signal has ended this process.
    case signal(Int32)
  }

  private let options: FrontEndOptions
  private let server: KeyboardServer
  private var succession: Succession?
  private var ending: Ending?

  /// Notes how the process was started, and reports the hang of the one before.
  package init(_ options: FrontEndOptions, _ server: KeyboardServer) {
    self.options = options
    self.server = server
    if options.loss == .hang {
      server.logger.error("The keyboard did not answer for about 3 s and was restarted.")
    }
  }

  /// Reports to the supervisor which session to select again after a crash.
  package func report(_ session: any KeyboardSession) {
    if options.supervisor != nil { SupervisorChannel.report(session: session.name) }
  }

  /// Answers the supervisor and watches the program from now on, if there is a supervisor.
  ///
  /// - Parameters:
  ///   - program: The program that is running.
  ///   - connection: The descriptor of the connection that brings keys; the kernel sends the
  ///     supervisor SIGIO whenever something arrives there.
  ///   - lastWords: Called on another thread before this process is killed because it hangs.
  package func begin(
    _ program: FrontEndProgram, connection: Int32, lastWords: @escaping @Sendable () -> Void
  ) {
    guard let supervisor = options.supervisor else { return }
    let logger = server.logger
    succession = Succession(
      of: program, isAtRest: { [weak server] in server?.isAtRest(for: $0) ?? false },
      onFailure: {
        logger.error(
          """
          The program has been replaced by \(DataDirectory.executable), which does not run; the old \
          one goes on. Install ibus-callout again.
          """)
      },
      onEnd: { [weak self] in self?.end(for: $0) })
    SupervisorChannel.answer(
      lastWords: lastWords,
      onEnd: { [weak self] in
        logger.warning("The supervisor was killed; another starts at the next pause in typing.")
        self?.succession?.endWithoutSupervisor()
      })
    _ = fcntl(connection, F_SETOWN, supervisor)
    _ = fcntl(connection, F_SETFL, fcntl(connection, F_GETFL) | O_ASYNC)
  }

  /// Serves until the main loop ends, and returns why it did.
  package func run() -> Ending {
    MainLoop.run()
    server.finish()
    if let signal = MainLoop.endingSignal, options.supervisor != nil { return .signal(signal) }
    return ending ?? .ownDecision
  }

  /// Ends serving, as another worker is needed.
  package func end(for loss: WorkerLoss) {
    ending = .lost(loss)
    MainLoop.quit()
  }

  private func end(for replacement: Succession.Replacement) {
    switch replacement {
    case .program:
      server.logger.notice("The program has been upgraded; the new one takes over.")
      ending = .upgrade
    case .supervisor:
      ending = .supervisorLost(session: server.sessions.last?.name ?? options.session)
    }
    MainLoop.quit()
  }
}
