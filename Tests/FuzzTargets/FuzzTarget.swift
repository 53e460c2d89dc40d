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
    switch self {
    case .typing: TypingFromBytes.problemOfTyping(bytes)
    case .chaos: TypingFromBytes.problemOfChaos(bytes)
    case .compose: ComposeFuzzing.problem(with: bytes)
    case .json, .locale, .letters, .theme, .settings, .emoji, .recents, .recording:
      // What is no UTF-8 is turned away where files are read.
      String(validating: bytes, as: UTF8.self).flatMap(problem)
    }
  }

  @MainActor private func problem(in text: String) -> String? {
    switch self {
    case .json: ReaderFuzzing.problemOfJSON(text)
    case .locale: ReaderFuzzing.problemOfLocale(text)
    case .letters: ReaderFuzzing.problemOfLetters(text)
    case .theme: ReaderFuzzing.problemOfTheme(text)
    case .settings: ReaderFuzzing.problemOfSettings(text)
    case .emoji: ReaderFuzzing.problemOfEmoji(text)
    case .recents: ReaderFuzzing.problemOfRecents(text)
    case .recording: RecordingFuzzing.problem(in: text)
    case .typing, .chaos, .compose: nil
    }
  }
}
