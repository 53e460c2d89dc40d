import CGLib
import Foundation
import Testing

@testable import GLib

/// One end of a connection of GDBus without a bus, which keeps what arrives.
// Safe: the lock guards all mutable state.
nonisolated final class Peer: @unchecked Sendable {
  let connection: GDBusConnection
  private let lock = NSLock()
  private var arrived: [OpaquePointer] = []

  /// Connects two.
  static func pair() throws -> (Peer, Peer) {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (try Peer(ends[0]), try Peer(ends[1]))
  }

  private init(_ end: Int32) throws {
    let socket = try #require(g_socket_new_from_fd(end, nil))
    let stream = try #require(g_socket_connection_factory_create_connection(socket))
    // Without a flag, neither end asks the other who it is.
    let made = g_dbus_connection_new_sync(
      UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GIOStream.self), nil,
      GDBusConnectionFlags(rawValue: 0), nil, nil, nil)
    guard let made else { throw POSIXError(.ECONNREFUSED) }
    connection = made
  }

  /// Keeps what arrives from now on and passes the filters that are there already; GDBus answers none of
  /// it.
  func listen() {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard let message, let data, isIncoming != 0 else { return message }
        let peer = Unmanaged<Peer>.fromOpaque(data).takeUnretainedValue()
        peer.lock.withLock { peer.arrived.append(message) }
        return nil
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  /// Calls a method of an engine, as if from a program, and returns the number of the call.
  @discardableResult
  func call(_ method: String, from sender: String, isAnswered: Bool = true) -> UInt32 {
    let message = g_dbus_message_new_method_call(
      nil, "/engine", "org.freedesktop.IBus.Engine", method)
    g_dbus_message_set_sender(message, sender)
    if !isAnswered { g_dbus_message_set_flags(message, .noReplyExpected) }
    var number: UInt32 = 0
    g_dbus_connection_send_message(connection, message, [], &number, nil)
    return number
  }

  /// Answers the call that arrived in a place.
  @MainActor func answer(_ place: Int, _ isHandled: Bool) {
    let call = lock.withLock { arrived[place] }
    let answer = g_dbus_message_new_method_reply(call)
    g_dbus_message_set_body(answer, Variant.tuple([Variant(isHandled)]).value)
    g_dbus_connection_send_message(connection, answer, [], nil, nil)
  }

  /// Emits a signal of an engine.
  func emit(_ signal: String) {
    g_dbus_connection_emit_signal(
      connection, nil, "/engine", "org.freedesktop.IBus.Engine", signal, nil, nil)
  }

  /// What has arrived, once it is as much as this or 5 s are up, and for a moment more if there should
  /// be nothing else.
  @MainActor func received(_ count: Int, andNothingElse isAll: Bool = false) -> [String] {
    let end = ContinuousClock.now + .seconds(5)
    while lock.withLock({ arrived.count < count }), ContinuousClock.now < end { usleep(1000) }
    if isAll { usleep(100_000) }
    return lock.withLock { arrived }.map(Self.text)
  }

  @MainActor private static func text(of message: OpaquePointer) -> String {
    let body = g_dbus_message_get_body(message).map { Variant($0).text } ?? ""
    let number = g_dbus_message_get_reply_serial(message)
    return switch g_dbus_message_get_message_type(message) {
    case G_DBUS_MESSAGE_TYPE_ERROR: "\(number) is refused"
    case G_DBUS_MESSAGE_TYPE_METHOD_RETURN: "\(number): \(body)"
    default: g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
    }
  }
}
