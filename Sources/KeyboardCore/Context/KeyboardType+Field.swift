extension KeyboardType {
  /// The type that suits a field.
  init(for contentType: ContentType) {
    self =
      switch contentType.purpose {
      case .digits, .number, .pin: .numeric
      case .phone: .numberPad
      case .url: .url
      case .email: .email
      default: .alphabetic(.lowercased)
      }
  }

  /// The message to show when this type follows another, or `nil`.
  func message(after old: Self) -> KKL10n? {
    switch self {
    case .numeric: .switcherNumeric
    case .symbolic: .switcherSymbolic
    case .alphabetic(.capsLocked): .capsLock
    case .alphabetic where old == .numeric || old == .symbolic: .switcherAlphabetic
    default: nil
    }
  }
}
