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
  public var layouts: [String]
  /// The letters offered after a key, by the character the key types, lower case.
  public var callouts: [String: CalloutEntries]
  /// Lists that are offered only where an enabled locale has letters on the same key; in the base
  /// set.
  public var rareCallouts: [String: CalloutEntries]
  /// Lists that replace what would be inherited.
  public var replacedCallouts: [String: CalloutEntries]
  /// Letters that are not offered, although they would be inherited.
  public var removedCallouts: [String: CalloutEntries]
  /// Why a letter is offered before `|` although CLDR does not count it among the language's, by
  /// letter.
  public var explainedLetters: [String: String]
  /// Letters that are picked in order to pick from their own list, which opens at once; empty if
  /// inherited.
  public var steps: [String]
  /// Quotation marks: begin, end, alternate begin, alternate end; empty if inherited.
  public var quotation: [String]
  /// What ' becomes where it is a letter of its own, and the letters after which it does (none:
  /// everywhere); empty if inherited.
  public var apostrophe: [String]
  /// Words that begin with an apostrophe; empty if inherited.
  public var elisions: [String]
  /// The currency sign.
  public var currency: String?
  /// The names of keys, by the names of `KKL10n`.
  public var keys: [String: String]

  /// Creates the data of a locale that adds nothing to what it inherits.
  public init(id: LocaleIdentifier) {
    self.id = id
    layouts = []
    callouts = [:]
    rareCallouts = [:]
    replacedCallouts = [:]
    removedCallouts = [:]
    explainedLetters = [:]
    steps = []
    quotation = []
    apostrophe = []
    elisions = []
    keys = [:]
  }

  /// This data with another file of the same locale on top, such as the user's own.
  public func overlaid(by other: Self) -> Self {
    var result = self
    result.name = other.name ?? name
    result.flag = other.flag ?? flag
    result.script = other.script ?? script
    result.runsRightToLeft = other.runsRightToLeft ?? runsRightToLeft
    if !other.layouts.isEmpty { result.layouts = other.layouts }
    if !other.steps.isEmpty { result.steps = other.steps }
    if !other.quotation.isEmpty { result.quotation = other.quotation }
    if !other.apostrophe.isEmpty { result.apostrophe = other.apostrophe }
    if !other.elisions.isEmpty { result.elisions = other.elisions }
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
