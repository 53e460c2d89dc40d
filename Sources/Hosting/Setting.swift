import GLib
import KeyboardCore
import KeyboardLayouts

/// A setting: its name in the GSettings schema, its values, and what they change.
struct Setting {
  /// Its name.
  let name: String
  /// The GVariant type of its values.
  let type: String
  /// A value other than the default, as GVariant text.
  let example: String
  /// Applies a value, and returns a sentence for each part of it that is wrong and left out.
  let apply: (_ value: Variant, _ settings: inout KeyboardSettings) -> [String]

  /// All settings, in the order in which they are listed.
  static let all = [
    Setting(name: "locales", type: "as", example: "['fr', 'en']") { value, settings in
      settings.locales = value.strings.map { LocaleIdentifier($0) }
      return []
    },
    Setting(name: "locale", type: "s", example: "'fr'") { value, settings in
      settings.currentLocale = value.string.isEmpty ? nil : LocaleIdentifier(value.string)
      return []
    },
    Setting(name: "layouts", type: "as", example: "['fr=fr(bepo)']") { value, settings in
      var choices: [LayoutChoice] = []
      let problems = read(value.strings, into: &choices) { try LayoutChoice($0) }
      settings.layouts = Dictionary(choices.map { ($0.locale, $0.layout) }) { first, _ in first }
      return problems
    },
    Setting("letter-source", \.letterSource),
    Setting("hold", \.hold),
    Setting("hold-space", \.holdSpace),
    Setting(
      "hold-delay", "u", \.holdDelay, \.uint, example: "uint32 400",
      KeyboardTiming.holdDelayRange,
      "from \(KeyboardTiming.holdDelayRange.lowerBound)"
        + " to \(KeyboardTiming.holdDelayRange.upperBound) ms"),
    Setting("rare-letters", \.rareLetters),
    Setting("hold-rules", \.holdRules, example: "['xim=on']") { try HoldRule($0) },
    Setting("release-picks", \.releasePicks),
    Setting("key-bindings", \.bindings, example: "['<Super><Alt>space=nextLocale']") {
      try KeyBinding($0, keys: .x11)
    },
    Setting("auto-capitals", \.textBehaviors.capitals),
    Setting("double-space", \.textBehaviors.endsSentences),
    Setting("smart-quotes", \.textBehaviors.quotes),
    Setting("double-shift", \.textBehaviors.shiftLocks),
    Setting("delete-words", \.textBehaviors.deletesWords),
    Setting("kurdish-heh", \.textBehaviors.kurdishHeh),
    Setting("theme", "s", \.theme, \.string, example: "'high-contrast'"),
    Setting("list-labels", orTheme: \.listLabels),
    Setting("list-orientation", orTheme: \.listOrientation),
    Setting("input-callout", \.inputCallout),
    Setting("emoji-recents", \.emojiRecents),
    Setting(
      "emoji-version", "d", \.emojiVersion, \.double, example: "13.1", 0 ... .infinity,
      "a version such as 13.1, or 0 for all"),
    Setting("emoji-colon-search", \.emojiColonSearch),
    Setting("greeting", \.greets),
    Setting("monitor", \.allowsMonitoring),
    Setting("feedback", \.feedback.isOn),
    Setting("audio-feedback", \.feedback.audio),
    Setting("haptic-feedback", \.feedback.haptic),
    Setting("feedback-handlers", "as", \.feedback.handlers, \.strings, example: "['canberra']"),
    Setting(
      "feedback-volume", "d", \.feedback.volume, \.double, example: "0.3", 0...1, "from 0 to 1"),
  ]

  /// The setting of a name, or `nil` if there is none.
  static func named(_ name: some StringProtocol) -> Setting? { all.first { $0.name == name } }

  /// Reads `KEY=VALUE` with the value as GVariant text.
  static func parse(_ text: String) throws(SettingError) -> (Setting, Variant) {
    guard let equals = text.firstIndex(of: "=") else {
      throw SettingError(description: "--setting \(text) must have the form KEY=VALUE.")
    }
    let name = text[..<equals]
    guard let setting = named(name) else {
      let known = all.map(\.name).joined(separator: ", ")
      throw SettingError(
        description: "--setting \(text): there is no setting \(name); the settings are \(known).")
    }
    let value = String(text[text.index(after: equals)...])
    guard let variant = Variant(parsing: value, type: setting.type) else {
      throw SettingError(
        description: "--setting \(text): the value must be GVariant text of type \(setting.type),"
          + " such as \(setting.example).")
    }
    do {
      try setting.check(variant)
    } catch {
      throw SettingError(description: "--setting \(text): \(error)")
    }
    return (setting, variant)
  }

  /// Checks that a value can be used.
  func check(_ value: Variant) throws(SettingError) {
    var ignored = KeyboardSettings()
    if let problem = apply(value, &ignored).first { throw SettingError(description: problem) }
  }

  /// Reads a value as people write it.
  ///
  /// - Parameter words: `on`, `400`, `sentences`; for a list one word an entry, or GVariant text.
  /// - Returns: The value, whose range is not checked yet.
  /// - Throws: `SettingError` if it is not a value of the setting's type.
  func value(of words: [String]) throws(SettingError) -> Variant {
    if type == "as" {
      let text = words.count == 1 && words[0].hasPrefix("[") ? words[0] : nil
      return text.flatMap { Variant(parsing: $0, type: type) } ?? Variant(words)
    }
    let example =
      switch type {
      case "b": "on or off"
      case "u", "d": "a number, such as \(example.split(separator: " ").last ?? "")"
      default: "like \(example.filter { $0 != "'" })"
      }
    guard let word = words.first, words.count == 1 else {
      throw SettingError(
        description: "\(name) takes one value, not \(words.count); it must be \(example).")
    }
    let value =
      switch type {
      case "b": Self.truths[word.lowercased()].map { Variant($0) }
      case "s": Variant(word)
      default: Variant(parsing: word, type: type)
      }
    guard let value else {
      throw SettingError(description: "\(name) must be \(example), not \(word).")
    }
    return value
  }

  private static let truths = [
    "true": true, "on": true, "yes": true, "false": false, "off": false, "no": false,
  ]
}

extension Setting {
  /// A setting that is on or off.
  private init(_ name: String, _ path: WritableKeyPath<KeyboardSettings, Bool>) {
    self.init(name, "b", path, \.bool, example: "\(!KeyboardSettings()[keyPath: path])")
  }

  /// A setting whose values are used unchanged.
  private init<Value>(
    _ name: String, _ type: String, _ path: WritableKeyPath<KeyboardSettings, Value>,
    _ read: KeyPath<Variant, Value>, example: String
  ) {
    self.init(name: name, type: type, example: example) { value, settings in
      settings[keyPath: path] = value[keyPath: read]
      return []
    }
  }

  /// A number within a range, which is described by words.
  private init<Number: Comparable>(
    _ name: String, _ type: String, _ path: WritableKeyPath<KeyboardSettings, Number>,
    _ read: KeyPath<Variant, Number>, example: String, _ range: ClosedRange<Number>, _ words: String
  ) {
    self.init(name: name, type: type, example: example) { value, settings in
      let number = value[keyPath: read]
      guard range.contains(number) else { return ["\(name) must be \(words), not \(number)."] }
      settings[keyPath: path] = number
      return []
    }
  }

  /// One of a few words.
  private init<Choice>(_ name: String, _ path: WritableKeyPath<KeyboardSettings, Choice>)
  where Choice: RawRepresentable<String> & CaseIterable & Equatable {
    let other = Choice.allCases.first { $0 != KeyboardSettings()[keyPath: path] }
    self.init(name: name, type: "s", example: "'\(other?.rawValue ?? "")'") { value, settings in
      guard let choice = Choice(rawValue: value.string) else {
        return [Self.problem(name, Choice.allCases.map(\.rawValue), value)]
      }
      settings[keyPath: path] = choice
      return []
    }
  }

  /// One of a few words, or `theme` for `nil`.
  private init<Choice>(_ name: String, orTheme path: WritableKeyPath<KeyboardSettings, Choice?>)
  where Choice: RawRepresentable<String> & CaseIterable {
    let example = "'\(Choice.allCases.first?.rawValue ?? "")'"
    self.init(name: name, type: "s", example: example) { value, settings in
      let choice = Choice(rawValue: value.string)
      guard choice != nil || value.string == "theme" else {
        return [Self.problem(name, Choice.allCases.map(\.rawValue) + ["theme"], value)]
      }
      settings[keyPath: path] = choice
      return []
    }
  }

  /// A list of entries with a notation of their own.
  private init<Entry>(
    _ name: String, _ path: WritableKeyPath<KeyboardSettings, [Entry]>, example: String,
    _ readEntry: @escaping (String) throws -> Entry
  ) {
    self.init(name: name, type: "as", example: example) { value, settings in
      Self.read(value.strings, into: &settings[keyPath: path], readEntry)
    }
  }

  private static func problem(_ name: String, _ words: [String], _ value: Variant) -> String {
    "\(name) must be \(words.alternatives), not \"\(value.string)\"."
  }

  /// Reads the entries of a list, and returns a sentence for each that cannot be read.
  private static func read<Entry>(
    _ texts: [String], into entries: inout [Entry], _ read: (String) throws -> Entry
  ) -> [String] {
    var problems: [String] = []
    entries = texts.compactMap {
      do {
        return try read($0)
      } catch {
        problems.append("\(error).")
        return nil
      }
    }
    return problems
  }
}
