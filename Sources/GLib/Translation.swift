import CGLib
import Glibc

/// Texts in the language of the session.
public enum Translation {
  /// The name of the translations' files, and of the schema's and the component's domain.
  public nonisolated static let domain = "ibus-callout"

  /// Translates texts from now on, with the files `LANGUAGE/LC_MESSAGES/ibus-callout.mo` in a folder.
  public static func start(folder: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// A text of another package, from the system's translations of its domain, or the text itself.
  public nonisolated static func text(_ text: String, of domain: String) -> String {
    bind_textdomain_codeset(domain, "UTF-8")
    return find(text, in: domain)
  }

  fileprivate nonisolated static func find(_ text: String, in domain: String) -> String {
    // gettext returns the header of the file for an empty text, and its argument, the same pointer,
    // for a text without a translation.
    guard !text.isEmpty else { return text }
    return text.withCString { original in
      dgettext(domain, original).map { String(cString: $0) } ?? text
    }
  }
}

/// A text of the program in the language of the session.
///
/// `packaging/recipes/translations` finds the text if it is one literal.
public nonisolated func translated(_ text: String) -> String {
  Translation.find(text, in: Translation.domain)
}

/// The singular or plural of a text, in the language of the session, with the count in place of `%d`.
public nonisolated func translated(_ one: String, _ many: String, count: Int) -> String {
  let text = one.withCString { one in
    many.withCString { many in
      dngettext(Translation.domain, one, many, UInt(max(0, count))).map { String(cString: $0) }
    }
  }
  return (text ?? many).filling("\(count)")
}

extension String {
  /// The text with words in place of `%s` and `%d`, in order, and of `%1` to `%9`, by number.
  public nonisolated func filling(_ words: String...) -> String { filling(words) }

  /// The text with words in place of `%s` and `%d`, in order, and of `%1` to `%9`, by number.
  public nonisolated func filling(_ words: [String]) -> String {
    // The standard library's search for a string adds more than 1 MB to the daemon.
    let isRightToLeft = isRightToLeft
    var (result, next) = ("", words[...])
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      let after = rest[index(after: sign)...]
      let number = after.first?.wholeNumberValue ?? 0
      var word: String?
      if after.first == "s" || after.first == "d" {
        word = next.popFirst() ?? ""
      } else if words.indices.contains(number - 1) {
        word = words[number - 1]
      }
      if isRightToLeft { word = word?.isolated }
      result += word.map { rest[..<sign] + $0 } ?? rest[...sign]
      rest = word == nil ? after : after.dropFirst()
    }
    return result + rest
  }

  /// Whether the text has a letter of a script that runs from right to left.
  ///
  /// In such a text, a path, a command or a name would change places with the signs around it.
  public nonisolated var isRightToLeft: Bool {
    unicodeScalars.contains {
      (0x590...0x8ff).contains($0.value) || (0xfb1d...0xfdff).contains($0.value)
        || (0xfe70...0xfefc).contains($0.value)
    }
  }

  /// The text apart from the direction of what is around it, between FSI and PDI.
  public nonisolated var isolated: String { isEmpty ? "" : "\u{2068}\(self)\u{2069}" }
}
