import ArgumentParser
import KeyboardCore

/// The kinds of text fields that can be typed into.
nonisolated enum FieldKind: String, ExpressibleByArgument, CaseIterable {
  case preedit, surrounding, bare

  /// What a client can do that has such fields.
  var capabilities: ClientCapabilities {
    switch self {
    case .preedit: [.preedit, .focus, .surroundingText]
    case .surrounding: [.focus, .surroundingText]
    case .bare: [.focus]
    }
  }

  /// What stands at the top of a view: nothing for what most fields are like.
  var heading: String { self == .preedit ? "" : "field \(rawValue)" }
}

extension ContentPurpose {
  /// What stands at the top of a view: nothing for what most fields are for.
  nonisolated var heading: String { self == .freeForm ? "" : label }

  /// The purpose of a name as rules spell it.
  ///
  /// - Throws: `CommandError` that names all of them.
  nonisolated init(named name: String) throws {
    guard let purpose = Self(label: name) else {
      let known = Self.allCases.map(\.label).joined(separator: ", ")
      throw CommandError("--purpose must be one of \(known), not \(name).")
    }
    self = purpose
  }
}
