import CGLib
import Glibc

/// What people read, in the language of the session.
public enum Translation {
  /// The name of the translations' files, and of the schema's and the component's.
  public nonisolated static let domain = "ibus-callout"

  /// Has texts translated from here on; without this call they stay as the sources have them.
  ///
  /// - Parameter folder: Where `LANGUAGE/LC_MESSAGES/ibus-callout.mo` are.
  public static func start(folder: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// A text of another package's in the language of the session, or the text itself.
  ///
  /// - Parameters:
  ///   - text: The text as that package's sources have it.
  ///   - domain: The name of that package's translations, which are where the system has them.
  /// - Returns: The text to show.
  public nonisolated static func text(_ text: String, of domain: String) -> String {
    bind_textdomain_codeset(domain, "UTF-8")
    return find(text, in: domain)
  }

  fileprivate nonisolated static func find(_ text: String, in domain: String) -> String {
    // With an empty text gettext gives the head of the file; without a translation it gives the
    // text that it was handed itself.
    guard !text.isEmpty else { return text }
    return text.withCString { original in
      dgettext(domain, original).map { String(cString: $0) } ?? text
    }
  }
}

/// A text of the program's in the language of the session.
///
/// `packaging/translations` finds the text where it stands in the call as one literal.
public nonisolated func translated(_ text: String) -> String {
  Translation.find(text, in: Translation.domain)
}

/// A text of the program's that has a number in it, in the language of the session.
///
/// - Parameters:
///   - one: The text for one.
///   - many: The text for several; in both `%d` stands for the number.
///   - count: The number.
/// - Returns: The text that suits the number, with the number in it.
public nonisolated func translated(_ one: String, _ many: String, count: Int) -> String {
  let text = one.withCString { one in
    many.withCString { many in
      dngettext(Translation.domain, one, many, UInt(max(0, count))).map { String(cString: $0) }
    }
  }
  return (text ?? many).filling("\(count)")
}

extension String {
  /// The text with words in place of each `%s` and `%d`, in their order, and of `%1` to `%9`, by
  /// their numbers.
  public nonisolated func filling(_ words: String...) -> String {
    // The standard library's search for a string adds more than 1 MB to the daemon.
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
      result += word.map { rest[..<sign] + $0 } ?? rest[...sign]
      rest = word == nil ? after : after.dropFirst()
    }
    return result + rest
  }
}
