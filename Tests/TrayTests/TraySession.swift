import CGLib
import Foundation
import KeyboardCore
import Tray

@testable import GLib
@testable import TestSession

/// A keyboard with an item for the tray, on a D-Bus of its own.
final class TraySession {
  private static let expectedWait = 5000

  /// The keyboard.
  let controller = KeyboardInputController(library: LocaleLibrary())
  /// The events of chosen items.
  private(set) var events: [InputEvent] = []
  /// How often the menu was made.
  private(set) var menus = 0

  private let temporary: TemporaryFolder
  private let keeper: Keeper
  private var item: StatusItem?
  private var connections: [GDBusConnection] = []

  init() throws {
    controller.settings.locales = ["fr", "de"]
    temporary = try TemporaryFolder(folders: ["run", "logs"])
    keeper = try Keeper(logs: temporary.url.appending(path: "logs"))
    try keeper.startBus(
      "bus", in: temporary.url, environment: SessionEnvironment.shared(in: temporary.url))
    item = StatusItem(
      id: "callout-test", icon: "callout-icon", bus: try connect(),
      menu: { [unowned self] in
        menus += 1
        return KeyboardMenu(for: controller)
      }, choose: { [unowned self] in handle($0) })
  }

  isolated deinit {
    for connection in connections { g_dbus_connection_close_sync(connection, nil, nil) }
    keeper.end()
    temporary.remove()
  }

  /// Has the keyboard handle an event, as a session does.
  func handle(_ event: InputEvent) {
    events.append(event)
    _ = controller.handle(event, at: 0)
    item?.update()
  }

  /// Reports a change of the settings.
  func change(_ body: (inout KeyboardSettings) -> Void) {
    body(&controller.settings)
    item?.update()
  }

  /// Starts a program with a tray, and waits until it knows the item.
  func startTray() throws -> TrayStandIn {
    let tray = TrayStandIn(try connect())
    guard MainLoop.run(forAtMost: Self.expectedWait, until: { tray.service != nil }) else {
      throw SessionError("the item is not registered")
    }
    return tray
  }

  /// Whether the item has a name on the bus.
  func hasItem() throws -> Bool {
    var hasItem: Bool?
    try connect().watch(
      "org.kde.StatusNotifierItem-\(getpid())-1", appeared: { _ in hasItem = true },
      vanished: { hasItem = false })
    MainLoop.run(forAtMost: Self.expectedWait) { hasItem != nil }
    return hasItem ?? true
  }

  /// Connects another program.
  private func connect() throws -> SessionBus {
    let address = "unix:path=\(temporary.url.path)/run/bus"
    // 1 and 8: as the client of a bus.
    let connection = g_dbus_connection_new_for_address_sync(
      address, GDBusConnectionFlags(rawValue: 9), nil, nil, nil)
    guard let connection else { throw SessionError("there is no bus at \(address)") }
    connections.append(connection)
    return SessionBus(connection)
  }
}
