import CIBus
import GLib

/// A connection to the running IBus, for programs other than engines.
public final class Bus {
  let bus: IBusBus

  /// Connects if an IBus is running for this user and display.
  public init() {
    ibus_init()
    bus = IBusBus()
  }

  /// Whether it is connected.
  public var isConnected: Bool { bus.isConnected != 0 }

  /// The name of the engine in use, or `nil`.
  public var engineInUse: String? {
    Self.quietly { bus.globalEngine().map { String(cString: $0.name) } }
  }

  /// Whether IBus knows an engine, installed or registered.
  public func knows(engine: String) -> Bool { cibus_bus_knows_engine(bus, engine) != 0 }

  /// Whether a name on the bus is owned.
  public func hasOwner(of name: String) -> Bool { ibus_bus_name_has_owner(bus, name) != 0 }

  /// Switches to an engine, waits until it is in use, for at most 5 s, and returns whether it is.
  ///
  /// While another process takes over an engine, as after an upgrade, IBus refuses it, so this asks
  /// fifty times a second.
  ///
  /// - Returns: Whether the engine is in use.
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

  /// Suppresses what libibus writes to standard error about everything the daemon refuses.
  private static func quietly<Result>(_ body: () -> Result) -> Result {
    let quiet = g_log_set_handler("IBUS", .warning, { _, _, _, _ in }, nil)
    defer { g_log_remove_handler("IBUS", quiet) }
    return body()
  }
}
