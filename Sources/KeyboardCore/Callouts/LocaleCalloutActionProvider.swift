/// A provider that offers the letters of a locale's files, the key's own character first.
open class LocaleCalloutActionProvider: BaseCalloutActionProvider {
  private var library: LocaleLibrary
  /// What each character that was asked for offers, in the order of its list: a library does not
  /// change.
  private var known: [String: (actions: [KeyboardAction], offer: CalloutOffer)] = [:]
  /// More than the characters of any keyboard.
  private static let limit = 500

  /// Creates the provider of a locale.
  public init(locale: LocaleIdentifier, library: LocaleLibrary) {
    self.library = library
    super.init(locale: locale)
  }

  open override func use(_ library: LocaleLibrary) {
    self.library = library
    known = [:]
  }

  open override func calloutActions(for character: String) -> [KeyboardAction] {
    list(of: character).actions
  }

  open override func lowercaseCallouts(for character: String) -> [String] {
    let own = calloutActionString(for: character)
    if !own.isEmpty { return own.chars }
    let texts = library.callouts(of: locale, for: character)
    return texts.isEmpty ? [] : [character] + texts
  }

  open override func offer(for action: KeyboardAction) -> CalloutOffer {
    guard case .character(let character) = action else { return super.offer(for: action) }
    var (known, offer) = list(of: character)
    // A subclass may offer something else.
    let actions = calloutActions(for: action)
    if actions != known { offer.divide(actions, foreign: Set(offer.foreign)) }
    return offer
  }

  open override func nextCallouts(after text: String) -> [String] {
    library.nextCallouts(of: locale, after: text)
  }

  private func list(of character: String) -> (actions: [KeyboardAction], offer: CalloutOffer) {
    if let list = known[character] { return list }
    let actions = super.calloutActions(for: character)
    let lowercase = CaseMapping(locale).lowercased(character)
    let own = library.offer(of: locale, for: lowercase)
    let typed = lowercase == character ? own : library.offer(of: locale, for: character)
    func letters(_ asked: String) -> OfferedLetters { asked == character ? typed : own }
    var offer = CalloutOffer(
      first: self.actions(for: character) { letters($0).first },
      removed: Set(own.removed), isComplete: own.isComplete, isRare: own.isRare)
    let foreign = self.actions(for: character) { letters($0).entries.shown.foreign }
    offer.divide(actions, foreign: Set(foreign))
    if known.count >= Self.limit { known = [:] }
    known[character] = (actions, offer)
    return (actions, offer)
  }
}

extension CalloutOffer {
  /// Offers actions, some of which may be foreign.
  fileprivate mutating func divide(_ actions: [KeyboardAction], foreign: Set<KeyboardAction>) {
    own = actions.filter { !foreign.contains($0) }
    self.foreign = actions.filter(foreign.contains)
  }
}
