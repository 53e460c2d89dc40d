import Desktop
import FrontEnd
import GLib
import Glibc
import Hosting
import IBus
package import KeyboardCore
import Logging

/// The process that serves IBus.
final class Worker {
  private let options: FrontEndOptions
  private let server: KeyboardServer
  private let life: WorkerLife
  private var component: EngineComponent?
  private var hasPanel = true
  private var hasAskedShell = false

  /// Reads the settings.
  ///
  /// - Throws: A sentence about an option.
  init(_ options: FrontEndOptions) throws {
    self.options = options
    server = try KeyboardServer(options, of: .engine)
    life = WorkerLife(options, server)
  }

  /// Serves IBus until it ends or asks us to, or until an upgrade has installed another program.
  func run() throws -> WorkerLife.Ending {
    let logger = server.logger
    server.frontEnd = self
    server.start()
    let component: EngineComponent
    do throws(EngineComponentError) {
      component = try EngineComponent { [self] in makeController($0) }
    } catch {
      // It was there when the last worker was.
      if error == .notRunning, options.loss == .disconnection { return .ownDecision }
      throw error
    }
    self.component = component
    component.onNewSession = { [weak self] in self?.prepare($0) }
    component.onEnd = { [life] isIBusThere in
      guard isIBusThere else { return MainLoop.quit() }
      logger.warning("The connection to IBus has ended; there will be another one.")
      life.end(for: .disconnection)
    }
    component.onOldKeys = {
      logger.warning(
        "The engine stood still or was busy; keys that waited too long are left to the programs.")
    }
    if options.mode == .serve {
      try component.register(EngineCatalogue.installed.engines, version: calloutVersion)
      print("Registered; \"ibus engine \(EngineCatalogue.multilingual)\" switches to it.")
      fflush(nil)
    } else {
      try component.serve(patience: options.session == nil && options.loss == nil ? 0 : 5000)
      if let engine = options.session { component.selectIfNone(engine) }
      life.begin(
        .engine, connection: component.descriptor, lastWords: component.lastWords)
    }
    return life.run()
  }

  private func makeController(_ engine: String) -> KeyboardInputController {
    if !EngineCatalogue.offers(engine, library: server.keyboards.library) {
      server.logger.warning(
        """
        IBus requested the engine "\(engine)", which this version does not have; it gets the \
        multilingual one.
        """)
    }
    return server.makeController(ownLocale: EngineCatalogue.locale(ofEngine: engine))
  }

  private func prepare(_ session: EngineSession) {
    life.report(session)
    session.latin = { [weak server] in server?.latin(code: $0) }
    server.serve(session)
    if !hasPanel { session.handle(.panel(isThere: false)) }
  }

  private func panelChanged(_ isThere: Bool) {
    hasPanel = isThere
    // A panel that is replaced is gone for a moment, too.
    MainLoop.after(milliseconds: 1000) { [weak self] in
      guard !isThere, let self, !hasPanel else { return }
      server.logger.warning(
        """
        IBus's panel is not running, so lists cannot be shown; held keys repeat until it is. To \
        start it, run ibus restart; in Plasma and sway, log in again
        """)
    }
    for session in server.sessions { session.handle(.panel(isThere: isThere)) }
  }
}

extension Worker: FrontEnd {
  var systemSettings: String? { "ibus-setup" }

  func meetDesktop() {
    component?.watchPanel { [weak self] in self?.panelChanged($0) }
  }

  func hasFocus(client: String) {
    guard client == ClientName.gnomeShell, !hasAskedShell else { return }
    hasAskedShell = true
    GnomeShellVersion.askQuirks { [weak server] in
      server?.apply($0, to: ClientName.gnomeShell)
    }
  }

  func selectNextKeyboard(after session: any KeyboardSession) {
    if let next = PreloadedEngines.next(after: session.name) { component?.select(next) }
  }
}

extension EngineSession: KeyboardSession {
  /// The locale in the engine's name.
  package var ownLocale: LocaleIdentifier? { EngineCatalogue.locale(ofEngine: name) }
}
