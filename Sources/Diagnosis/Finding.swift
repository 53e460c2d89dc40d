import GLib

/// The result of one check.
package struct Finding: CustomStringConvertible {
  package enum Mark: String, CaseIterable, Sendable {
    /// Something does not work.
    case broken = "✗"
    /// Something people may want to know.
    case remark = "!"
    /// All is well.
    case well = "✓"
  }

  package let mark: Mark
  /// The result and, if something is broken, what to do, in the language of the session.
  package let sentence: String
  /// What the preferences can do about it, or `nil`.
  package var remedy: Remedy?

  /// The mark and the sentence, as a line.
  package var description: String { "\(mark.rawValue) \(sentence)" }
}

extension [Finding] {
  /// Adds a finding with words in place of the signs in a sentence.
  mutating func add(
    _ mark: Finding.Mark, _ sentence: String, _ words: [String] = [],
    remedy: Remedy? = nil
  ) {
    let sentence = words.isEmpty ? sentence : sentence.filling(words)
    append(Finding(mark: mark, sentence: sentence, remedy: remedy))
  }
}
