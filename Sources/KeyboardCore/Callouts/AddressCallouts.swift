/// The lists in fields for addresses: first what addresses need, then accents.
enum AddressCallouts {
  /// The usual endings of addresses, and that of the locale's country.
  static func domains(_ locale: LocaleIdentifier) -> [KeyboardAction] {
    let country = locale.region.flatMap { $0.count == 2 ? "." + $0.lowercased() : nil }
    return ([".com", ".org", ".net", ".edu"] + (country.map { [$0] } ?? []))
      .map { .character($0) }
  }

  /// The actions of a key, with those that addresses need in front: endings on the full stop, @ on a,
  /// and digits and signs before letters.
  static func reordered(
    _ actions: [KeyboardAction], for character: String, in type: KeyboardType,
    _ locale: LocaleIdentifier
  ) -> [KeyboardAction] {
    guard type.isForAddress else { return actions }
    var first: [KeyboardAction] = []
    if character == "." { first = domains(locale) }
    if character == "a", type == .email { first = [.character("@")] }
    let signs = actions.filter { $0.isForAddress(in: type) }
    let letters = actions.filter { !$0.isForAddress(in: type) }
    return first + (signs + letters).filter { !first.contains($0) }
  }
}

extension KeyboardAction {
  /// Whether the action comes before letters in fields of a type.
  func isForAddress(in type: KeyboardType) -> Bool {
    type.isForAddress && !isLetter
  }

  /// Whether the action types a letter.
  var isLetter: Bool {
    if case .character(let text) = self { text.first?.isLetter == true } else { false }
  }
}

extension KeyboardType {
  fileprivate var isForAddress: Bool { self == .url || self == .email }
}
