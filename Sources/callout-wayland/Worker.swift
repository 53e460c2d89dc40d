import FrontEnd
import GLib
import Hosting
import KeyboardCore
import Logging
import Tray
import Wayland

/// The process that serves the compositor.
final class Worker {
  private let server: KeyboardServer
  private let life: WorkerLife
  private let options: FrontEndOptions
  private var session: CompositorSession?
  private var statusItem: StatusItem?
  private var bus: SessionBus?

  private static let virtualKeyboard = SessionBus.Object(
    service: "org.kde.KWin", path: "/VirtualKeyboard",
    interface: "org.freedesktop.DBus.Properties")

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
    let connection: WaylandConnection
    do throws(WaylandError) {
      connection = try WaylandConnection()
    } catch {
      switch (error, options.loss) {
      // It was there when the last worker was.
      case (.noCompositor, .disconnection), (.noCompositor, .displacement): return .ownDecision
      case (.disconnected(let reason), _):
        logger.notice("\(reason)")
        return .lost(.disconnection)
      default: throw error
      }
    }
    connection.onEnd = { [life] in
      logger.notice("\($0)")
      life.end(for: .disconnection)
    }
    let method = try connection.makeInputMethod()
    let controller = server.makeController(ownLocale: nil)
    let painter = ListPainter(for: controller, server.keyboards)
    let list = PopupWindow(connection, of: method).map { ListWindow($0, painter) }
    let session = CompositorSession(controller: controller, method, list: list)
    self.session = session
    painter.onChange = { [weak session] in session?.redrawList() }
    session.onProblem = { logger.warning("\($0)") }
    session.onUnavailable = { [life, options] in
      if options.loss != .displacement { logger.error("\(WaylandError.taken)") }
      life.end(for: .displacement)
    }
    session.hasRoom = { connection.hasRoom }
    connection.onRoom = { [weak session] in session?.receiveWaiting() }
    if list == nil {
      logger.warning(
        "The compositor shows no windows of input methods; letters cannot be offered.")
      session.handle(.panel(isThere: false))
    }
    list?.visibility.onChange = { [weak session] isSeen in
      if !isSeen {
        logger.warning(
          "No list was shown in time; letters are not offered. sway shows them from version 1.10 on."
        )
      }
      session?.handle(.panel(isThere: isSeen))
    }
    life.report(session)
    server.serve(session)
    // No field has the focus yet: what is chosen in the menu waits for one.
    session.handle(.focusOut)
    // From the first answer on, the supervisor learns what arrives.
    life.begin(.wayland, connection: connection.descriptor, lastWords: {})
    // Another input method is reported before, and then there is no menu.
    connection.afterAnswer { [weak self] in self?.offerMenu(of: session) }
    connection.flush()
    let ending = life.run()
    // KWin sends no keys to a field whose input method was told to end.
    if case .signal = ending {
      bus?.send(
        "Set", of: Self.virtualKeyboard,
        [
          Variant("org.kde.kwin.VirtualKeyboard"), Variant("active"),
          Variant(boxing: Variant(false)),
        ])
    }
    return ending
  }

  /// Offers the menu in the tray, if there is a session bus.
  private func offerMenu(of session: CompositorSession) {
    session.onStore = { [weak self] in self?.statusItem?.update() }
    SessionBus.connect { [weak self, logger = server.logger] in
      guard case .success(let bus) = $0 else { return }
      self?.bus = bus
      let item = StatusItem(
        id: FrontEndProgram.wayland.name, icon: "ibus-callout", bus: bus,
        menu: { KeyboardMenu(for: session.controller) }, choose: { session.handle($0) })
      item.onProblem = { logger.warning("\($0)") }
      self?.statusItem = item
    }
  }
}

extension Worker: FrontEnd {
  /// The compositor's keymap has them.
  var tellsLayouts: Bool { true }

  func settingsChanged() {
    statusItem?.update()
    session?.redrawList()
  }
}
