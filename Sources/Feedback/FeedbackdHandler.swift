import GLib
package import KeyboardCore

/// Plays feedback with feedbackd: the sounds, vibration and light of phones and convertibles, by the
/// user's profile and the theme of the device.
///
/// Everything is asynchronous. If feedbackd is missing or does not answer, nothing happens, and it is
/// called again after 30 s at the earliest.
package final class FeedbackdHandler: FeedbackHandler {
  package let playsAudio = true
  package let playsHaptic = true

  /// How long an answer may take, in ms.
  private static let patience = 2000
  /// How long to wait after a missing answer, in ms.
  private static let pause = 30_000
  /// The name for which users can set a profile.
  private static let application = "ibus-callout"
  private static let service = object(interface: "org.sigxcpu.Feedback")

  private let host: FeedbackHost
  private var bus: SessionBus?
  private var isConnecting = false
  private var pending: Set<FeedbackdEvent> = []
  private var nextTry = 0

  private static func object(interface: String) -> SessionBus.Object {
    SessionBus.Object(
      service: "org.sigxcpu.Feedback", path: "/org/sigxcpu/Feedback", interface: interface)
  }

  /// Creates a handler that has not connected.
  package init(host: FeedbackHost) { self.host = host }

  /// Calls a closure with whether feedbackd answers, as on phones and convertibles.
  package static func askWhetherItAnswers(_ body: @escaping (Bool) -> Void) {
    let peer = object(interface: "org.freedesktop.DBus.Peer")
    SessionBus.connect { result in
      guard case .success(let bus) = result else { return body(false) }
      bus.ask("Ping", of: peer, [], result: "()", patience: patience) { body($0.error == nil) }
    }
  }

  package func play(_ feedback: KeyboardFeedback) {
    guard MainLoop.now >= nextTry else { return }
    for event in FeedbackdEvent.events(for: feedback) where pending.insert(event).inserted {
      if bus != nil { send(event) }
    }
    if bus == nil { connect() }
  }

  package var isPending: Bool { !pending.isEmpty }

  package func isPending(_ feedback: KeyboardFeedback) -> Bool {
    FeedbackdEvent.events(for: feedback).allSatisfy(pending.contains)
  }

  /// Connects to the session bus and sends what is pending.
  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    SessionBus.connect { [weak self] result in
      guard let self else { return }
      isConnecting = false
      switch result {
      case .success(let bus):
        self.bus = bus
        for event in pending { send(event) }
      case .failure(let error): giveUp("there is no session bus: \(error)")
      }
    }
  }

  private func send(_ event: FeedbackdEvent) {
    let arguments = [
      Variant(Self.application), Variant(event.name), event.hints,
      // Each feedback once.
      Variant(Int32(-1)),
    ]
    bus?.ask(
      "TriggerFeedback", of: Self.service, arguments, result: "(u)", patience: Self.patience
    ) { [weak self] in self?.answered(event, $0.error) }
  }

  private func answered(_ event: FeedbackdEvent, _ error: GLibError?) {
    pending.remove(event)
    guard let error else {
      let manner = event.isQuiet ? ", silently" : ""
      host.onReport?(true, "feedbackd accepted the event \(event.name)\(manner).")
      return
    }
    // feedbackd may accept others after it has refused one event.
    if !error.isInvalidArguments { giveUp("\(error)") }
  }

  private func giveUp(_ reason: String) {
    pending = []
    nextTry = MainLoop.now + Self.pause
    if bus?.isClosed == true { bus = nil }
    host.onReport?(false, "feedbackd does not answer: \(reason).")
  }
}
