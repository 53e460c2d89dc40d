package import CGLib

/// The user's D-Bus session bus.
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

  /// Called with the caller, the interface, the name and the arguments of a method of ours; returns
  /// what the method returns, or `nil` to refuse the call.
  private typealias Method = (String, String, String, [Variant]) throws -> [Variant]?

  let connection: GDBusConnection

  init(_ connection: GDBusConnection) { self.connection = connection }

  /// Connects to the bus, and calls a closure with it or an error.
  public static func connect(_ body: @escaping (Result<SessionBus, GLibError>) -> Void) {
    let ready: AsyncAnswer.Ready = { result in
      body(
        Result { () throws(GLibError) in
          let found = try GLibError.check { g_bus_get_finish(result, $0) }
          guard let connection = found else { preconditionFailure("there is a bus or an error") }
          // GLib would end the program with the bus. It ends with IBus instead, which may outlive it.
          connection.setExitsOnClose(0)
          return SessionBus(connection)
        })
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, AsyncAnswer.callback, AsyncAnswer.retained(ready))
  }

  /// Whether a program on the session bus has a name; waits for the bus, and then for at most a second.
  public static func hasOwner(of name: String) -> Bool {
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    connection.setExitsOnClose(0)
    let service = "org.freedesktop.DBus"
    let answer = Variant.with(type: "(b)") {
      g_dbus_connection_call_sync(
        connection, service, "/org/freedesktop/DBus", service, "NameHasOwner",
        Variant.tuple([Variant(name)]).value, $0, [], 1000, nil, nil)
    }
    return answer.map { Variant($0).members.first?.bool } == true
  }

  /// Whether the connection is lost.
  public var isClosed: Bool { connection.isClosed != 0 }

  /// Calls a method, which may take `patience` ms, and a closure with the result or an error.
  ///
  /// An answer that has not the type `result`, such as `(as)`, is an error, too.
  public func ask(
    _ method: String, of object: Object, _ arguments: [Variant], result type: String, patience: Int,
    _ body: @escaping (Result<[Variant], GLibError>) -> Void
  ) {
    let ready: AsyncAnswer.Ready = { [connection] result in
      body(
        Result { () throws(GLibError) in
          let answer = try GLibError.check {
            g_dbus_connection_call_finish(connection, result, $0)
          }
          return answer.map { Variant($0).members } ?? []
        })
    }
    Variant.with(type: type) {
      g_dbus_connection_call(
        connection, object.service, object.path, object.interface, method,
        Variant.tuple(arguments).value, $0, [], Int32(patience), nil,
        AsyncAnswer.callback, AsyncAnswer.retained(ready))
    }
  }

  /// Calls a method without expecting an answer, of a program that is there; starts none.
  public func tell(_ method: String, of object: Object, _ arguments: [Variant]) {
    // Without a callback, GLib tells the program not to answer.
    g_dbus_connection_call(
      connection, object.service, object.path, object.interface, method,
      Variant.tuple(arguments).value, nil, .noAutoStart, -1, nil, nil, nil)
  }

  /// Calls a method without waiting for its answer, and waits until the call is sent, for at most half
  /// a second; for the program's end.
  public func send(_ method: String, of object: Object, _ arguments: [Variant]) {
    tell(method, of: object, arguments)
    var isSent = false
    let ready: AsyncAnswer.Ready = { _ in isSent = true }
    g_dbus_connection_flush(connection, nil, AsyncAnswer.callback, AsyncAnswer.retained(ready))
    MainLoop.run(forAtMost: 500) { isSent }
  }

  /// Offers an object for the life of the connection.
  ///
  /// - Parameters:
  ///   - path: The object's path.
  ///   - description: Its interface in D-Bus's introspection XML; GLib refuses calls that do not match.
  ///   - interface: The interface's name.
  ///   - isAllowed: Whether a program may call it, by its unique name on the bus.
  ///   - properties: Returns its properties, none of which can be set.
  ///   - body: Called with the method's name and arguments; returns what the method returns, or throws
  ///     why the arguments are invalid.
  /// - Throws: `GLibError` if the description is invalid or the path is taken.
  public func offer(
    path: String, description: String, interface: String,
    isAllowed: @escaping (_ caller: String) -> Bool = { _ in true },
    properties: @escaping () -> [(name: String, value: Variant)] = { [] },
    _ body: @escaping (String, [Variant]) throws -> [Variant]
  ) throws(GLibError) {
    let answer: Method = { caller, called, method, arguments in
      guard isAllowed(caller) else { return nil }
      guard called != interface else { return try body(method, arguments) }
      // It is D-Bus's interface for properties. GLib has checked that there is such a property.
      guard method == "Get" else { return [Variant.dictionary(properties())] }
      let name = arguments.last?.string
      return properties().first { $0.name == name }.map { [Variant(boxing: $0.value)] }
    }
    let node = try GLibError.check { g_dbus_node_info_new_for_xml(description, $0) }
    defer { g_dbus_node_info_unref(node) }
    var functions = GDBusInterfaceVTable()
    functions.method_call = { _, caller, _, interface, method, arguments, invocation, data in
      // Safe: used before the callback returns, on its thread.
      nonisolated(unsafe) let arguments = arguments
      nonisolated(unsafe) let invocation = invocation
      let names = [caller, interface, method].map { $0.map { String(cString: $0) } ?? "" }
      Box<Method>.open(data) { answer in
        let arguments = arguments.map { Variant($0).members } ?? []
        do {
          guard let results = try answer(names[0], names[1], names[2], arguments) else {
            return g_dbus_method_invocation_return_dbus_error(
              invocation, "org.freedesktop.DBus.Error.AccessDenied",
              "This program may not call it.")
          }
          g_dbus_method_invocation_return_value(invocation, Variant.tuple(results).value)
        } catch {
          g_dbus_method_invocation_return_dbus_error(
            invocation, "org.freedesktop.DBus.Error.InvalidArgs", "\(error)")
        }
      }
    }
    let found = g_dbus_node_info_lookup_interface(node, interface)
    _ = try GLibError.check {
      g_dbus_connection_register_object(
        connection, path, found, &functions, Box<Method>.retained(answer), releaseBox, $0)
    }
  }

  /// Sends a signal of an object of ours to all programs that listen.
  public func emit(
    _ signal: String, of interface: String, path: String, _ arguments: [Variant] = []
  ) {
    // It fails only if a name is invalid.
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, Variant.tuple(arguments).value, nil)
  }

  /// Reports each signal of an object with its arguments, for the life of the connection.
  public func onSignal(
    _ signal: String, of object: Object, _ body: @escaping ([Variant]) -> Void
  ) {
    _ = g_dbus_connection_signal_subscribe(
      connection, object.service, object.interface, signal, object.path, nil, [],
      { _, _, _, _, _, arguments, data in
        // Safe: used before the callback returns, on its thread.
        nonisolated(unsafe) let arguments = arguments
        Box<([Variant]) -> Void>.open(data) { $0(arguments.map { Variant($0).members } ?? []) }
      }, Box<([Variant]) -> Void>.retained(body), releaseBox)
  }

  /// Reports whether a service is there, now and whenever it appears, with its owner's unique name, or
  /// vanishes; does not start it.
  public func watch(
    _ service: String, appeared: @escaping (_ owner: String) -> Void,
    vanished: @escaping () -> Void
  ) {
    connection.watch(service, appeared: appeared, vanished: vanished)
  }

  /// Takes a name, even from a program that took it the same way, and reports when it is ours or lost.
  ///
  /// When we quit, the other program gets the name back.
  public func own(
    _ name: String, acquired: @escaping () -> Void, lost: @escaping () -> Void
  ) {
    g_bus_own_name_on_connection(
      connection, name, [.allowReplacement, .replace],
      { _, _, data in Box<NameHandlers>.open(data) { $0.appeared("") } },
      { _, _, data in Box<NameHandlers>.open(data) { $0.vanished() } },
      Box<NameHandlers>.retained(NameHandlers(appeared: { _ in acquired() }, vanished: lost)),
      releaseBox)
  }
}

/// Called when a name appears, with its owner, or vanishes.
private struct NameHandlers {
  var appeared: (String) -> Void
  var vanished: () -> Void
}

extension GDBusConnection {
  /// Reports whether a service is there, now and whenever it appears, with its owner's unique name, or
  /// vanishes; does not start it.
  package func watch(
    _ service: String, appeared: @escaping (_ owner: String) -> Void,
    vanished: @escaping () -> Void
  ) {
    let handlers = NameHandlers(appeared: appeared, vanished: vanished)
    g_bus_watch_name_on_connection(
      self, service, [],
      { _, _, owner, data in
        let owner = owner.map { String(cString: $0) } ?? ""
        Box<NameHandlers>.open(data) { $0.appeared(owner) }
      },
      { connection, _, data in
        // It is `nil` when the bus itself is gone, which means nothing for the service.
        if connection != nil { Box<NameHandlers>.open(data) { $0.vanished() } }
      },
      Box<NameHandlers>.retained(handlers), releaseBox)
  }
}
