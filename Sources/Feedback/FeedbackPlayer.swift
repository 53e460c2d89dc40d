public import KeyboardCore

/// Plays the feedback that is decided on, by the handlers the user has chosen.
///
/// No call waits for anything. At most 20 a second are played; what a handler still has one of its
/// kind waiting for is left out; and handlers are there only from the first feedback until settings
/// have no more use for them.
public final class FeedbackPlayer {
  /// Makes a handler, or says what is missing and makes none.
  public typealias Maker = (FeedbackSettings, FeedbackHost) -> (any FeedbackHandler)?

  /// The handlers this module has, by the names settings choose them by.
  public static let standardMakers: [String: Maker] = [
    "canberra": { CanberraFeedbackHandler(volume: $0.volume, host: $1) },
    "feedbackd": { FeedbackdHandler(host: $1) },
    "visual": { VisualFeedbackHandler(show: $1.showSign) },
  ]

  /// The handlers there are, by the names settings choose them by; add your own.
  public var makers = FeedbackPlayer.standardMakers

  /// What the user has chosen; it takes effect with the next feedback.
  public var settings = FeedbackSettings() {
    didSet {
      guard !settings.isPlayedAs(oldValue) else { return }
      handlers = nil
      toldNames = []
    }
  }

  private let host: FeedbackHost
  private let clock: () -> Int
  private let later: (@escaping () -> Void) -> Void
  private var limiter = FeedbackLimiter()
  private var handlers: [any FeedbackHandler]?
  private var toldNames: Set<String> = []

  /// Creates a player that plays nothing until its settings say so.
  ///
  /// - Parameters:
  ///   - host: What handlers need of the program.
  ///   - clock: The time in ms of a clock that never goes back.
  ///   - later: Calls a closure when the key is answered; at once unless said.
  public init(
    host: FeedbackHost, clock: @escaping () -> Int,
    later: @escaping (@escaping () -> Void) -> Void = { $0() }
  ) {
    self.host = host
    self.clock = clock
    self.later = later
  }

  /// Plays feedback, or leaves it out.
  public func play(_ feedback: KeyboardFeedback) {
    guard settings.isOn, !feedback.isEmpty, limiter.admits(at: clock()) else { return }
    later { [weak self] in self?.handOut(feedback) }
  }

  private func handOut(_ feedback: KeyboardFeedback) {
    guard settings.isOn else { return }
    var isHeard = false
    for handler in currentHandlers {
      var share = feedback
      if handler.playsAudio || handler.playsHaptic {
        if isHeard || !handler.playsAudio { share.audio = .none }
        if !handler.playsHaptic { share.haptic = .none }
        isHeard = isHeard || handler.playsAudio
      }
      if !share.isEmpty, !handler.isPending(share) { handler.play(share) }
    }
  }

  /// Whether a handler still has something to play.
  public var isPending: Bool { handlers?.contains { $0.isPending } ?? false }

  private var currentHandlers: [any FeedbackHandler] {
    if let handlers { return handlers }
    let made = settings.handlers.compactMap(makeHandler)
    handlers = made
    return made
  }

  private func makeHandler(_ name: String) -> (any FeedbackHandler)? {
    if let make = makers[name] { return make(settings, host) }
    if toldNames.insert(name).inserted {
      host.onProblem(
        "There is no feedback handler \"\(name)\"; known are"
          + " \(makers.keys.sorted().joined(separator: ", ")).")
    }
    return nil
  }
}

extension FeedbackSettings {
  /// Whether the same handlers would play it in the same way.
  fileprivate func isPlayedAs(_ other: Self) -> Bool {
    isOn == other.isOn && handlers == other.handlers && volume == other.volume
  }
}
