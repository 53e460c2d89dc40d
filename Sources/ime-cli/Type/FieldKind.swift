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

  /// The kind in words.
  var explanation: String {
    switch self {
    case .preedit: "shows preedit and tells its text, as GTK's and Qt's"
    case .surrounding: "tells its text, but shows no preedit"
    case .bare: "neither, as programs of XIM"
    }
  }
}

extension ContentPurpose {
  /// The purpose of a name as rules spell it.
  ///
  /// - Throws: `CommandError` that names all of them.
  nonisolated init(named name: String) throws {
    guard let purpose = Self(label: name) else {
      let known = Self.allCases.map(\.label).joined(separator: ", ")
      throw CommandError("--purpose \(name) should be one of \(known).")
    }
    self = purpose
  }
}
