extension [String] {
  /// The words as alternatives in a sentence, such as "on, off or auto".
  package var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
