/// What handlers need from the program.
public struct FeedbackHost {
  /// The folder with our own sounds, named `EVENT.oga`.
  public var soundsFolder: String
  /// Shows a sign for a moment.
  public var showSign: (String) -> Void
  /// Called with one sentence for each reason why feedback cannot be played.
  public var onProblem: (String) -> Void
  /// Called with one sentence on the result of each feedback.
  public var onReport: ((_ isPlayed: Bool, _ sentence: String) -> Void)?

  /// Creates a host.
  public init(
    soundsFolder: String, showSign: @escaping (String) -> Void = { _ in },
    onProblem: @escaping (String) -> Void, onReport: ((Bool, String) -> Void)? = nil
  ) {
    self.soundsFolder = soundsFolder
    self.showSign = showSign
    self.onProblem = onProblem
    self.onReport = onReport
  }
}
