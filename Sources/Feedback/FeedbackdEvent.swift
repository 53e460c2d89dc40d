import GLib
import KeyboardCore

struct FeedbackdEvent: Hashable {
  var name: String
  /// Whether it must be silent: feedbackd then uses the profile "quiet", or the user's if that is less.
  var isQuiet = false
  /// The sound to play in place of the event's; feedbackd before 0.1 ignores it.
  var soundFile: String?

  var hints: Variant {
    var entries: [(String, Variant)] = []
    if isQuiet { entries.append(("profile", Variant("quiet"))) }
    if let soundFile { entries.append(("sound-file", Variant(soundFile))) }
    return .dictionary(entries)
  }

  /// The events for feedback.
  ///
  /// Sound and haptics are one event if both have the same name. Otherwise haptics are a silent event
  /// of their own.
  static func events(for feedback: KeyboardFeedback) -> [Self] {
    let heard = event(for: feedback.audio)
    let felt = name(for: feedback.haptic)
    return [heard, felt == heard?.name ? nil : felt.map { Self(name: $0, isQuiet: true) }]
      .compactMap { $0 }
  }

  private static func event(for audio: AudioFeedback) -> Self? {
    switch audio {
    case .input, .system, .delete: Self(name: "button-pressed")
    case .custom(let event): Self(name: event)
    case .customFile(let path): Self(name: "button-pressed", soundFile: path)
    case .none: nil
    }
  }

  /// The event for haptics, of those in feedbackd's default theme.
  ///
  /// There, `button-released` rumbles for 12 ms, `button-pressed` for 15, `window-close` for 25 and
  /// `bell-terminal` for 100. The theme of a device may differ.
  private static func name(for haptic: HapticFeedback) -> String? {
    switch haptic {
    case .selectionChanged: "button-released"
    case .light: "button-pressed"
    case .medium, .heavy, .success: "window-close"
    case .warning, .error: "bell-terminal"
    case .none: nil
    }
  }
}
