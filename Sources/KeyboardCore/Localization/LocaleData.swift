/// The content of a locale file, whose format is described in `data/locales/README.md`.
public struct LocaleData: Hashable, Sendable {
  package static let format = 1

  /// The locale, such as `fr`, or `base` for what all locales share.
  public let id: LocaleIdentifier
  /// The language's name in the language itself.
  package var name: String?
  package var flag: String?
  package var runsRightToLeft: Bool?
  package var script: Script?
  /// Layouts of xkeyboard-config, such as `fr(oss)`; the first that is installed is used.
  package var layouts: [String] = []
  /// The letters offered for a key, by the lower-case character that the key types.
  package var callouts: [String: CalloutEntries] = [:]
  /// The letters that come before all others while the locale is in use.
  package var firstCallouts: [String: CalloutEntries] = [:]
  /// Lists of the base set that are offered only if an enabled locale has letters on the same key.
  package var rareCallouts: [String: CalloutEntries] = [:]
  /// Lists that replace the inherited ones.
  package var replacedCallouts: [String: CalloutEntries] = [:]
  /// Inherited letters that are not offered.
  package var removedCallouts: [String: CalloutEntries] = [:]
  /// Letters that are offered before `|` although CLDR does not list them for the language, and
  /// why.
  package var explainedLetters: [String: String] = [:]
  /// Letters whose own lists open at once when they are picked.
  package var steps: [String] = []
  /// Quotation marks: begin, end, alternate begin, alternate end.
  package var quotation: [String] = []
  /// The letter that ' becomes, followed by the letters after which it does, if not after all.
  package var apostrophe: [String] = []
  /// What ' and " become after a letter if they cannot end a quotation.
  package var signsAfterLetters: [String: String] = [:]
  /// Words that begin with an apostrophe.
  package var elisions: [String] = []
  /// Words, separated by spaces, that are more frequent than others with other accents.
  package var spellings: [String] = []
  /// Letters of other languages, and the locale's own that are typed instead of them.
  package var substitutes: [String: String] = [:]
  package var currency: String?
  /// The texts of keys, by the names of `KKL10n`.
  package var keys: [String: String] = [:]
  /// What the file's letters were checked against, or `nil` if it does not say.
  package var evidence: LetterEvidence?
  /// Whether somebody who writes the language has read the file.
  package var isReadBySpeaker = false

  /// Creates data that adds nothing to what the locale inherits.
  package init(id: LocaleIdentifier) { self.id = id }

  /// This data with another file of the same locale on top, such as the user's own.
  package func overlaid(by other: Self) -> Self {
    var result = self
    result.name = other.name ?? name
    result.flag = other.flag ?? flag
    result.script = other.script ?? script
    result.runsRightToLeft = other.runsRightToLeft ?? runsRightToLeft
    for texts in [\Self.layouts, \.steps, \.quotation, \.apostrophe, \.elisions, \.spellings]
    where !other[keyPath: texts].isEmpty {
      result[keyPath: texts] = other[keyPath: texts]
    }
    result.currency = other.currency ?? currency
    result.keys.merge(other.keys) { $1 }
    result.evidence = evidence ?? other.evidence
    result.isReadBySpeaker = isReadBySpeaker || other.isReadBySpeaker
    result.signsAfterLetters.merge(other.signsAfterLetters) { $1 }
    result.substitutes.merge(other.substitutes) { $1 }
    result.explainedLetters.merge(other.explainedLetters) { $1 }
    for (key, entries) in other.replacedCallouts {
      result.callouts[key] = nil
      result.replacedCallouts[key] = entries
    }
    for (key, removed) in other.removedCallouts {
      result.callouts[key] = result.callouts[key]?.without(removed)
      result.replacedCallouts[key] = result.replacedCallouts[key]?.without(removed)
    }
    result.callouts.merge(other.callouts) { $1.followed(by: $0) }
    result.firstCallouts.merge(other.firstCallouts) { $1.followed(by: $0) }
    result.rareCallouts.merge(other.rareCallouts) { $1.followed(by: $0) }
    result.removedCallouts.merge(other.removedCallouts) { $1.followed(by: $0) }
    return result
  }
}

extension LocaleData {
  /// Reads the content of a locale file.
  ///
  /// - Throws: `DataFileError` for anything that is not in the format, such as an unknown key, and
  ///   for control characters and duplicate letters.
  public init(parsing text: String) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    let name = try file.string("id", otherwise: "the locale's identifier is missing")
    let id = LocaleIdentifier(name)
    guard id.isWellFormed else {
      throw file.error("id", "must be letters, digits and hyphens, such as pt-BR")
    }
    self.init(id: id)
    for member in file.members { try read(member) }
  }

  private mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "format", "id": break
    case "checked": evidence = try member.letterEvidence()
    case "native": isReadBySpeaker = try member.bool()
    case "name": name = try member.plainString()
    case "flag": flag = try member.plainString()
    case "direction":
      let direction = try member.plainString()
      guard direction == "ltr" || direction == "rtl" else {
        throw member.error("must be \"ltr\" or \"rtl\", not \"\(direction)\"")
      }
      runsRightToLeft = direction == "rtl"
    case "script":
      let code = try member.plainString()
      guard let script = Script(rawValue: code) else {
        let known = Script.allCases.map(\.rawValue).joined(separator: " ")
        throw member.error("\"\(code)\" is not one of \(known)")
      }
      self.script = script
    case "layouts": layouts = try member.plainStrings()
    case "quotation":
      quotation = try member.plainStrings()
      guard quotation.count == 4 else {
        throw member.error("must be four marks: begin, end, alternate begin, alternate end")
      }
    case "apostrophe":
      apostrophe = try member.plainStrings()
      guard !apostrophe.isEmpty else {
        throw member.error("must be a mark, and the letters after which it stands")
      }
    case "afterLetters":
      for mark in try member.members() {
        guard mark.key == "'" || mark.key == "\"" else { throw mark.error("must be ' or \"") }
        signsAfterLetters[mark.key] = try mark.plainString()
      }
    case "steps": steps = try member.plainStrings()
    case "elisions": elisions = try member.plainStrings()
    case "spellings": spellings = try member.plainStrings()
    case "substitutes":
      for letter in try member.members() {
        let own = try letter.plainString()
        guard !own.isEmpty else { throw letter.error("must be a letter") }
        substitutes[letter.key] = own
      }
    case "currency": currency = try member.plainString()
    case "keys":
      for key in try member.members() { keys[key.key] = try key.plainString() }
    case "callouts": callouts = try member.callouts()
    case "first": firstCallouts = try member.callouts()
    case "rare": rareCallouts = try member.callouts()
    case "replace": replacedCallouts = try member.callouts()
    case "remove": removedCallouts = try member.callouts()
    case "also":
      for letters in try member.members() {
        let reason = try letters.plainString()
        for item in letters.key.unicodeScalars.split(separator: " ") {
          explainedLetters[item.withoutCircle] = reason
        }
      }
    default: throw member.error("is not a key of a locale file")
    }
  }
}
