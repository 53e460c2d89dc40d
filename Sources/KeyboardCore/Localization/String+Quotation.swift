extension String {
  /// Whether the last of a locale's quotation marks opens a quotation.
  public func hasUnclosedQuotation(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> Bool {
    library.quotationMarks(of: locale).isOpen(in: self)
  }

  /// Whether the last of a locale's alternate quotation marks opens a quotation.
  public func hasUnclosedAlternateQuotation(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> Bool {
    library.quotationMarks(of: locale).isAlternateOpen(in: self)
  }

  /// What is to be appended instead of ' or ", or `nil` to keep it.
  ///
  /// KeyboardKit replaces the closing marks of books, too, which its keyboards have instead of ASCII's;
  /// who has them on a physical keyboard means them.
  public func preferredQuotationReplacement(
    whenAppending text: String, for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> String? {
    let mark = library.quotationMarks(of: locale).replacement(for: text, after: self)
    return mark == text ? nil : mark
  }

  /// The text in a locale's quotation marks.
  public func quoted(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> String {
    let marks = library.quotationMarks(of: locale)
    return marks.begin + self + marks.end
  }

  /// The text in a locale's alternate quotation marks, which are for quotations in quotations.
  public func alternateQuoted(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> String {
    let marks = library.quotationMarks(of: locale)
    return marks.alternateBegin + self + marks.alternateEnd
  }
}

extension SurroundingText {
  /// Whether the last of a locale's quotation marks before the cursor opens a quotation.
  public func hasUnclosedQuotationBeforeInput(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> Bool {
    textBeforeCursor?.hasUnclosedQuotation(for: locale, in: library) ?? false
  }

  /// Whether the last of a locale's alternate quotation marks before the cursor opens a quotation.
  public func hasUnclosedAlternateQuotationBeforeInput(
    for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> Bool {
    textBeforeCursor?.hasUnclosedAlternateQuotation(for: locale, in: library) ?? false
  }

  /// What is to be inserted at the cursor instead of ' or ", or `nil` to keep it.
  public func preferredQuotationReplacement(
    whenInserting text: String, for locale: LocaleIdentifier, in library: LocaleLibrary = .current
  ) -> String? {
    textBeforeCursor?.preferredQuotationReplacement(whenAppending: text, for: locale, in: library)
  }
}
