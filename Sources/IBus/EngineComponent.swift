import CIBus
import GLib
import Glibc
public import KeyboardCore

/// The program as IBus knows it: a component with its engines on the bus.
public final class EngineComponent {
  /// The name on IBus's own bus.
  ///
  /// The daemon asks for engines as soon as it is taken.
  public nonisolated static let busName = "org.freedesktop.IBus.Callout"
  private static let nameByHand = busName + ".ByHand"
  /// The icon's name.
  public nonisolated static let icon = "ibus-callout"
  /// What panels show of the engine for all languages.
  public nonisolated static let symbol = "é"

  /// Makes the keyboard behind a new engine, by the engine's name.
  public typealias MakeController = (String) -> KeyboardInputController
  /// Makes an engine by its name, for IBus to own.
  private typealias MakeEngine = (String) -> UnsafeMutableRawPointer?

  /// Called with each session before its first event.
  public var onNewSession: ((EngineSession) -> Void)?
  /// Called when the engine has stood still, and leaves what was typed meanwhile to the programs.
  public var onStandstill: (() -> Void)? {
    get { backlog.onStandstill }
    set { backlog.onStandstill = newValue }
  }

  /// The name of whatever shows lists: IBus's own panel, GNOME Shell, KDE's panel.
  public nonisolated static let panelName = "org.freedesktop.IBus.Panel"

  private let bus: IBusBus
  private let backlog: Backlog
  private let pendingKeys: PendingKeys
  private let makeController: MakeController
  private var factory: IBusFactory?
  private var count = 0

  /// Connects to IBus.
  ///
  /// - Parameter makeController: Makes the keyboard behind a new engine; of a name that is unknown,
  ///   too: an error would leave the user without any.
  /// - Throws: `EngineComponentError` where no IBus is running.
  public init(makeController: @escaping MakeController) throws(EngineComponentError) {
    ibus_init()
    bus = IBusBus()
    guard bus.isConnected != 0 else { throw .notRunning }
    self.makeController = makeController
    backlog = Backlog(bus)
    // Before the keys are counted: those that are refused are nobody's.
    CallerCheck.begin(on: bus.connection)
    pendingKeys = PendingKeys(bus.connection)
    connect(cibus_bus_raw(bus), "disconnected") { _ in MainLoop.quit() }
  }

  /// Offers the engines to an IBus that started this program and waits for it.
  ///
  /// - Parameter patience: For how long, in ms, to wait for the name on the bus where another program
  ///   has it: that of a process that has crashed may not be free yet.
  /// - Throws: `EngineComponentError` where the other program keeps it.
  public func serve(patience: Int = 0) throws(EngineComponentError) {
    offerFactory()
    try take(Self.busName, patience: patience)
  }

  /// Makes a program that was started by hand known to the running IBus and offers the engines.
  ///
  /// - Parameters:
  ///   - engines: What the component offers.
  ///   - version: The program's version.
  /// - Throws: `EngineComponentError` where IBus refuses.
  public func register(
    _ engines: [EngineDescription], version: String
  ) throws(EngineComponentError) {
    // IBus takes a component twice and asks either; the name tells whether there is another one. The
    // one that IBus itself has started may stay: a program started by hand goes before it.
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

  /// Selects an engine if IBus has none, as after a crash; the user's own choice is left alone.
  public func selectIfNone(_ engine: String) {
    if bus.globalEngine() == nil { select(engine) }
  }

  /// Switches to an engine, one of ours or not.
  public func select(_ engine: String) {
    // Not waited for: to select us, the daemon needs our answer first.
    ibus_bus_set_global_engine_async(bus, engine, -1, nil, nil, nil)
  }

  /// Leaves all keys that wait to their programs and sends nothing more, for a process that hangs and
  /// is about to be ended; it can be called on any thread.
  public var lastWords: @Sendable () -> Void { { [pendingKeys] in pendingKeys.declineAll() } }

  /// Reports when the panel quits and when it comes back; one that never started is not reported.
  ///
  /// IBus's own panel crashes at its first list if another program has chosen an engine while the
  /// panel started ("Switch engine to callout failed" is in its log then). From then on nobody sees a
  /// list, and ibus-daemon restarts the panel only with `-R`. Seen with IBus 1.5.27; later versions
  /// have the same code.
  public func watchPanel(_ report: @escaping (_ isThere: Bool) -> Void) {
    var wasThere = false
    bus.connection.watch(
      Self.panelName,
      appeared: {
        if wasThere { report(true) }
        wasThere = true
      }, vanished: { if wasThere { report(false) } })
  }

  /// Has the kernel send SIGIO to a process whenever something arrives from IBus.
  public func announceArrivals(to process: Int32) {
    let descriptor = cibus_connection_descriptor(bus.connection)
    _ = fcntl(descriptor, F_SETOWN, process)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_ASYNC)
  }

  private func take(_ name: String, patience: Int = 0) throws(EngineComponentError) {
    let end = MainLoop.now + patience
    // 4 is "do not queue", 1 is "primary owner".
    while bus.requestName(name, flags: 4) != 1 {
      guard MainLoop.now < end else { throw .nameTaken }
      MainLoop.run(forAtMost: 20)
    }
  }

  private func offerFactory() {
    // The daemon calls as soon as the program is known: the factory has to be there before.
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
      controller: makeController(name), name: name, engine: engine, backlog: backlog)
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

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .notRunning:
      "No IBus is running for this user and display; start it with \"ibus-daemon -drxR\", or log in"
        + " to a desktop that starts it."
    case .nameTaken:
      "The name of this engine on IBus's bus is taken: another ibus-engine-callout is running;"
        + " end it, or run \"ibus restart\"."
    case .registrationRefused:
      "IBus refused to register the engines; another ibus-engine-callout may be running:"
        + " end it, or run \"ibus restart\"."
    }
  }
}
