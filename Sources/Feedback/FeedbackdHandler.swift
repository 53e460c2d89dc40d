import CIBus
import IBus
public import KeyboardCore

/// Has feedback played by feedbackd: the sounds, the vibration and the light of phones and
/// convertibles, as the user's profile and the theme of the device have it.
///
/// Everything is asynchronous. Where there is no feedbackd, or it does not answer, nothing happens,
/// and it is asked again after 30 s at the earliest.
public final class FeedbackdHandler: FeedbackHandler {
  /// It makes sounds.
  public let playsAudio = true
  /// It makes feedback felt.
  public let playsHaptic = true

  /// How long an answer may take, in ms.
  private static let patience: Int32 = 2000
  /// How long it is left alone after it gave none, in ms.
  private static let pause = 30_000
  /// The id users set this program's own profile under.
  private static let application = "ibus-callout"
  private static let service = "org.sigxcpu.Feedback"
  private static let path = "/org/sigxcpu/Feedback"

  private let host: FeedbackHost
  private var connection: OpaquePointer?
  private var isConnecting = false
  private var pending: Set<FeedbackdEvent> = []
  private var nextTry = 0

  /// Creates a handler that has not asked for anything.
  public init(host: FeedbackHost) {
    self.host = host
  }

  isolated deinit { if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) } }

  /// Asks feedbackd for the events that give feedback.
  public func play(_ feedback: KeyboardFeedback) {
    guard MainLoop.now >= nextTry else { return }
    for event in FeedbackdEvent.events(for: feedback) where pending.insert(event).inserted {
      if connection != nil { send(event) }
    }
    if connection == nil { connect() }
  }

  /// Whether anything still waits to be played.
  public var isPending: Bool { !pending.isEmpty }

  /// Whether all of it still waits to be played.
  public func isPending(_ feedback: KeyboardFeedback) -> Bool {
    FeedbackdEvent.events(for: feedback).allSatisfy(pending.contains)
  }

  /// Asks for the session bus; what is pending is sent then.
  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        // Safe: used before the callback returns, on the thread of the main loop.
        nonisolated(unsafe) let result = result
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          var error: UnsafeMutablePointer<GError>?
          let connection = g_bus_get_finish(result, &error)
          let call = FeedbackdCall.take(data)
          guard let handler = call?.handler else {
            if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
            return g_clear_error(&error)
          }
          handler.connected(connection, reason: message(error))
          g_clear_error(&error)
        }
      }, FeedbackdCall(self).retained)
  }

  private func connected(_ connection: OpaquePointer?, reason: String) {
    isConnecting = false
    guard let connection else { return giveUp("there is no session bus: \(reason)") }
    // GLib would end the program with the bus; it ends with IBus, which may be started anew.
    g_dbus_connection_set_exit_on_close(connection, 0)
    self.connection = connection
    for event in pending { send(event) }
  }

  private func send(_ event: FeedbackdEvent) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.application), g_variant_new_string(event.name), event.hints,
      // Each feedback once.
      g_variant_new_int32(-1),
    ]
    g_dbus_connection_call(
      connection, Self.service, Self.path, Self.service, "TriggerFeedback",
      g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE,
      Self.patience, nil,
      { source, result, data in
        // Safe: used before the callback returns, on the thread of the main loop.
        nonisolated(unsafe) let source = source
        nonisolated(unsafe) let result = result
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          var error: UnsafeMutablePointer<GError>?
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
          if let answer { g_variant_unref(answer) }
          if let call = FeedbackdCall.take(data), let event = call.event {
            call.handler?.answered(event, error)
          }
          g_clear_error(&error)
        }
      }, FeedbackdCall(self, event).retained)
  }

  private func answered(_ event: FeedbackdEvent, _ error: UnsafeMutablePointer<GError>?) {
    pending.remove(event)
    guard let error else {
      let manner = event.isQuiet ? ", not to be heard" : ""
      host.onReport?(true, "feedbackd has taken the event \(event.name)\(manner).")
      return
    }
    // An event it does not like is none of the others' business.
    let isRefusal =
      error.pointee.domain == g_dbus_error_quark()
      && error.pointee.code == Int32(bitPattern: G_DBUS_ERROR_INVALID_ARGS.rawValue)
    if !isRefusal { giveUp(message(error)) }
  }

  private func giveUp(_ reason: String) {
    pending = []
    nextTry = MainLoop.now + Self.pause
    if let connection, g_dbus_connection_is_closed(connection) != 0 {
      g_object_unref(UnsafeMutableRawPointer(connection))
      self.connection = nil
    }
    host.onReport?(false, "feedbackd does not answer: \(reason).")
  }
}

extension FeedbackdEvent {
  /// The event's hints, floating.
  fileprivate var hints: OpaquePointer? {
    var entries: [OpaquePointer?] = []
    func add(_ name: String, _ value: String) {
      let value = g_variant_new_variant(g_variant_new_string(value))
      entries.append(g_variant_new_dict_entry(g_variant_new_string(name), value))
    }
    if isQuiet { add("profile", "quiet") }
    if let soundFile { add("sound-file", soundFile) }
    let type = g_variant_type_new("{sv}")
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &entries, gsize(entries.count))
  }
}

/// What GLib keeps of a call until it is answered.
private final class FeedbackdCall {
  weak var handler: FeedbackdHandler?
  let event: FeedbackdEvent?

  init(_ handler: FeedbackdHandler, _ event: FeedbackdEvent? = nil) {
    self.handler = handler
    self.event = event
  }

  /// The call for GLib, which gives it back once.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func take(_ data: UnsafeMutableRawPointer?) -> FeedbackdCall? {
    data.map { Unmanaged<FeedbackdCall>.fromOpaque($0).takeRetainedValue() }
  }
}

/// What GLib complains about.
private func message(_ error: UnsafeMutablePointer<GError>?) -> String {
  error?.pointee.message.map { String(cString: $0) } ?? "no reason given"
}
