import CIBus
import GLib

/// Finds out whether a bus can be connected to.
enum BusAddress {
  /// `G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT`, whose name in Swift depends on the version of GLib.
  private static let asClient = GDBusConnectionFlags(rawValue: 1)

  /// Connects to the bus of an address, and calls `body` with whether that went well; a bus that does
  /// not answer is waited for.
  static func ask(_ address: String?, _ body: @escaping (Bool) -> Void) {
    guard let address else { return body(false) }
    g_dbus_connection_new_for_address(
      address, asClient, nil, nil, AsyncAnswer.callback,
      AsyncAnswer.retained { result in
        body(g_dbus_connection_new_for_address_finish(result, nil) != nil)
      })
  }
}
