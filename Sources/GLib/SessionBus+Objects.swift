import CGLib

extension SessionBus {
  /// What is called back when a method of ours is called: with its name and its arguments.
  private typealias Method = (String, [Variant]) -> [Variant]

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
}
