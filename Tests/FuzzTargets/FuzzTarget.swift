import TypingModel

/// A fuzzing target: it accepts any bytes, and may do no more than report an error.
///
/// Findings are kept in `Tests/FuzzTests/Corpus`, in a folder for each target, and always tested.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Typing in sensible clients, compared with a plain model of a text field.
  case typing
  /// Events and calls that make no sense.
  case chaos
  /// JSON, and writing it again.
  case json
  /// Locale files, and the lists made from them.
  case locale
  /// The user's own letters, changed by an editor.
  case letters
  /// Theme files.
  case theme
  /// Values of settings from the command line and GSettings.
  case settings
  /// Emoji data that may not match each other, and searches.
  case emoji
  /// Files of recent emoji.
  case recents
  /// The user's Compose file, and keys.
  case compose
  /// Lines of recordings, and playing them.
  case recording

  /// The number of events handled by `typing` and `chaos`.
  @MainActor package static var keyboardEvents: Int { TypingFromBytes.events }

  /// Tests bytes.
  ///
  /// - Returns: An error that did not crash the program, or `nil`.
  @MainActor package func problem(with bytes: [UInt8]) -> String? {
    // Invalid UTF-8 is refused when files are read.
    let text = String(validating: bytes, as: UTF8.self)
    return switch self {
    case .typing: TypingFromBytes.problemOfTyping(bytes)
    case .chaos: TypingFromBytes.problemOfChaos(bytes)
    case .compose: ComposeFuzzing.problem(with: bytes)
    case .json: text.flatMap(ReaderFuzzing.problemOfJSON)
    case .locale: text.flatMap(ReaderFuzzing.problemOfLocale)
    case .letters: text.flatMap(ReaderFuzzing.problemOfLetters)
    case .theme: text.flatMap(ReaderFuzzing.problemOfTheme)
    case .settings: text.flatMap(ReaderFuzzing.problemOfSettings)
    case .emoji: text.flatMap(ReaderFuzzing.problemOfEmoji)
    case .recents: text.flatMap(ReaderFuzzing.problemOfRecents)
    case .recording: text.flatMap(ReaderFuzzing.problemOfRecording)
    }
  }
}
