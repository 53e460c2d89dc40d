/// The provider of English, for locales with an unknown layout.
open class EnglishInputSetProvider: InputSetProvider {
  /// The currency sign.
  public let currency: String

  /// Creates a provider.
  public init(currency: String = "$") { self.currency = currency }

  open var alphabeticInputSet: InputSet { .qwerty }
  open var numericInputSet: InputSet { .standardNumeric(currency: currency) }

  open var symbolicInputSet: InputSet {
    .standardSymbolic(currencies: InputSet.currencies(beside: currency))
  }
}

extension InputSet {
  static func currencies(beside own: String) -> [String] {
    Array(["€", "£", "¥", "$"].filter { $0 != own }.prefix(3))
  }
}
