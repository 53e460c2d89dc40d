extension InputSet {
  /// The 26 letters of a keyboard for English.
  public static let qwerty = InputSet(rows: [
    Row(chars: "qwertyuiop"), Row(chars: "asdfghjkl"), Row(chars: "zxcvbnm"),
  ])

  /// Digits and the most common signs; the currency sign may be several characters.
  public static func standardNumeric(currency: String) -> InputSet {
    InputSet(rows: [
      Row(chars: "1234567890"), Row(chars: "-/:;()".chars + [currency] + "&@\"".chars),
      Row(chars: ".,?!'"),
    ])
  }

  /// The less common signs; each currency sign may be several characters.
  public static func standardSymbolic(currencies: [String]) -> InputSet {
    InputSet(rows: [
      Row(chars: "[]{}#%^*+="), Row(chars: "_\\|~<>".chars + currencies + ["•"]),
      Row(chars: ".,?!'"),
    ])
  }
}
