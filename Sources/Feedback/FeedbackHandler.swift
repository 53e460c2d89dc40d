package import KeyboardCore

/// Plays feedback that can be heard, felt or seen.
///
/// A `FeedbackPlayer` sends sounds to the first handler that plays them, and haptics to all that do.
/// A handler that plays neither receives everything.
package protocol FeedbackHandler: AnyObject {
  /// Whether it makes sounds; handlers after it then receive none.
  var playsAudio: Bool { get }
  var playsHaptic: Bool { get }

  /// Plays feedback, which is not empty, and returns immediately, because a key waits for it.
  func play(_ feedback: KeyboardFeedback)

  /// Whether anything is still waiting to be played.
  var isPending: Bool { get }

  /// Whether the same feedback is still waiting to be played; more of it is then left out.
  func isPending(_ feedback: KeyboardFeedback) -> Bool
}

extension FeedbackHandler {
  package var playsAudio: Bool { false }
  package var playsHaptic: Bool { false }
  package var isPending: Bool { false }
  package func isPending(_ feedback: KeyboardFeedback) -> Bool { false }
}
