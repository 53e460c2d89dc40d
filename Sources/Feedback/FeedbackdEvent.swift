import GLib
import KeyboardCore

/// What feedbackd is asked for.
struct FeedbackdEvent: Hashable {
  /// The event's name.
  var name: String
  /// Whether it must not be heard: feedbackd's profile is "quiet" for it then, or what the user has
  /// chosen if that is less.
  var isQuiet = false
  /// The sound to play in the place of the event's, which feedbackd before 0.1 does not know of.
  var soundFile: String?

  /// The event's hints.
  var hints: Variant {
    var entries: [(String, Variant)] = []
    if isQuiet { entries.append(("profile", Variant("quiet"))) }
    if let soundFile { entries.append(("sound-file", Variant(soundFile))) }
    return .dictionary(entries)
  }

  /// The events that give feedback.
  ///
  /// What is heard and felt is one event where both have the same name. Otherwise what is felt is an
  /// event of its own that must not be heard.
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

  /// What is felt, as events of feedbackd's event naming specification that its default theme has.
  ///
  /// In that theme `button-released` rumbles for 12 ms, `button-pressed` for 15, `window-close` for
  /// 25 and `bell-terminal` for 100. What the theme of a device makes of them is its own matter.
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
