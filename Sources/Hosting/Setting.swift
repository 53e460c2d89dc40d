import GLib
import KeyboardCore
import KeyboardLayouts

/// A setting: its name in the GSettings schema, its values, and what they change.
struct Setting {
  /// Its name.
  let name: String
  /// The GVariant type of its values.
  let type: String
  /// Applies a value, and returns a sentence for each part of it that is wrong and left out.
  let apply: (_ value: Variant, _ settings: inout KeyboardSettings) -> [String]

  private let makeExample: () -> String

  /// A value other than the default, as GVariant text.
  ///
  /// It is found when it is needed: the engine, which reads all settings as it starts, needs none.
  var example: String { makeExample() }

  private init<Value>(
    _ name: String, _ type: String, _ read: @escaping (Variant) -> Value?,
    example: @escaping @autoclosure () -> String,
    apply: @escaping (_ value: Value, _ settings: inout KeyboardSettings) -> [String]
  ) {
    self.name = name
    self.type = type
    makeExample = example
    self.apply = { value, settings in
      guard let value = read(value) else { return ["\(name) must have the type \(type)."] }
      return apply(value, &settings)
    }
  }

  /// All settings, in the order in which they are listed.
  static let all = [
    Setting("locales", "as", \.strings, example: "['fr', 'en']") {
      $0.locales = $1.map { LocaleIdentifier($0) }
    },
    Setting("locale", "s", \.string, example: "'fr'") {
      $0.currentLocale = $1.isEmpty ? nil : LocaleIdentifier($1)
    },
    Setting("layouts", example: "['fr=fr(bepo)']", { try LayoutChoice($0) }) {
      $0.layouts = Dictionary($1.map { ($0.locale, $0.layout) }) { first, _ in first }
    },
    Setting("letter-source") { $0.letterSource = $1 },
    Setting("hold") { $0.hold = $1 },
    Setting("hold-space") { $0.holdSpace = $1 },
    Setting(
      "hold-delay", "u", \.uint, example: "uint32 400", KeyboardTiming.holdDelayRange,
      "from \(KeyboardTiming.holdDelayRange.lowerBound)"
        + " to \(KeyboardTiming.holdDelayRange.upperBound) ms"
    ) { $0.holdDelay = $1 },
    Setting("rare-letters") { $0.rareLetters = $1 },
    Setting("hold-rules", example: "['xim=on']", { try HoldRule($0) }) { $0.holdRules = $1 },
    Setting("hold-repeat") { $0.holdRepeat = $1 },
    Setting(
      "scan-interval", "u", \.uint, example: "uint32 1500", KeyboardTiming.scanIntervalRange,
      "from 0 to \(KeyboardTiming.scanIntervalRange.upperBound) ms"
    ) { $0.scanInterval = $1 },
    Setting("speech") { $0.speech = $1 },
    Setting("release-picks") { $0.releasePicks = $1 },
    Setting(
      "key-bindings", example: "['<Super><Alt>space=nextLocale']",
      { try KeyBinding($0, keys: .x11) }
    ) { $0.bindings = $1 },
    Setting("auto-capitals") { $0.textBehaviors.capitals = $1 },
    Setting("double-space") { $0.textBehaviors.endsSentences = $1 },
    Setting("smart-quotes") { $0.textBehaviors.quotes = $1 },
    Setting("theme", "s", \.string, example: "'high-contrast'") { $0.theme = $1 },
    Setting(orTheme: "list-labels") { $0.listLabels = $1 },
    Setting(orTheme: "list-orientation") { $0.listOrientation = $1 },
    Setting("entry-names") { $0.entryNames = $1 },
    Setting("input-callout") { $0.inputCallout = $1 },
    Setting("emoji-colon-search") { $0.emojiColonSearch = $1 },
    Setting("greeting") { $0.greets = $1 },
    Setting("monitor") { $0.allowsMonitoring = $1 },
    Setting("feedback") { $0.feedback.isOn = $1 },
    Setting("audio-feedback") { $0.feedback.audio = $1 },
    Setting("haptic-feedback") { $0.feedback.haptic = $1 },
    Setting("feedback-handlers", "as", \.strings, example: "['canberra']") {
      $0.feedback.handlers = $1
    },
    Setting("feedback-volume", "d", \.double, example: "0.3", 0...1, "from 0 to 1") {
      $0.feedback.volume = $1
    },
  ]

  /// The types of all settings by their names.
  static var types: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.type) })
  }

  /// The setting of a name, which must exist.
  static func named(_ name: String) throws(SettingError) -> Setting {
    if let setting = all.first(where: { $0.name == name }) { return setting }
    let advice =
      name.nearest(in: all.map(\.name)).map { ". Did you mean \"\($0)\"?" }
      ?? "; for the list, run \"ime-cli settings\"."
    throw SettingError(description: "There is no setting \(name)\(advice)")
  }

  /// Reads `KEY=VALUE` with the value as GVariant text.
  static func parse(_ text: String) throws(SettingError) -> (Setting, Variant) {
    guard let equals = text.firstIndex(of: "=") else {
      throw SettingError(description: "--setting \(text) must have the form KEY=VALUE.")
    }
    do {
      let setting = try named(String(text[..<equals]))
      let value = String(text[text.index(after: equals)...])
      guard let variant = Variant(parsing: value, type: setting.type) else {
        throw SettingError(
          description: "the value must be GVariant text of type \(setting.type), such as"
            + " \(setting.example).")
      }
      try setting.check(variant)
      return (setting, variant)
    } catch {
      throw SettingError(description: "--setting \(text): \(error)")
    }
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
  /// Stores a value; key paths would keep 0.24 MiB more resident in the engine.
  private typealias Setter<Value> = (_ settings: inout KeyboardSettings, _ value: Value) -> Void

  /// The first of some values that changes the settings.
  private static func change<Value>(_ values: [Value], _ set: Setter<Value>) -> Value? {
    values.first {
      var settings = KeyboardSettings()
      set(&settings, $0)
      return settings != KeyboardSettings()
    }
  }

  /// A setting that is on or off.
  private init(_ name: String, _ set: @escaping Setter<Bool>) {
    self.init(name, "b", \.bool, example: "\(Self.change([true, false], set) ?? true)", set)
  }

  /// A setting whose values are used unchanged.
  private init<Value>(
    _ name: String, _ type: String, _ read: @escaping (Variant) -> Value?,
    example: @escaping @autoclosure () -> String, _ set: @escaping Setter<Value>
  ) {
    self.init(name, type, read, example: example()) { value, settings in
      set(&settings, value)
      return []
    }
  }

  /// A number within a range, which is described by words.
  private init<Number: Comparable>(
    _ name: String, _ type: String, _ read: @escaping (Variant) -> Number?, example: String,
    _ range: ClosedRange<Number>, _ words: String, _ set: @escaping Setter<Number>
  ) {
    self.init(name, type, read, example: example) { number, settings in
      guard range.contains(number) else { return ["\(name) must be \(words), not \(number)."] }
      set(&settings, number)
      return []
    }
  }

  /// One of a few words.
  private init<Choice>(_ name: String, _ set: @escaping Setter<Choice>)
  where Choice: RawRepresentable<String> & CaseIterable {
    self.init(
      name, "s", \.string,
      example: "'\(Self.change(Array(Choice.allCases), set)?.rawValue ?? "")'"
    ) { word, settings in
      guard let choice = Choice(rawValue: word) else {
        return [Self.problem(name, Choice.allCases.map(\.rawValue), word)]
      }
      set(&settings, choice)
      return []
    }
  }

  /// One of a few words, or `theme` for `nil`.
  private init<Choice>(orTheme name: String, _ set: @escaping Setter<Choice?>)
  where Choice: RawRepresentable<String> & CaseIterable {
    self.init(
      name, "s", \.string, example: "'\(Choice.allCases.first?.rawValue ?? "")'"
    ) { word, settings in
      let choice = Choice(rawValue: word)
      guard choice != nil || word == "theme" else {
        return [Self.problem(name, Choice.allCases.map(\.rawValue) + ["theme"], word)]
      }
      set(&settings, choice)
      return []
    }
  }

  /// A list of entries with a notation of their own.
  private init<Entry>(
    _ name: String, example: String, _ readEntry: @escaping (String) throws -> Entry,
    _ set: @escaping Setter<[Entry]>
  ) {
    self.init(name, "as", \.strings, example: example) { texts, settings in
      var problems: [String] = []
      let entries = texts.compactMap {
        do {
          return try readEntry($0)
        } catch {
          problems.append("\(error).")
          return nil
        }
      }
      set(&settings, entries)
      return problems
    }
  }

  private static func problem(_ name: String, _ words: [String], _ word: String) -> String {
    "\(name) must be \(words.alternatives), not \"\(word)\"."
  }
}
