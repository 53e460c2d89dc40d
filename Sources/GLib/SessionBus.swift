import CGLib

/// The user's session bus of D-Bus.
public final class SessionBus {
  /// An object of a program on the bus.
  public struct Object {
    var service: String
    var path: String
    var interface: String

    /// Names an object.
    public init(service: String, path: String, interface: String) {
      self.service = service
      self.path = path
      self.interface = interface
    }
  }

  /// What GLib calls when an answer is there; it is called exactly once.
  private typealias Ready = (OpaquePointer?) -> Void

  let connection: GDBusConnection

  private init(_ connection: GDBusConnection) { self.connection = connection }

  /// Connects to the bus, and calls a closure with it or with what went wrong.
  public static func connect(_ body: @escaping (Result<SessionBus, GLibError>) -> Void) {
    let ready: Ready = { result in
      body(
        Result { () throws(GLibError) in
          let found = try GLibError.check { g_bus_get_finish(result, $0) }
          guard let connection = found else { preconditionFailure("there is a bus or an error") }
          // GLib would end the program with the bus. It ends with IBus instead, which may restart.
          connection.setExitsOnClose(0)
          return SessionBus(connection)
        })
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, Self.callback, Box<Ready>.retained(ready))
  }

  /// Whether the connection is lost.
  public var isClosed: Bool { connection.isClosed != 0 }

  /// Calls a method, and a closure with what comes of it.
  ///
  /// - Parameters:
  ///   - method: The method's name.
  ///   - object: What it is a method of.
  ///   - arguments: What it is called with.
  ///   - patience: How long an answer may take, in ms.
  ///   - body: Called with an error, or with `nil` when it is done.
  public func call(
    _ method: String, of object: Object, _ arguments: [Variant], patience: Int,
    _ body: @escaping (GLibError?) -> Void
  ) {
    ask(method, of: object, arguments, patience: patience) { outcome in
      if case .failure(let error) = outcome { body(error) } else { body(nil) }
    }
  }

  /// Calls a method, and a closure with what it returns or what went wrong.
  ///
  /// - Parameters:
  ///   - method: The method's name.
  ///   - object: What it is a method of.
  ///   - arguments: What it is called with.
  ///   - patience: How long an answer may take, in ms.
  ///   - body: Called with the values that are returned, or an error.
  public func ask(
    _ method: String, of object: Object, _ arguments: [Variant], patience: Int,
    _ body: @escaping (Result<[Variant], GLibError>) -> Void
  ) {
    let ready: Ready = { [connection] result in
      body(
        Result { () throws(GLibError) in
          let answer = try GLibError.check {
            g_dbus_connection_call_finish(connection, result, $0)
          }
          return answer.map { Variant($0).members } ?? []
        })
    }
    g_dbus_connection_call(
      connection, object.service, object.path, object.interface, method,
      Variant.tuple(arguments).value, nil, [], Int32(patience), nil,
      Self.callback, Box<Ready>.retained(ready))
  }

  /// Calls a method without an answer, and waits until the call is on its way, half a second at most;
  /// for the program's end.
  public func tell(_ method: String, of object: Object, _ arguments: [Variant]) {
    g_dbus_connection_call(
      connection, object.service, object.path, object.interface, method,
      Variant.tuple(arguments).value, nil, [], -1, nil, nil, nil)
    var isSent = false
    let ready: Ready = { _ in isSent = true }
    g_dbus_connection_flush(connection, nil, Self.callback, Box<Ready>.retained(ready))
    MainLoop.run(forAtMost: 500) { isSent }
  }

  private static var callback: GAsyncReadyCallback {
    { _, result, data in
      // Safe: used before the callback returns, on its thread.
      nonisolated(unsafe) let result = result
      Box<Ready>.open(data) { $0(result) }
      releaseBox(data)
    }
  }
}
