package import KeyboardCore

/// Shows feedback to people who cannot hear it: a sign for each kind.
package final class VisualFeedbackHandler: FeedbackHandler {
  private let show: (String) -> Void

  /// Creates a handler with a closure that shows a sign for a moment.
  package init(show: @escaping (String) -> Void) { self.show = show }

  package func play(_ feedback: KeyboardFeedback) {
    if let sign = Self.sign(for: feedback) { show(sign) }
  }

  /// The sign for feedback, or `nil` for haptics alone, which accompany what is visible anyway.
  package static func sign(for feedback: KeyboardFeedback) -> String? {
    switch feedback.audio {
    case .input: "●"
    case .delete: "⌫"
    case .system: "◆"
    case .calloutOpened: "▾"
    case .calloutMoved: "▸"
    case .refused: "✕"
    case .custom, .customFile: "♪"
    case .none: nil
    }
  }
}
