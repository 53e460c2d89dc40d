import CIBus
import GLib

/// A connection to the running IBus, as programs besides engines have one.
public final class Bus {
  let bus: IBusBus

  /// Connects, where an IBus is running for this user and display.
  public init() {
    ibus_init()
    bus = IBusBus()
  }

  /// Whether there is a connection.
  public var isConnected: Bool { bus.isConnected != 0 }

  /// The name of the engine in use, or `nil`.
  public var engineInUse: String? {
    Self.quietly { bus.globalEngine().map { String(cString: $0.name) } }
  }

  /// Whether IBus has an engine of a name, installed or registered.
  public func knows(engine: String) -> Bool { cibus_bus_knows_engine(bus, engine) != 0 }

  /// Whether somebody has a name on the bus.
  public func hasOwner(of name: String) -> Bool { ibus_bus_name_has_owner(bus, name) != 0 }

  /// Switches to an engine and waits until it is there, 5 s at most.
  ///
  /// While an engine's process gives way to another, as after an upgrade, IBus refuses it; it is
  /// asked again until then, fifty times a second.
  ///
  /// - Returns: Whether it is there: not where IBus does not know it.
  public func select(engine: String) -> Bool {
    Self.quietly {
      var isAccepted = bus.setGlobalEngine(engine) != 0
      guard isAccepted || knows(engine: engine) else { return false }
      var lastRequest = MainLoop.now
      return MainLoop.run(forAtMost: 5000) {
        if !isAccepted, MainLoop.now - lastRequest >= 20 {
          isAccepted = bus.setGlobalEngine(engine) != 0
          lastRequest = MainLoop.now
        }
        return isAccepted && engineInUse == engine
      }
    }
  }

  /// Does something without the lines that libibus writes to standard error about everything the
  /// daemon refuses.
  private static func quietly<Result>(_ body: () -> Result) -> Result {
    let quiet = g_log_set_handler("IBUS", .warning, { _, _, _, _ in }, nil)
    defer { g_log_remove_handler("IBUS", quiet) }
    return body()
  }
}
