import TypingModel

/// What is fuzzed: each takes any bytes, and may do nothing worse with them than say what is wrong.
///
/// What is found is kept in `Tests/FuzzTests/Corpus`, a folder for each, and played in every test.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Typing in sensible clients, compared with a plain model of a text field.
  case typing
  /// Events and calls that make no sense.
  case chaos
  /// JSON, and writing it again.
  case json
  /// Files of locales, and the lists that come of them.
  case locale
  /// The user's own letters, as an editor changes them.
  case letters
  /// Files of themes.
  case theme
  /// Values of settings, as the command line and GSettings have them.
  case settings
  /// Emoji data that need not match each other, and searches.
  case emoji
  /// Files of emoji used lately.
  case recents
  /// The user's Compose file, and keys.
  case compose
  /// Lines of recordings, and playing them.
  case recording

  /// How many events keyboards have taken while these were fuzzed: typing, chaos.
  @MainActor package static var keyboardEvents: Int { TypingFromBytes.events }

  /// Takes bytes.
  ///
  /// - Returns: What went wrong without ending the program, or `nil`.
  @MainActor package func problem(with bytes: [UInt8]) -> String? {
    // What is no UTF-8 is turned away where files are read.
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
