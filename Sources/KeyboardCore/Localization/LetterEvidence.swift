/// What the letters of a locale's file, and their order, were checked against.
package enum LetterEvidence: Hashable, Sendable {
  /// Running text, and how many letters of it were counted; see `data/letter-counts.json`.
  case text(letters: Int)
  /// What Unicode CLDR lists for the language.
  case cldr
  /// What the author of the file knows.
  case memory

  /// The word for it in a file.
  package var name: String { kind.rawValue }

  /// The number of letters of text that were counted, or `nil`.
  package var letters: Int? {
    if case .text(let letters) = self { letters } else { nil }
  }

  private var kind: Kind {
    switch self {
    case .text: .text
    case .cldr: .cldr
    case .memory: .memory
    }
  }

  fileprivate enum Kind: String, CaseIterable {
    case text
    case cldr = "CLDR"
    case memory
  }
}

extension DataFileMember {
  /// The value of `checked`; a sentence alone, as older files have it, says nothing that can be
  /// tested.
  func letterEvidence() throws(DataFileError) -> LetterEvidence {
    if isString {
      _ = try plainString()
      return .memory
    }
    var kind: LetterEvidence.Kind?
    var letters: Int?
    for member in try members() {
      switch member.key {
      case "by": kind = try member.choice()
      case "letters": letters = Int(try member.number(1...1e12))
      // For readers of the file.
      case "note": _ = try member.plainString()
      default: throw member.error("must be \"by\", \"letters\" or \"note\"")
      }
    }
    guard (kind == .text) == (letters != nil) else {
      throw error("needs \"letters\", the number of letters that were read, if \"by\" is \"text\"")
    }
    switch kind {
    case .text: return .text(letters: letters ?? 0)
    case .cldr: return .cldr
    case .memory: return .memory
    case nil: throw error("needs \"by\"")
    }
  }
}
