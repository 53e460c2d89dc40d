import Feedback
import KeyboardCore

/// A handler that only remembers what it is handed.
final class RecordingHandler: FeedbackHandler {
  let playsAudio: Bool
  let playsHaptic: Bool
  /// Whether it has not played yet what it was handed.
  var isSlow = false
  private(set) var played: [KeyboardFeedback] = []

  init(audio: Bool = false, haptic: Bool = false) {
    playsAudio = audio
    playsHaptic = haptic
  }

  func play(_ feedback: KeyboardFeedback) { played.append(feedback) }

  func isPending(_ feedback: KeyboardFeedback) -> Bool {
    isSlow && played.contains { $0.audio == feedback.audio }
  }
}
