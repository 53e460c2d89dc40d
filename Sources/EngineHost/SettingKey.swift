import CIBus
import KeyboardCore

/// The settings by their names in the GSettings schema.
enum SettingKey: String, CaseIterable {
  case locales
  case letterSource = "letter-source"
  case hold
  case holdDelay = "hold-delay"
  case holdRules = "hold-rules"
  case releasePicks = "release-picks"

  /// The GVariant type of the value.
  var type: String {
    switch self {
    case .locales, .holdRules: "as"
    case .letterSource: "s"
    case .hold, .releasePicks: "b"
    case .holdDelay: "u"
    }
  }

  /// Reads `KEY=VALUE` with the value as GVariant text.
  static func parse(_ text: String) throws(SettingError) -> (SettingKey, Variant) {
    guard let equals = text.firstIndex(of: "=") else {
      throw SettingError(description: "--setting \(text): should have the form KEY=VALUE.")
    }
    let name = String(text[..<equals])
    guard let key = SettingKey(rawValue: name) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw SettingError(description: "--setting \(text): \(name) is not one of \(known).")
    }
    let value = String(text[text.index(after: equals)...])
    guard let variant = Variant(parsing: value, type: key.type) else {
      throw SettingError(
        description: "--setting \(text): the value should be GVariant text of type \(key.type),"
          + " e.g. \(key.example).")
    }
    var settings = CalloutSettings()
    if let problem = key.apply(variant, to: &settings).first {
      throw SettingError(description: "--setting \(text): \(problem)")
    }
    return (key, variant)
  }

  /// Puts a value into the settings.
  ///
  /// - Returns: One sentence for each thing that is wrong with it; that is left out.
  func apply(_ value: Variant, to settings: inout CalloutSettings) -> [String] {
    switch self {
    case .locales: settings.locales = value.strings.map { LocaleIdentifier($0) }
    case .letterSource:
      guard let source = LetterSource(rawValue: value.string) else {
        return ["letter-source: \"\(value.string)\" should be automatic, system or locale."]
      }
      settings.letterSource = source
    case .hold: settings.hold = value.bool
    case .holdDelay:
      let range = KeyboardTiming.holdDelayRange
      guard range.contains(value.uint) else {
        return [
          "hold-delay: \(value.uint) should be \(range.lowerBound) to \(range.upperBound) ms."
        ]
      }
      settings.holdDelay = value.uint
    case .holdRules:
      var problems: [String] = []
      settings.holdRules = value.strings.compactMap {
        do {
          return try HoldRule($0)
        } catch {
          problems.append("\(error).")
          return nil
        }
      }
      return problems
    case .releasePicks: settings.releasePicks = value.bool
    }
    return []
  }

  private var example: String {
    switch self {
    case .locales: "['fr', 'en']"
    case .letterSource: "'locale'"
    case .hold, .releasePicks: "true"
    case .holdDelay: "uint32 400"
    case .holdRules: "['xim=on']"
    }
  }
}
