extension Emoji {
  /// The names of its characters in Unicode's notation, such as `\N{GRINNING FACE}`, or `nil` if one
  /// has none.
  public var unicodeIdentifier: String? { names.map { $0.map { "\\N{\($0)}" }.joined() } }

  /// The names of its characters with capitals, such as `Grinning Face`, or `nil` if one has none.
  ///
  /// Selectors and joiners are left out, and there is a comma between several names. The names in
  /// people's languages are in the module `KeyboardEmoji`.
  public var unicodeName: String? {
    names.map { names in
      names.filter { !Self.unspoken.contains($0) }.map(Self.capitalized).joined(separator: ", ")
    }
  }

  private var names: [String]? {
    let names = char.unicodeScalars.map(\.properties.name)
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  private static func capitalized(_ name: String) -> String {
    name.split(separator: " ").map { $0.prefix(1) + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }

  private static let unspoken: Set<String> = ["VARIATION SELECTOR-16", "ZERO WIDTH JOINER"]
}
