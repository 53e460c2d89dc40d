import CIBus
import Glibc

/// Allows only ibus-daemon to call the engines and the factory that makes them.
///
/// IBus's bus carries calls between any two programs of the user. A program that called an engine could
/// type into the focused field, and one that made engines would use memory for each.
nonisolated enum CallerCheck {
  /// Checks all messages of a connection from now on.
  static func begin(on connection: GDBusConnection) {
    // On the thread that reads the connection: refused calls never reach the main loop.
    g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, _ in
        guard let message, isIncoming != 0, CallerCheck.refuses(message) else { return message }
        CallerCheck.answer(message, on: connection)
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, nil, nil)
  }

  /// Whether a message is a call from another program.
  ///
  /// The daemon writes the sender: a client's unique name, such as ":1.5", or its own
  /// "org.freedesktop.DBus" (`bus_dbus_impl_connection_filter_cb` in IBus's `bus/dbusimpl.c`).
  private static func refuses(_ message: OpaquePointer) -> Bool {
    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
      && g_dbus_message_get_sender(message).map { $0[0] == CChar(UInt8(ascii: ":")) } == true
  }

  private static func answer(_ message: OpaquePointer, on connection: GDBusConnection?) {
    guard !g_dbus_message_get_flags(message).contains(.noReplyExpected), let connection,
      let answer = g_dbus_message_new_method_error_literal(
        message, "org.freedesktop.DBus.Error.AccessDenied", "Only ibus-daemon may call an engine.")
    else { return }
    g_dbus_connection_send_message(connection, answer, [], nil, nil)
    g_object_unref(UnsafeMutableRawPointer(answer))
  }
}
