extension CalloutEntries {
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
