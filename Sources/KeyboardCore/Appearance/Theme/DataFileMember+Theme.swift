extension DataFileMember {
  func color() throws(DataFileError) -> KeyboardColor {
    guard let color = try? KeyboardColor(string()) else {
      throw error("must be a colour such as \"#0a6cff\", or \"#0a6cff80\" half transparent")
    }
    return color
  }

  /// What is wrong with a key that is not among the `known` ones.
  func unknown(_ known: String) -> DataFileError {
    error("is not a key of a theme; the keys are: \(known)")
  }
}
