package import CGLib

// Names on the bus: those of others, and our own. A closure lives as long as the program, as the
// connection does.

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

extension SessionBus {
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
}
