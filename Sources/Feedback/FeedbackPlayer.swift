package import KeyboardCore

/// Plays feedback with the handlers the user has chosen.
///
/// No call waits for anything. It plays at most 20 a second, leaves out what a handler is still
/// waiting to play, and makes handlers with the first feedback that needs them.
package final class FeedbackPlayer {
  /// Makes a handler, or reports what is missing and returns `nil`.
  package typealias Maker = (FeedbackSettings, FeedbackHost) -> (any FeedbackHandler)?

  /// The handlers of this module, by their names in settings.
  package static let standardMakers: [String: Maker] = [
    "canberra": { CanberraFeedbackHandler(volume: $0.volume, host: $1) },
    "feedbackd": { FeedbackdHandler(host: $1) },
    "visual": { VisualFeedbackHandler(show: $1.showSign) },
  ]

  /// All handlers, by their names in settings; add your own.
  package var makers = FeedbackPlayer.standardMakers

  /// The user's settings; they take effect with the next feedback.
  package var settings = FeedbackSettings() {
    didSet {
      guard
        (settings.isOn, settings.handlers, settings.volume)
          != (oldValue.isOn, oldValue.handlers, oldValue.volume)
      else { return }
      handlers = nil
      reportedNames = []
    }
  }

  private let host: FeedbackHost
  private let clock: () -> Int
  private let later: (@escaping () -> Void) -> Void
  private var limiter = FeedbackLimiter()
  private var handlers: [any FeedbackHandler]?
  private var reportedNames: Set<String> = []

  /// Creates a player that plays nothing until it gets its settings.
  ///
  /// - Parameters:
  ///   - host: What handlers need from the program.
  ///   - clock: Returns the time in ms of a monotonic clock.
  ///   - later: Calls a closure when the key is answered; immediately by default.
  package init(
    host: FeedbackHost, clock: @escaping () -> Int,
    later: @escaping (@escaping () -> Void) -> Void = { $0() }
  ) {
    self.host = host
    self.clock = clock
    self.later = later
  }

  package func play(_ feedback: KeyboardFeedback) {
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

  package var isPending: Bool { handlers?.contains { $0.isPending } ?? false }

  private var currentHandlers: [any FeedbackHandler] {
    let current = handlers ?? settings.handlers.compactMap(makeHandler)
    handlers = current
    return current
  }

  private func makeHandler(_ name: String) -> (any FeedbackHandler)? {
    if let make = makers[name] { return make(settings, host) }
    if reportedNames.insert(name).inserted {
      host.onProblem(
        "There is no feedback handler \"\(name)\"; the known ones are"
          + " \(makers.keys.sorted().joined(separator: ", ")).")
    }
    return nil
  }
}
