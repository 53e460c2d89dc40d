import Commands
import GLib
import Hosting
import KeyboardCore

extension StoredSettings {
  /// The words as they are stored, with identifiers in place of the names of languages; refuses
  /// unknown locales and themes, which the engine would only log.
  static func known(_ words: [String], for name: String) throws -> [String] {
    switch name {
    case "locales", "locale":
      let keyboards = KeyboardFactory()
      return try words.map { word in
        guard !word.isEmpty, !word.hasPrefix("[") else { return word }
        let locale = try keyboards.knownLocale(word)
        if name == "locale", locale.isSet {
          throw CommandError("\(locale) is a set of signs; add it to locales.")
        }
        return locale.rawValue
      }
    case "layouts":
      let keyboards = KeyboardFactory()
      return words.map { word in
        guard let equals = word.firstIndex(of: "="),
          let locale = keyboards.locale(named: String(word[..<equals]))
        else { return word }
        return "\(locale)\(word[equals...])"
      }
    case "theme":
      let themes = ThemeLoader().entries.map(\.theme.name)
      guard let theme = words.first, !themes.contains(theme) else { return words }
      throw CommandError(
        "There is no theme \(theme); choose one of \(themes.joined(separator: ", ")).")
    default: return words
    }
  }
}

extension StoredSettings.Entry {
  /// The value as lines, one for each entry of a list.
  var lines: [String] {
    value.strings ?? [value.string ?? value.text]
  }

  /// The possible values, if they are few.
  var choices: [String] {
    if case .words(let words) = allowed { return words }
    return ["true", "false"].contains(value.text) ? ["true", "false"] : []
  }

  var json: JSONValue {
    [
      "name": .string(name), "value": .string(value.text),
      "default": .string(standardValue.text), "summary": .string(summary),
      "changed": .bool(isChanged), "locked": .bool(isLocked), "choices": .strings(choices),
    ]
  }
}
