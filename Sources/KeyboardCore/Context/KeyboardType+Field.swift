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
}
