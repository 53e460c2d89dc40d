import GLib
import KeyboardCore
import KeyboardLayouts

/// The settings by their names in the GSettings schema.
enum SettingKey: String, CaseIterable {
  case locales
  case locale
  case layouts
  case letterSource = "letter-source"
  case hold
  case holdSpace = "hold-space"
  case holdDelay = "hold-delay"
  case rareLetters = "rare-letters"
  case holdRules = "hold-rules"
  case releasePicks = "release-picks"
  case keyBindings = "key-bindings"
  case autoCapitals = "auto-capitals"
  case doubleSpace = "double-space"
  case smartQuotes = "smart-quotes"
  case doubleShift = "double-shift"
  case deleteWords = "delete-words"
  case kurdishHeh = "kurdish-heh"
  case theme
  case listLabels = "list-labels"
  case listOrientation = "list-orientation"
  case inputCallout = "input-callout"
  case emojiRecents = "emoji-recents"
  case emojiVersion = "emoji-version"
  case emojiColonSearch = "emoji-colon-search"
  case greeting
  case monitor
  case feedback
  case audioFeedback = "audio-feedback"
  case hapticFeedback = "haptic-feedback"
  case feedbackHandlers = "feedback-handlers"
  case feedbackVolume = "feedback-volume"
  case feedbackCommand = "feedback-command"
  case feedbackRules = "feedback-rules"

  /// The GVariant type of the value.
  var type: String {
    switch self {
    case .locales, .layouts, .holdRules, .keyBindings, .feedbackHandlers, .feedbackRules: "as"
    case .locale, .letterSource, .autoCapitals, .emojiRecents, .audioFeedback, .hapticFeedback,
      .feedbackCommand, .theme, .listLabels, .listOrientation:
      "s"
    case .hold, .holdSpace, .rareLetters, .releasePicks, .doubleSpace, .smartQuotes, .doubleShift,
      .deleteWords, .kurdishHeh, .emojiColonSearch, .feedback, .inputCallout, .greeting, .monitor:
      "b"
    case .emojiVersion, .feedbackVolume: "d"
    case .holdDelay: "u"
    }
  }

  /// Reads `KEY=VALUE` with the value as GVariant text.
  static func parse(_ text: String) throws(SettingError) -> (SettingKey, Variant) {
    guard let equals = text.firstIndex(of: "=") else {
      throw SettingError(description: "--setting \(text) must have the form KEY=VALUE.")
    }
    let name = String(text[..<equals])
    guard let key = SettingKey(rawValue: name) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw SettingError(
        description: "--setting \(text): there is no setting \(name); the settings are \(known).")
    }
    let value = String(text[text.index(after: equals)...])
    guard let variant = Variant(parsing: value, type: key.type) else {
      throw SettingError(
        description: "--setting \(text): the value must be GVariant text of type \(key.type),"
          + " such as \(key.example).")
    }
    var settings = KeyboardSettings()
    if let problem = key.apply(variant, to: &settings).first {
      throw SettingError(description: "--setting \(text): \(problem)")
    }
    return (key, variant)
  }

  /// Puts a value into the settings.
  ///
  /// - Returns: One sentence for each thing that is wrong with it; that is left out.
  func apply(_ value: Variant, to settings: inout KeyboardSettings) -> [String] {
    switch self {
    case .locales: settings.locales = value.strings.map { LocaleIdentifier($0) }
    case .locale:
      let locale = value.string
      settings.currentLocale = locale.isEmpty ? nil : LocaleIdentifier(locale)
    case .layouts:
      var choices: [LayoutChoice] = []
      let problems = Self.read(value.strings, into: &choices) { try LayoutChoice($0) }
      settings.layouts = Dictionary(choices.map { ($0.locale, $0.layout) }) { first, _ in first }
      return problems
    case .letterSource: return choose(value, &settings.letterSource)
    case .hold: settings.hold = value.bool
    case .holdSpace: settings.holdSpace = value.bool
    case .holdDelay:
      let range = KeyboardTiming.holdDelayRange
      guard range.contains(value.uint) else {
        return [
          "hold-delay must be from \(range.lowerBound) to \(range.upperBound) ms, not \(value.uint)."
        ]
      }
      settings.holdDelay = value.uint
    case .rareLetters: settings.rareLetters = value.bool
    case .holdRules:
      return Self.read(value.strings, into: &settings.holdRules) { try HoldRule($0) }
    case .releasePicks: settings.releasePicks = value.bool
    case .autoCapitals: return choose(value, &settings.textBehaviors.capitals)
    case .doubleSpace: settings.textBehaviors.endsSentences = value.bool
    case .smartQuotes: settings.textBehaviors.quotes = value.bool
    case .doubleShift: settings.textBehaviors.shiftLocks = value.bool
    case .deleteWords: settings.textBehaviors.deletesWords = value.bool
    case .kurdishHeh: settings.textBehaviors.kurdishHeh = value.bool
    case .keyBindings:
      return Self.read(value.strings, into: &settings.bindings) { try KeyBinding($0) }
    case .emojiRecents: return choose(value, &settings.emojiRecents)
    case .emojiVersion:
      guard value.double >= 0 else {
        return ["emoji-version must be a version such as 13.1, or 0 for all, not \(value.double)."]
      }
      settings.emojiVersion = value.double
    case .emojiColonSearch: settings.emojiColonSearch = value.bool
    case .greeting: settings.greets = value.bool
    case .monitor: settings.allowsMonitoring = value.bool
    case .theme: settings.theme = value.string
    case .listLabels: return choose(value, &settings.listLabels)
    case .listOrientation: return choose(value, &settings.listOrientation)
    case .inputCallout: settings.inputCallout = value.bool
    case .feedback: settings.feedback.isOn = value.bool
    case .audioFeedback: return choose(value, &settings.feedback.audio)
    case .hapticFeedback: return choose(value, &settings.feedback.haptic)
    case .feedbackHandlers: settings.feedback.handlers = value.strings
    case .feedbackVolume:
      guard (0...1).contains(value.double) else {
        return ["feedback-volume must be from 0 to 1, not \(value.double)."]
      }
      settings.feedback.volume = value.double
    case .feedbackCommand: settings.feedback.command = value.string
    case .feedbackRules:
      return Self.read(value.strings, into: &settings.feedback.rules) { try FeedbackRule($0) }
    }
    return []
  }

  /// Reads one of a few words, or says which they are.
  private func choose<Choice>(_ value: Variant, _ choice: inout Choice) -> [String]
  where Choice: RawRepresentable<String> & CaseIterable {
    var chosen: Choice?
    let problems = choose(value, &chosen, also: [])
    if let chosen { choice = chosen }
    return problems
  }

  /// Reads one of a few words, or `theme` for none of them.
  private func choose<Choice>(_ value: Variant, _ choice: inout Choice?) -> [String]
  where Choice: RawRepresentable<String> & CaseIterable {
    choose(value, &choice, also: ["theme"])
  }

  private func choose<Choice>(
    _ value: Variant, _ choice: inout Choice?, also others: [String]
  ) -> [String]
  where Choice: RawRepresentable<String> & CaseIterable {
    choice = Choice(rawValue: value.string)
    guard choice == nil, !others.contains(value.string) else { return [] }
    let words = Choice.allCases.map(\.rawValue) + others
    return ["\(rawValue) must be \(words.alternatives), not \"\(value.string)\"."]
  }

  /// Reads the entries of a list, and says of each that cannot be read why.
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

  /// A value as GVariant text.
  var example: String {
    switch self {
    case .locales: "['fr', 'en']"
    case .locale: "'fr'"
    case .layouts: "['fr=fr(bepo)']"
    case .letterSource: "'locale'"
    case .autoCapitals: "'sentences'"
    case .hold, .holdSpace, .rareLetters, .releasePicks, .doubleSpace, .smartQuotes, .doubleShift,
      .deleteWords, .kurdishHeh, .emojiColonSearch, .feedback, .inputCallout, .greeting, .monitor:
      "true"
    case .emojiRecents: "'frequent'"
    case .emojiVersion: "13.1"
    case .holdDelay: "uint32 400"
    case .holdRules: "['xim=on']"
    case .keyBindings: "['<Super><Alt>space=nextLocale']"
    case .audioFeedback, .hapticFeedback: "'minimal'"
    case .theme: "'high-contrast'"
    case .listLabels: "'circled'"
    case .listOrientation: "'vertical'"
    case .feedbackHandlers: "['canberra']"
    case .feedbackVolume: "0.3"
    case .feedbackCommand: "'my-program --quiet'"
    case .feedbackRules: "['return=audio:custom:complete']"
    }
  }
}
