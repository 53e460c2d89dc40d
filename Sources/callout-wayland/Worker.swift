import FrontEnd
import GLib
import Hosting
import KeyboardCore
import Logging
import Wayland

/// The process that serves the compositor.
final class Worker {
  private let server: KeyboardServer
  private let life: WorkerLife
  private let options: FrontEndOptions

  /// Reads the settings.
  ///
  /// - Throws: A sentence about an option.
  init(_ options: FrontEndOptions) throws {
    self.options = options
    server = try KeyboardServer(options, of: .wayland)
    life = WorkerLife(options, server)
  }

  /// Serves the compositor until it ends, or until an upgrade has installed another program.
  ///
  /// - Throws: A sentence if there is no compositor, or it cannot be served.
  func run() throws -> WorkerLife.Ending {
    let logger = server.logger
    server.frontEnd = self
    server.start()
    let connection = try WaylandConnection()
    connection.onEnd = {
      logger.notice("\($0)")
      MainLoop.quit()
    }
    let method = try connection.makeInputMethod()
    let session = CompositorSession(
      controller: server.makeController(ownLocale: nil), method, connection)
    session.onProblem = { logger.warning("\($0)") }
    session.onUnavailable = {
      logger.error("\(WaylandError.taken)")
      MainLoop.quit()
    }
    life.report(session)
    server.serve(session)
    connection.flush()
    _ = life.begin(.wayland, lastWords: {})
    return withExtendedLifetime(session) { life.run() }
  }
}

extension Worker: FrontEnd {}
