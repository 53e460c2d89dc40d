/// What a locale file says; the form is described in `data/locales/README.md`.
public struct LocaleData: Hashable, Sendable {
  /// The version of the form this reader knows.
  public static let format = 1

  /// The locale, such as `fr`, or `base` for what all locales share.
  public var id: LocaleIdentifier
  /// The language's name in the language itself.
  public var name: String?
  /// A flag, as an emoji.
  public var flag: String?
  /// Whether the script runs from right to left; `nil` if the file does not say.
  public var runsRightToLeft: Bool?
  /// The script of the locale's letters.
  public var script: Script?
  /// xkeyboard-config layouts for the locale, such as `fr(oss)`; the first that is installed is used.
  public var layouts: [String] = []
  /// The letters offered after a key, by the character the key types, lower case.
  public var callouts: [String: CalloutEntries] = [:]
  /// Lists that are offered only where an enabled locale has letters on the same key; in the base
  /// set.
  public var rareCallouts: [String: CalloutEntries] = [:]
  /// Lists that replace what would be inherited.
  public var replacedCallouts: [String: CalloutEntries] = [:]
  /// Letters that are not offered, although they would be inherited.
  public var removedCallouts: [String: CalloutEntries] = [:]
  /// Why a letter is offered before `|` although CLDR does not count it among the language's, by
  /// letter.
  public var explainedLetters: [String: String] = [:]
  /// Letters that are picked in order to pick from their own list, which opens at once; empty if
  /// inherited.
  public var steps: [String] = []
  /// Quotation marks: begin, end, alternate begin, alternate end; empty if inherited.
  public var quotation: [String] = []
  /// What ' becomes where it is a letter of its own, and the letters after which it does (none:
  /// everywhere); empty if inherited.
  public var apostrophe: [String] = []
  /// Words that begin with an apostrophe; empty if inherited.
  public var elisions: [String] = []
  /// The currency sign.
  public var currency: String?
  /// The names of keys, by the names of `KKL10n`.
  public var keys: [String: String] = [:]

  /// Creates the data of a locale that adds nothing to what it inherits.
  public init(id: LocaleIdentifier) { self.id = id }

  /// This data with another file of the same locale on top, such as the user's own.
  public func overlaid(by other: Self) -> Self {
    var result = self
    result.name = other.name ?? name
    result.flag = other.flag ?? flag
    result.script = other.script ?? script
    result.runsRightToLeft = other.runsRightToLeft ?? runsRightToLeft
    for texts in [\Self.layouts, \.steps, \.quotation, \.apostrophe, \.elisions]
    where !other[keyPath: texts].isEmpty {
      result[keyPath: texts] = other[keyPath: texts]
    }
    result.currency = other.currency ?? currency
    result.keys.merge(other.keys) { $1 }
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
    result.rareCallouts.merge(other.rareCallouts) { $1.followed(by: $0) }
    result.removedCallouts.merge(other.removedCallouts) { $1.followed(by: $0) }
    return result
  }
}

extension LocaleData {
  /// Reads a locale file.
  ///
  /// - Parameter text: The file's content.
  /// - Throws: `DataFileError` for broken JSON, another version of the form, a missing id, a key
  ///   that is unknown or has a value of the wrong kind, texts with control characters, and entries
  ///   that are there twice, are the key itself or are too many.
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
    // For those who read the file.
    case "checked": _ = try member.plainString()
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
    case "steps": steps = try member.plainStrings()
    case "elisions": elisions = try member.plainStrings()
    case "currency": currency = try member.plainString()
    case "keys":
      for key in try member.members() { keys[key.key] = try key.plainString() }
    case "callouts": callouts = try member.callouts()
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
