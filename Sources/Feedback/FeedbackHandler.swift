public import KeyboardCore

/// Plays feedback: makes it heard, felt or seen.
///
/// A `FeedbackPlayer` hands it its share: sounds go to the first handler that plays them, what is
/// felt to all that can. A handler that says it does neither is told of everything.
public protocol FeedbackHandler: AnyObject {
  /// Whether it makes sounds; handlers after it are handed none then.
  var playsAudio: Bool { get }
  /// Whether it makes feedback felt.
  var playsHaptic: Bool { get }

  /// Plays feedback, of which at least one part is not `none`.
  ///
  /// It returns at once: a key waits for it. What takes longer is done elsewhere or later, and what
  /// cannot be played is left out.
  func play(_ feedback: KeyboardFeedback)

  /// Whether anything still waits to be played.
  var isPending: Bool { get }

  /// Whether feedback of the same kind still waits to be played; more of it is left out then.
  func isPending(_ feedback: KeyboardFeedback) -> Bool
}

extension FeedbackHandler {
  /// It makes no sounds.
  public var playsAudio: Bool { false }
  /// It makes nothing felt.
  public var playsHaptic: Bool { false }

  /// Nothing ever waits.
  public var isPending: Bool { false }

  /// Nothing ever waits.
  public func isPending(_ feedback: KeyboardFeedback) -> Bool { false }
}
