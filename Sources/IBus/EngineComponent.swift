import CIBus
import GLib
import Glibc
public import KeyboardCore

/// The program as IBus knows it: a component with its engines on the bus.
public final class EngineComponent {
  /// The name on IBus's own bus; the daemon requests engines as soon as it is owned.
  public nonisolated static let busName = "org.freedesktop.IBus.Callout"
  private static let nameByHand = busName + ".ByHand"
  /// The icon's name.
  public nonisolated static let icon = "ibus-callout"
  /// What panels show for the multilingual engine.
  public nonisolated static let symbol = "é"

  /// Makes the keyboard behind a new engine, by the engine's name.
  public typealias MakeController = (String) -> KeyboardInputController
  /// Makes an engine by its name, for IBus to own.
  private typealias MakeEngine = (String) -> UnsafeMutableRawPointer?

  /// Called when the connection has ended, with whether IBus is still there.
  public var onEnd: ((_ isIBusThere: Bool) -> Void)?
  /// Called with each session before its first event.
  public var onNewSession: ((EngineSession) -> Void)?
  /// Called when keys have waited so long that they are left to the programs.
  public var onOldKeys: (() -> Void)? {
    get { backlog.onOldKeys }
    set { backlog.onOldKeys = newValue }
  }

  /// The bus name of the panel that shows lists: IBus's own, GNOME Shell or KDE's.
  public nonisolated static let panelName = "org.freedesktop.IBus.Panel"

  private let bus: IBusBus
  private let backlog: Backlog
  private let pendingKeys: PendingKeys
  private let makeController: MakeController
  private var factory: IBusFactory?
  private var count = 0

  /// Connects to IBus.
  ///
  /// - Parameter makeController: Makes the keyboard behind a new engine, even for an unknown name: an
  ///   error would leave the user without an engine.
  /// - Throws: `EngineComponentError` if IBus is not running.
  public init(makeController: @escaping MakeController) throws(EngineComponentError) {
    ibus_init()
    bus = IBusBus()
    guard bus.isConnected != 0 else { throw .notRunning }
    self.makeController = makeController
    // First, so that refused keys are not pending.
    CallerCheck.begin(on: bus.connection)
    let keys = PendingKeys(bus.connection)
    pendingKeys = keys
    backlog = Backlog(readNextKey: { keys.receive() }, askIBus: { [bus] in Self.ask(bus, $0) })
    LoopWatch.watch(longerThan: Backlog.longestStop) { [backlog] in backlog.begin() }
    // Not of the next IBus, which starts a program of its own.
    let address = ibus_get_address().map { String(cString: $0) }
    connect(cibus_bus_raw(bus), "disconnected") { [weak self] _ in
      BusAddress.ask(address) { self?.onEnd?($0) }
    }
  }

  /// Asks IBus who owns the name of these engines, for the time that the answer takes.
  private static func ask(_ bus: IBusBus, _ onAnswer: @escaping () -> Void) {
    ibus_bus_name_has_owner_async(
      bus, busName, -1, nil,
      { _, _, data in
        Box<() -> Void>.open(data) { $0() }
        releaseBox(data)
      }, Box<() -> Void>.retained(onAnswer))
  }

  /// Offers the engines to an IBus that started this program and waits for it.
  ///
  /// - Parameter patience: How long to wait for the name on the bus, in ms: a crashed process may not
  ///   have released it yet.
  /// - Throws: `EngineComponentError` if another program keeps the name.
  public func serve(patience: Int = 0) throws(EngineComponentError) {
    offerFactory()
    try take(Self.busName, patience: patience)
  }

  /// Registers a program that was started by hand with the running IBus, and offers its engines.
  public func register(
    _ engines: [EngineDescription], version: String
  ) throws(EngineComponentError) {
    // IBus accepts a component twice and calls either, so the name shows whether there is another one.
    // One that IBus has started may stay: a program started by hand takes precedence.
    try take(Self.nameByHand)
    offerFactory()
    let component = cibus_component_new(
      Self.busName, "Hold a key, pick its accent", version, "Apache-2.0",
      "The ibus-callout authors", "ibus-callout")
    for engine in engines {
      component.add(
        cibus_engine_desc_new(
          engine.name, engine.longName, engine.description, engine.language, engine.symbol,
          Self.icon, engine.setup))
    }
    guard bus.register(component) != 0 else { throw .registrationRefused }
  }

  /// Selects an engine if IBus uses none, as after a crash.
  public func selectIfNone(_ engine: String) {
    if bus.globalEngine() == nil { select(engine) }
  }

  /// Switches to an engine, one of ours or not.
  public func select(_ engine: String) {
    // Without waiting: to select us, the daemon first needs our answer.
    ibus_bus_set_global_engine_async(bus, engine, -1, nil, nil, nil)
  }

  /// Leaves all pending keys to their programs and sends nothing more; it can be called on any thread.
  ///
  /// For a process that hangs and is about to be killed.
  public var lastWords: @Sendable () -> Void { { [pendingKeys] in pendingKeys.declineAll() } }

  /// Reports when the panel quits and when it comes back, and that none has come within ten seconds.
  ///
  /// IBus's own panel crashes at its first list if another program selected an engine while the panel
  /// started (its log then contains "Switch engine to callout failed"). After that no list is shown,
  /// and ibus-daemon restarts the panel only with `-R`. Seen with IBus 1.5.27; later versions have the
  /// same code.
  public func watchPanel(_ report: @escaping (_ isThere: Bool) -> Void) {
    // Nothing is reported of a panel that is there from the start.
    var known = Panel.expected
    bus.connection.watch(
      Self.panelName,
      appeared: { _ in
        if known == .missing { report(true) }
        known = .there
      },
      vanished: {
        guard known == .there else { return }
        known = .missing
        report(false)
      })
    MainLoop.after(milliseconds: Self.panelPatience) {
      guard known == .expected else { return }
      known = .missing
      report(false)
    }
  }

  /// How long the panel of a session that has just started may take, in ms.
  private static let panelPatience = 10_000

  private enum Panel {
    case expected
    case there
    case missing
  }

  /// The descriptor of the connection to IBus.
  public var descriptor: Int32 { cibus_connection_descriptor(bus.connection) }

  private func take(_ name: String, patience: Int = 0) throws(EngineComponentError) {
    let end = MainLoop.now + patience
    // 4 is "do not queue", 1 is "primary owner".
    while bus.requestName(name, flags: 4) != 1 {
      guard MainLoop.now < end else { throw .nameTaken }
      MainLoop.run(forAtMost: 20)
    }
  }

  private func offerFactory() {
    // The daemon calls as soon as it knows the program, so the factory has to be there before.
    let factory = IBusFactory(connection: bus.connection)
    let make: MakeEngine = { [weak self] in self?.makeEngine($0) }
    cibus_factory_on_create(
      factory,
      { _, name, data in
        let name = name.map { String(cString: $0) } ?? ""
        return Box<MakeEngine>.open(data) { $0(name) } ?? nil
      }, Box<MakeEngine>.retained(make), { data, _ in releaseBox(data) })
    self.factory = factory
  }

  private func makeEngine(_ name: String) -> UnsafeMutableRawPointer? {
    count += 1
    guard
      let engine = cibus_engine_new(
        EngineClass.type, name, "/org/freedesktop/IBus/Engine/Callout/\(count)", bus.connection)
    else { return nil }
    let session = EngineSession(
      controller: makeController(name), name: name, requests: EngineObject(engine), backlog: backlog
    )
    onNewSession?(session)
    EngineClass.attach(session, to: engine)
    return engine
  }
}

/// Why a component could not be offered to IBus.
public enum EngineComponentError: Error, CustomStringConvertible {
  case notRunning
  case nameTaken
  case registrationRefused

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .notRunning:
      "No IBus is running for this user and display; start it with \"ibus-daemon -drxR\", or log in"
        + " to a desktop that starts it."
    case .nameTaken:
      "The name of this engine on IBus's bus is taken: another ibus-engine-callout is running;"
        + " stop it, or run \"ibus restart\"."
    case .registrationRefused:
      "IBus refused to register the engines; another ibus-engine-callout may be running:"
        + " stop it, or run \"ibus restart\"."
    }
  }
}
