import CIBus
import GLib
import Glibc

/// The keys that are waiting for an answer.
///
/// They are recorded on the thread that reads the connection, which continues if the main loop hangs.
/// A process that ends leaves its keys to their programs, too, but in any order: GDBus cancels the
/// calls of a lost connection in the order of its hash table, and "hello" became "eohl".
// Safe: the lock guards all mutable state.
nonisolated final class PendingKeys: @unchecked Sendable {
  private let connection: GDBusConnection
  private var lock = pthread_mutex_t()
  /// The calls, oldest first, and when each was read, in ms; each is retained.
  private var calls: [(message: OpaquePointer, time: Int)] = []
  /// The number of calls, from the oldest, that the engines have received.
  private var received = 0
  private var isDeclining = false
  /// The answers that decline keys.
  private var answers: [OpaquePointer] = []

  /// Watches a connection from now on.
  init(_ connection: GDBusConnection) {
    self.connection = connection
    calls.reserveCapacity(64)
    pthread_mutex_init(&lock, nil)
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard let message, let data else { return message }
        let keys = Unmanaged<PendingKeys>.fromOpaque(data).takeUnretainedValue()
        return keys.lets(message, pass: isIncoming != 0) ? message : PendingKeys.drop(message)
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  /// Takes the next call, as an engine receives it, and returns when it was read, in ms.
  ///
  /// libibus hands calls to the engines in their order.
  func receive() -> Int? {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    guard received < calls.count else { return nil }
    received += 1
    return calls[received - 1].time
  }

  /// Leaves all keys to their programs, in order, and sends nothing else from now on.
  ///
  /// For a process that is about to be killed; it can be called on any thread.
  func declineAll() {
    pthread_mutex_lock(&lock)
    isDeclining = true
    for call in calls {
      guard let answer = g_dbus_message_new_method_reply(call.message) else { continue }
      cibus_set_unhandled(answer)
      answers.append(answer)
    }
    let answers = answers
    pthread_mutex_unlock(&lock)
    for answer in answers {
      g_dbus_connection_send_message(connection, answer, [], nil, nil)
    }
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Records a message that arrives or is sent, and returns whether it may pass.
  private func lets(_ message: OpaquePointer, pass isIncoming: Bool) -> Bool {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    guard !isIncoming else {
      if Self.isKey(message) {
        g_object_ref(UnsafeMutableRawPointer(message))
        calls.append((message, MainLoop.now))
      }
      return true
    }
    if isDeclining { return answers.contains(message) }
    let serial = g_dbus_message_get_reply_serial(message)
    if serial != 0,
      let place = calls.firstIndex(where: { g_dbus_message_get_serial($0.message) == serial })
    {
      g_object_unref(UnsafeMutableRawPointer(calls.remove(at: place).message))
      if place < received { received -= 1 }
    }
    return true
  }

  private static func drop(_ message: OpaquePointer) -> OpaquePointer? {
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  private static func isKey(_ message: OpaquePointer) -> Bool {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      !g_dbus_message_get_flags(message).contains(.noReplyExpected),
      let member = g_dbus_message_get_member(message)
    else { return false }
    return strcmp(member, "ProcessKeyEvent") == 0
  }
}
