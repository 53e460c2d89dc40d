/// What handlers need of the program they are part of.
public struct FeedbackHost {
  /// The folder with the program's own sounds, named `EVENT.oga`.
  public var soundsFolder: String
  /// Shows a sign for a moment.
  public var showSign: (String) -> Void
  /// Called with one sentence for each thing that keeps feedback from being played.
  public var onProblem: (String) -> Void
  /// Called with what came of feedback, in one sentence; `nil` if nobody wants to know.
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
