import Feedback
import KeyboardCore

final class RecordingHandler: FeedbackHandler {
  let playsAudio: Bool
  let playsHaptic: Bool
  /// Whether it is still waiting to play what it received.
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
