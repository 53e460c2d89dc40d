import CWayland
import GLib
import Glibc

/// A connection to the compositor, in the main loop.
///
/// It ends with the process, since its objects must not outlive it.
@MainActor
public final class WaylandConnection {
  /// Called once when the connection has ended, with the reason in one sentence.
  public var onEnd: ((String) -> Void)?
  /// Called when the compositor reads again, and there is room for requests.
  public var onRoom: (() -> Void)?

  /// Called when events have been read and handled.
  var onRead: (() -> Void)?
  /// The versions of the monitors, by the numbers of their globals.
  private(set) var outputs: [UInt32: UInt32] = [:]
  /// Called when a monitor has come or gone.
  var onOutputs: (() -> Void)?

  /// The descriptor of the connection.
  public var descriptor: Int32 { wl_display_get_fd(display) }

  let display: OpaquePointer
  private let registry: OpaquePointer
  private var globals: [String: Global] = [:]
  private var state = State.ended

  private static let output = "wl_output"

  /// What the connection waits for.
  private enum State {
    case events(FileWatch)
    /// Room for what was requested. Nothing is read until then, as answers to it would have no room.
    case room(FileWatch)
    case ended
  }

  private struct Global {
    var number: UInt32
    var version: UInt32
  }

  /// Connects to the compositor of `WAYLAND_SOCKET` or `WAYLAND_DISPLAY`, and learns what it offers.
  ///
  /// - Throws: `WaylandError` if there is none, or it ends the connection.
  public init() throws(WaylandError) {
    guard let display = wl_display_connect(nil) else { throw .noCompositor }
    guard let registry = wl_display_get_registry(display) else { throw .noCompositor }
    self.display = display
    self.registry = registry
    wl_registry_add_listener(registry, Self.listener, listening(self))
    guard wl_display_roundtrip(display) >= 0 else { throw .disconnected(reason) }
    waitForEvents()
  }

  /// Whether the compositor offers an interface in a version, or a newer one.
  func offers(_ interface: String, version: UInt32 = 1) -> Bool {
    globals[interface].map { $0.version >= version } ?? false
  }

  /// Binds the compositor's object of an interface, or returns `nil` if it has none.
  func bind(_ interface: String, version: UInt32 = 1) -> OpaquePointer? {
    globals[interface].flatMap { bind(interface, $0, version) }
  }

  /// Binds a monitor in the version that reports its scale.
  func bindOutput(_ number: UInt32) -> OpaquePointer? {
    outputs[number].flatMap { bind(Self.output, Global(number: number, version: $0), 2) }
  }

  private func bind(_ interface: String, _ global: Global, _ version: UInt32) -> OpaquePointer? {
    cwayland_bind(registry, global.number, interface, min(version, global.version))
      .map { OpaquePointer($0) }
  }

  /// Whether the compositor reads, or has room for requests until it does: more are an error.
  public var hasRoom: Bool {
    if case .room = state { false } else { true }
  }

  /// Sends what was requested; call it at the end of each turn.
  public func flush() {
    guard wl_display_flush(display) < 0 else { return }
    let error = errno
    switch (state, error) {
    case (.events, EAGAIN) where wl_display_get_error(display) == 0: waitForRoom()
    case (.room, EAGAIN) where wl_display_get_error(display) == 0: break
    // The compositor's last words, which say why, are still to be read.
    case (.room, EPIPE): waitForEvents()
    case (.events, EPIPE), (.ended, _): break
    default: end()
    }
  }

  private func waitForEvents() {
    state = .events(
      FileWatch(descriptor: descriptor, for: .urgentInput) { [weak self] in self?.read() })
  }

  private func waitForRoom() {
    state = .room(
      FileWatch(descriptor: descriptor, for: .output) { [weak self] in
        guard let self else { return }
        waitForEvents()
        flush()
        if hasRoom { onRoom?() }
      })
  }

  /// Calls `body` when the compositor has handled all requests so far.
  public func afterAnswer(_ body: @escaping () -> Void) {
    guard let callback = wl_display_sync(display) else { return }
    wl_callback_add_listener(callback, Self.answer, Box<() -> Void>.retained(body))
  }

  private func read() {
    // `wl_display_dispatch` would wait until the compositor has read what was requested.
    while wl_display_prepare_read(display) != 0 {
      guard wl_display_dispatch_pending(display) >= 0 else { return end() }
    }
    guard wl_display_read_events(display) >= 0, wl_display_dispatch_pending(display) >= 0 else {
      return end()
    }
    onRead?()
    flush()
  }

  private func end() {
    if case .ended = state { return }
    state = .ended
    onEnd?(reason)
  }

  private var reason: String {
    let error = wl_display_get_error(display)
    switch error {
    case EPROTO: break
    case EPIPE, ECONNRESET: return "The connection to the compositor has ended."
    default:
      return "The connection to the compositor has failed: \(String(cString: strerror(error)))."
    }
    var interface: UnsafePointer<wl_interface>?
    var object: UInt32 = 0
    let code = wl_display_get_protocol_error(display, &interface, &object)
    let name = interface.map { String(cString: $0.pointee.name) } ?? "an object"
    return "The compositor has ended the connection: error \(code) of \(name)."
  }

  private static let answer = permanent(
    wl_callback_listener(
      done: { data, callback, _ in
        wl_callback_destroy(callback)
        Box<() -> Void>.open(data) { $0() }
        releaseBox(data)
      }))

  private static let listener = permanent(
    wl_registry_listener(
      global: { data, _, number, interface, version in
        guard let name = interface.map({ String(cString: $0) }) else { return }
        deliver(data) { (connection: WaylandConnection) in
          if name == output {
            connection.outputs[number] = version
            connection.onOutputs?()
          }
          // The first seat, as the input methods of most compositors have but one.
          if connection.globals[name] == nil {
            connection.globals[name] = Global(number: number, version: version)
          }
        }
      },
      global_remove: { data, _, number in
        deliver(data) { (connection: WaylandConnection) in
          connection.globals = connection.globals.filter { $1.number != number }
          if connection.outputs.removeValue(forKey: number) != nil { connection.onOutputs?() }
        }
      }))
}

/// Why a compositor cannot be served, in one sentence.
public enum WaylandError: Error, CustomStringConvertible {
  case noCompositor
  /// The connection has ended at once, with the reason in one sentence.
  case disconnected(String)
  case noInputMethod
  case noVirtualKeyboard
  case taken

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .noCompositor:
      "There is no Wayland compositor to connect to; start this program in a Wayland session."
    case .disconnected(let reason): reason
    case .noInputMethod:
      "This compositor has no protocol for input methods, or keeps it to the one it has started;"
        + " use IBus, or choose Hold for Accents in its settings."
    case .noVirtualKeyboard:
      "This compositor has no protocol for virtual keyboards, without which keys cannot be passed"
        + " on; use IBus."
    case .taken:
      "Another input method is in use, such as IBus or Fcitx; end it to use this one."
    }
  }
}
