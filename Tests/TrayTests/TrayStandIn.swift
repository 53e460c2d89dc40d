import CGLib

@testable import GLib

/// The watcher of items and a tray in one, as Waybar is.
final class TrayStandIn {
  static let watcher = "org.kde.StatusNotifierWatcher"
  static let item = "org.kde.StatusNotifierItem"
  static let menu = "com.canonical.dbusmenu"

  private typealias Listener = (String, String) -> Void

  /// The names of the items that were registered, one for each time.
  private(set) var services: [String] = []
  /// The name of the item.
  var service: String? { services.first }
  /// The signals of the item and its menu, with their arguments.
  private(set) var signals: [String] = []

  private let bus: SessionBus

  /// Takes the watcher's name, even from another one.
  init(_ bus: SessionBus) {
    self.bus = bus
    try? bus.offer(
      path: "/StatusNotifierWatcher",
      description: """
        <node><interface name="\(Self.watcher)"><method name="RegisterStatusNotifierItem">
        <arg type="s" direction="in"/></method></interface></node>
        """, interface: Self.watcher
    ) { [weak self] _, arguments in
      self?.services += arguments.compactMap(\.string)
      return []
    }
    let listener: Listener = { [weak self] in self?.signals.append("\($0)\($1)") }
    for interface in [Self.item, Self.menu] {
      g_dbus_connection_signal_subscribe(
        bus.connection, nil, interface, nil, nil, nil, GDBusSignalFlags(rawValue: 0),
        { _, _, _, _, signal, arguments, data in
          // Safe: used before the callback returns, on its thread.
          nonisolated(unsafe) let arguments = arguments
          let signal = signal.map { String(cString: $0) } ?? ""
          Box<Listener>.open(data) { $0(signal, arguments.map { Variant($0).text } ?? "") }
        }, Box<Listener>.retained(listener), releaseBox)
    }
    bus.own(Self.watcher, acquired: {}, lost: {})
  }

  /// Ends it.
  func end() { g_dbus_connection_close_sync(bus.connection, nil, nil) }

  /// Takes the signals that have come since the last time, when all has arrived.
  func takeSignals() -> [String] {
    MainLoop.run(forAtMost: 100)
    defer { signals = [] }
    return signals
  }

  /// Calls a method of the menu, and returns its results as text, or the error.
  func askMenu(_ method: String, _ arguments: String...) -> String {
    ask(method, of: Self.menu, path: "/MenuBar", arguments)
  }

  /// Clicks on a row of the menu, and returns "" or the error.
  func click(_ row: Int) -> String {
    askMenu("Event", "i \(row)", "s 'clicked'", "v <0>", "u 0")
  }

  /// Calls a method of the item, and returns its results as text, or the error.
  func askItem(_ method: String, _ arguments: String...) -> String {
    ask(method, of: Self.item, path: "/StatusNotifierItem", arguments)
  }

  /// Reads a property.
  func property(_ name: String, of interface: String) -> String {
    let path = interface == Self.menu ? "/MenuBar" : "/StatusNotifierItem"
    return ask(
      "Get", of: "org.freedesktop.DBus.Properties", path: path,
      ["s '\(interface)'", "s '\(name)'"])
  }

  /// Calls a method with arguments such as `i 5`, a type and a text.
  func ask(
    _ method: String, of interface: String, path: String, _ arguments: [String]
  ) -> String {
    let arguments = arguments.compactMap { argument in
      argument.firstIndex(of: " ").flatMap { space in
        Variant(parsing: String(argument[space...]), type: String(argument[..<space]))
      }
    }
    var text: String?
    bus.ask(
      method, of: SessionBus.Object(service: service ?? "", path: path, interface: interface),
      arguments, result: "r", patience: 5000
    ) { answer in
      switch answer {
      case .success(let results): text = results.map(\.text).joined(separator: " ")
      case .failure(let error): text = error.description
      }
    }
    MainLoop.run(forAtMost: 6000) { text != nil }
    return text ?? "no answer"
  }
}
