/// What is wrong with an entry of a setting.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  package let setting: String
  package let entry: String
  /// The word in it that is unknown, if that is what is wrong.
  package let word: String?
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
