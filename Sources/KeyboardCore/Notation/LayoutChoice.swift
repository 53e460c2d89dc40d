/// A user's choice of layout for a locale: `LOCALE=LAYOUT`, such as `fr=fr(bepo)`.
package struct LayoutChoice: Hashable, Sendable, CustomStringConvertible {
  package let locale: LocaleIdentifier
  /// The layout's name in xkeyboard-config, with its variant in brackets.
  package let layout: String

  /// Reads a choice, whether the layout is installed or not.
  package init(_ text: String) throws(NotationError) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isName(parts[0]), Self.isLayout(parts[1]) else {
      throw NotationError(
        "layouts", text, "must have the form LOCALE=LAYOUT, such as fr=fr(bepo)")
    }
    locale = LocaleIdentifier(String(parts[0]))
    layout = String(parts[1])
  }

  package var description: String { "\(locale)=\(layout)" }

  private static func isLayout(_ text: Substring) -> Bool {
    let layout = text.prefix { $0 != "(" }
    let rest = text[layout.endIndex...]
    return isName(layout)
      && (rest.isEmpty || (rest.last == ")" && isName(rest.dropFirst().dropLast())))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
