/// The letters a locale offers after one key.
public struct CalloutEntries: Hashable, Sendable {
  /// The language's own letters, the most likely first.
  public var own: [String]
  /// What foreign names and loanwords need.
  public var foreign: [String]

  /// All letters in the order they are shown.
  public var all: [String] { own + foreign }

  /// Creates a list.
  public init(own: [String], foreign: [String] = []) {
    self.own = own
    self.foreign = foreign
  }

  /// This list without the letters of another.
  func without(_ removed: Self) -> Self {
    let removed = Set(removed.all)
    return Self(
      own: own.filter { !removed.contains($0) }, foreign: foreign.filter { !removed.contains($0) })
  }

  /// This list, followed by what only the other has.
  func followed(by other: Self) -> Self {
    let mine = Set(all)
    let added = other.own.filter { !mine.contains($0) }
    let known = mine.union(added)
    return Self(
      own: own + added, foreign: foreign + other.foreign.filter { !known.contains($0) })
  }

  /// The list as a locale file has it, such as `é è | ē`.
  package var text: String {
    let parts = own + (foreign.isEmpty ? [] : ["|"]) + foreign
    return parts.map(\.onCircle).joined(separator: " ")
  }

  /// The list with each letter once, where it is shown.
  package var shown: Self {
    let own = own.withoutDuplicates
    return Self(own: own, foreign: foreign.withoutDuplicates.filter { !own.contains($0) })
  }
}

extension String {
  /// The text, a mark alone on a dotted circle.
  package var onCircle: String {
    guard let first = unicodeScalars.first, first.properties.isGraphemeExtend else { return self }
    return "\u{25cc}" + self
  }
}
