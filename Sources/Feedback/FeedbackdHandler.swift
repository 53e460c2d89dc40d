import GLib
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
  private static let patience = 2000
  /// How long it is left alone after it gave none, in ms.
  private static let pause = 30_000
  /// The id users set this program's own profile under.
  private static let application = "ibus-callout"
  private static let service = SessionBus.Object(
    service: "org.sigxcpu.Feedback", path: "/org/sigxcpu/Feedback",
    interface: "org.sigxcpu.Feedback")

  private let host: FeedbackHost
  private var bus: SessionBus?
  private var isConnecting = false
  private var pending: Set<FeedbackdEvent> = []
  private var nextTry = 0

  /// Creates a handler that has not asked for anything.
  public init(host: FeedbackHost) {
    self.host = host
  }

  /// Asks feedbackd for the events that give feedback.
  public func play(_ feedback: KeyboardFeedback) {
    guard MainLoop.now >= nextTry else { return }
    for event in FeedbackdEvent.events(for: feedback) where pending.insert(event).inserted {
      if bus != nil { send(event) }
    }
    if bus == nil { connect() }
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
    SessionBus.connect { [weak self] in self?.connected($0) }
  }

  private func connected(_ result: Result<SessionBus, GLibError>) {
    isConnecting = false
    switch result {
    case .success(let bus):
      self.bus = bus
      for event in pending { send(event) }
    case .failure(let error): giveUp("there is no session bus: \(error)")
    }
  }

  private func send(_ event: FeedbackdEvent) {
    let arguments = [
      Variant(Self.application), Variant(event.name), event.hints,
      // Each feedback once.
      Variant(Int32(-1)),
    ]
    bus?.ask("TriggerFeedback", of: Self.service, arguments, patience: Self.patience) {
      [weak self] in self?.answered(event, $0.error)
    }
  }

  private func answered(_ event: FeedbackdEvent, _ error: GLibError?) {
    pending.remove(event)
    guard let error else {
      let manner = event.isQuiet ? ", not to be heard" : ""
      host.onReport?(true, "feedbackd has taken the event \(event.name)\(manner).")
      return
    }
    // An event that feedbackd refuses says nothing about the others.
    if !error.isInvalidArguments { giveUp("\(error)") }
  }

  private func giveUp(_ reason: String) {
    pending = []
    nextTry = MainLoop.now + Self.pause
    if bus?.isClosed == true { bus = nil }
    host.onReport?(false, "feedbackd does not answer: \(reason).")
  }
}
