import Commands
import GLib
import Hosting
import KeyboardCore

extension StoredSettings {
  /// Refuses unknown locales and themes, which the engine would only log.
  static func requireKnown(_ words: [String], for name: String) throws {
    switch name {
    case "locales", "locale":
      let keyboards = KeyboardFactory()
      for word in words where !word.isEmpty && !word.hasPrefix("[") {
        let locale = try keyboards.knownLocale(word)
        if name == "locale", locale.isSet {
          throw CommandError("\(locale) is a set of signs; add it to locales.")
        }
      }
    case "theme":
      let themes = ThemeLoader().entries.map(\.theme.name)
      guard let theme = words.first, !themes.contains(theme) else { return }
      throw CommandError(
        "There is no theme \(theme); choose one of \(themes.joined(separator: ", ")).")
    default: return
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
