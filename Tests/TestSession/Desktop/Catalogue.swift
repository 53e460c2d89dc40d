import Foundation

/// The program's texts in the language of a session, from `data/po`.
///
/// Tests name widgets in English, whatever the session's language.
@MainActor
final class Catalogue {
  /// The catalogue of the session under test.
  static var current: Catalogue { of(SessionLocale.current.language) }

  /// The catalogue of a language, which is read once.
  static func of(_ language: String) -> Catalogue {
    if let known = read[language] { return known }
    let catalogue = Catalogue(language: language)
    read[language] = catalogue
    return catalogue
  }

  private static var read: [String: Catalogue] = [:]

  private var english: [String: String] = [:]
  private var likelihoods: [String: Int] = [:]
  /// Earlier results.
  private var answers: [String: String] = [:]
  private var translations: [String: String] = [:]
  /// Translations with placeholders, those with the most text of their own first.
  private var templates: [(pattern: NSRegularExpression, marks: [String], english: String)] = []

  private init(language: String) {
    let file = Support.package.appending(path: "data/po/\(language).po")
    let content = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for entry in content.components(separatedBy: "\n\n") { add(entry) }
    templates.sort { $0.pattern.pattern.count > $1.pattern.pattern.count }
  }

  /// The translation of a text, or the text itself.
  func translation(of text: String) -> String { translations[text] ?? text }

  /// The English for a widget's text, which may be several texts in a row.
  func english(of text: String) -> String {
    if translations.isEmpty { return text }
    // What is inserted into a text that runs from right to left stands between them.
    let text = text.withoutIsolates
    if let known = answers[text] { return known }
    let found = whole(text) ?? joined(text)
    answers[text] = found
    return found
  }

  private func whole(_ text: String) -> String? {
    if let known = english[text] { return known }
    let range = NSRange(text.startIndex..., in: text)
    for (pattern, marks, english) in templates {
      guard let match = pattern.firstMatch(in: text, range: range) else { continue }
      let words = (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text) }
        .map { self.english(of: String(text[$0])) }
      return zip(marks, words).reduce(english) { result, part in
        result.range(of: part.0).map { result.replacingCharacters(in: $0, with: part.1) } ?? result
      }
    }
    return nil
  }

  /// The text with those parts in English that are in the catalogue, the longest first.
  private func joined(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let ends = rest.indices.filter { rest[$0].isWhitespace || rest[$0] == "," } + [rest.endIndex]
      if let end = ends.last(where: { english[String(rest[..<$0])] != nil }) {
        result += english[String(rest[..<end])] ?? ""
        rest = rest[end...]
      } else if !result.isEmpty, let whole = whole(String(rest)) {
        return result + whole
      } else {
        // A word, or a separator.
        let end = max(ends[0], rest.index(after: rest.startIndex))
        result += rest[..<end]
        rest = rest[end...]
      }
    }
    return result
  }

  private func add(_ entry: String) {
    var text = Self.text(after: "msgid", in: entry)
    var translation = Self.text(after: "msgstr", in: entry)
    guard !text.isEmpty, !translation.isEmpty else { return }
    if text.hasPrefix("_") {
      // It marks the mnemonic of a menu item, and is not shown.
      text.removeFirst()
      translation.removeAll { $0 == "_" }
    }
    translations[text] = translation
    translation = translation.withoutIsolates
    // Two texts may have one translation: the title of a page is more likely, then one in the layouts.
    let likely = entry.contains("PageKind.swift") ? 2 : entry.contains("data/ui/") ? 1 : 0
    let known = likelihoods[translation] ?? -1
    if likely > known || likely == 1 && known == 1 {
      english[translation] = text
      likelihoods[translation] = likely
    }
    let marks = translation.matches(of: /%[s1-9]/).map { String($0.output) }
    let literal = translation.replacing(/%[s1-9]/, with: "").filter(\.isLetter)
    guard !marks.isEmpty, !literal.isEmpty else { return }
    let pattern = marks.reduce(NSRegularExpression.escapedPattern(for: translation)) {
      $0.replacingOccurrences(of: $1, with: "(.+)")
    }
    guard let expression = try? NSRegularExpression(pattern: "^\(pattern)$") else { return }
    templates.append((expression, marks, text))
  }

  /// The strings after a keyword of a PO file, joined.
  private static func text(after keyword: String, in entry: String) -> String {
    let lines = entry.split(separator: "\n").drop { !$0.hasPrefix(keyword + " ") }
    let strings =
      lines.prefix(1).map { $0.dropFirst(keyword.count + 1) }
      + lines.dropFirst().prefix { $0.hasPrefix("\"") }
    return strings.map { $0.dropFirst().dropLast() }.joined()
      .replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\"", with: "\"")
  }
}

extension String {
  /// The text without the signs that keep a part of it apart from the direction around it.
  fileprivate var withoutIsolates: String { filter { $0 != "\u{2068}" && $0 != "\u{2069}" } }
}
