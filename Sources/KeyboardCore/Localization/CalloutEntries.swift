/// The letters that a locale offers for one key.
package struct CalloutEntries: Hashable, Sendable {
  /// The language's own letters, the most likely ones first.
  package var own: [String]
  /// The letters of foreign names and loanwords.
  package var foreign: [String]

  package var all: [String] { own + foreign }

  package init(own: [String], foreign: [String] = []) {
    self.own = own
    self.foreign = foreign
  }

  /// This list without the letters of another.
  func without(_ removed: Self) -> Self {
    let removed = Set(removed.all)
    return Self(
      own: own.filter { !removed.contains($0) }, foreign: foreign.filter { !removed.contains($0) })
  }

  /// This list, followed by the letters that are only in the other.
  func followed(by other: Self) -> Self {
    let mine = Set(all)
    let added = other.own.filter { !mine.contains($0) }
    let known = mine.union(added)
    return Self(
      own: own + added, foreign: foreign + other.foreign.filter { !known.contains($0) })
  }

  /// The list as written in a locale file, such as `é è | ē`.
  package var text: String {
    let parts = own + (foreign.isEmpty ? [] : ["|"]) + foreign
    return parts.map(\.onCircle).joined(separator: " ")
  }

  /// The list without duplicates.
  package var shown: Self {
    let own = own.withoutDuplicates
    return Self(own: own, foreign: foreign.withoutDuplicates.filter { !own.contains($0) })
  }
}

extension String {
  /// The text, with a dotted circle before it if it begins with a combining mark.
  package var onCircle: String {
    guard let first = unicodeScalars.first, first.properties.isGraphemeExtend else { return self }
    return "\u{25cc}" + self
  }
}

/// What a locale's files say about a key.
package struct OfferedLetters {
  /// The letters that come before those of all other locales while this one is in use.
  package internal(set) var first: [String] = []
  package internal(set) var entries = CalloutEntries(own: [])
  /// The letters that are removed from the lists of others.
  package internal(set) var removed: [String] = []
  /// Whether the list is complete, so that nothing is added to it.
  package internal(set) var isComplete = false
  /// Whether the list is only for users of other letters on that key.
  package internal(set) var isRare = false
}
