package import CGLib

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
  /// What is called back when a method of ours is called: with its name and its arguments.
  private typealias Method = (String, [Variant]) -> [Variant]

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

  /// Offers an object, as long as the connection is there.
  ///
  /// - Parameters:
  ///   - path: The object's path.
  ///   - description: Its interface in the XML of D-Bus's introspection; calls that do not fit in
  ///     with it are refused.
  ///   - interface: The interface's name.
  ///   - body: Called with the method's name and the arguments; returns what the method returns, of
  ///     the types that the description says.
  /// - Throws: `GLibError` where the description is wrong or the path taken.
  public func offer(
    path: String, description: String, interface: String,
    _ body: @escaping (String, [Variant]) -> [Variant]
  ) throws(GLibError) {
    let node = try GLibError.check { g_dbus_node_info_new_for_xml(description, $0) }
    defer { g_dbus_node_info_unref(node) }
    var functions = GDBusInterfaceVTable()
    functions.method_call = { _, _, _, _, method, arguments, invocation, data in
      // Safe: used before the callback returns, on its thread.
      nonisolated(unsafe) let arguments = arguments
      let method = method.map { String(cString: $0) } ?? ""
      let answer = Box<Method>.open(data) {
        Variant.tuple($0(method, arguments.map { Variant($0).members } ?? []))
      }
      g_dbus_method_invocation_return_value(invocation, answer?.value)
    }
    let found = g_dbus_node_info_lookup_interface(node, interface)
    _ = try GLibError.check {
      g_dbus_connection_register_object(
        connection, path, found, &functions, Box<Method>.retained(body), releaseBox, $0)
    }
  }

  /// Reports when a service comes and goes, and at first whether it is there; it is not started.
  public func watch(
    _ service: String, appeared: @escaping () -> Void, vanished: @escaping () -> Void
  ) {
    connection.watch(service, appeared: appeared, vanished: vanished)
  }

  /// Takes a name, from a program that has taken it like this, too, which gets it back at our end.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - acquired: Called when the name is ours, and when it is ours again.
  ///   - lost: Called when another program has it.
  public func own(
    _ name: String, acquired: @escaping () -> Void, lost: @escaping () -> Void
  ) {
    g_bus_own_name_on_connection(
      connection, name, [.allowReplacement, .replace],
      { _, _, data in Box<NameHandlers>.open(data) { $0.appeared() } },
      { _, _, data in Box<NameHandlers>.open(data) { $0.vanished() } },
      Box<NameHandlers>.retained(NameHandlers(appeared: acquired, vanished: lost)), releaseBox)
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

/// What is called back when a name comes and goes.
private struct NameHandlers {
  var appeared: () -> Void
  var vanished: () -> Void
}

extension GDBusConnection {
  /// Reports when a service comes and goes, and at first whether it is there; it is not started.
  package func watch(
    _ service: String, appeared: @escaping () -> Void, vanished: @escaping () -> Void
  ) {
    let handlers = NameHandlers(appeared: appeared, vanished: vanished)
    g_bus_watch_name_on_connection(
      self, service, [],
      { _, _, _, data in Box<NameHandlers>.open(data) { $0.appeared() } },
      { connection, _, data in
        // It is `nil` when the bus itself has gone, which says nothing of the service.
        if connection != nil { Box<NameHandlers>.open(data) { $0.vanished() } }
      },
      Box<NameHandlers>.retained(handlers), releaseBox)
  }
}
