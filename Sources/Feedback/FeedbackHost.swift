/// What handlers need from the program.
package struct FeedbackHost {
  /// The folder with our own sounds, named `EVENT.oga`.
  package var soundsFolder: String
  /// Shows a sign for a moment.
  package var showSign: (String) -> Void
  /// Called with one sentence for each reason why feedback cannot be played.
  package var onProblem: (String) -> Void
  /// Called with one sentence on the result of each feedback.
  package var onReport: ((_ isPlayed: Bool, _ sentence: String) -> Void)?

  package init(
    soundsFolder: String, showSign: @escaping (String) -> Void = { _ in },
    onProblem: @escaping (String) -> Void, onReport: ((Bool, String) -> Void)? = nil
  ) {
    self.soundsFolder = soundsFolder
    self.showSign = showSign
    self.onProblem = onProblem
    self.onReport = onReport
  }
}
