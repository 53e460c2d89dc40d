extension InputSet {
  /// The 26 letters of a keyboard for English.
  public static let qwerty = InputSet(rows: [
    Row(chars: "qwertyuiop"), Row(chars: "asdfghjkl"), Row(chars: "zxcvbnm"),
  ])

  /// Digits and the most common signs.
  ///
  /// - Parameter currency: The currency sign, which may be several characters.
  /// - Returns: The set.
  public static func numeric(currency: String) -> InputSet {
    InputSet(rows: [
      Row(chars: "1234567890"), Row(chars: "-/:;()".chars + [currency] + "&@\"".chars),
      Row(chars: ".,?!'"),
    ])
  }

  /// The signs that are needed less often.
  ///
  /// - Parameter currencies: Currency signs, each of which may be several characters.
  /// - Returns: The set.
  public static func symbolic(currencies: [String]) -> InputSet {
    InputSet(rows: [
      Row(chars: "[]{}#%^*+="), Row(chars: "_\\|~<>".chars + currencies + ["•"]),
      Row(chars: ".,?!'"),
    ])
  }
}
