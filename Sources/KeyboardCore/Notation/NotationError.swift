/// What is wrong with an entry of a setting, in one sentence.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  /// The setting that has such entries.
  public let setting: String
  /// The entry as it is written.
  public let entry: String
  /// The word in it that is unknown, if that is what is wrong.
  public let word: String?
  private let problem: String

  init(_ setting: String, _ entry: String, word: String? = nil, _ problem: String) {
    self.setting = setting
    self.entry = entry
    self.word = word
    self.problem = problem
  }

  /// What is wrong, in one sentence.
  public var description: String { "\(setting): \"\(entry)\": \(problem)" }
}
