import GLib

extension SettingKey {
  /// Reads a value as people write it.
  ///
  /// - Parameter words: `on`, `400`, `sentences`; for a list one word an entry, or GVariant text.
  /// - Returns: The value, whose range is not checked yet.
  /// - Throws: `SettingError` if it is no value of the setting's type.
  func value(of words: [String]) throws(SettingError) -> Variant {
    if type == "as" {
      let text = words.count == 1 && words[0].hasPrefix("[") ? words[0] : nil
      return text.flatMap { Variant(parsing: $0, type: type) } ?? Variant(words)
    }
    guard let word = words.first, words.count == 1 else {
      throw SettingError(
        description: "\(rawValue) takes one value, such as \(wordExample),"
          + " not \(words.count).")
    }
    let value =
      switch type {
      case "b": Self.truths[word.lowercased()].map { Variant($0) }
      case "s": Variant(word)
      default: Variant(parsing: word, type: type)
      }
    guard let value else {
      throw SettingError(description: "\(rawValue) must be \(wordKind), not \(word).")
    }
    return value
  }

  private static let truths = [
    "true": true, "on": true, "yes": true, "false": false, "off": false, "no": false,
  ]

  private var wordKind: String {
    switch type {
    case "b": wordExample
    case "u", "d": "a number, such as \(wordExample)"
    default: "like \(wordExample)"
    }
  }

  private var wordExample: String {
    switch type {
    case "b": "on or off"
    case "u": "400"
    default: example.filter { $0 != "'" }
    }
  }
}
