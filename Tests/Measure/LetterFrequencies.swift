import Commands
import Hosting
import KeyboardCore

/// The frequencies of letters in texts.
struct LetterFrequencies {
  /// The count of each letter, by locale.
  private let counts: [LocaleIdentifier: [String: Int]]

  /// Reads a file that has an object of letters and counts for each locale.
  ///
  /// - Throws: `CommandError` for a file that cannot be read or has another form.
  init(path: String) throws {
    var counts: [LocaleIdentifier: [String: Int]] = [:]
    do {
      let document = try JSONValue(parsing: TextFile.read(path))
      for locale in document["locales"]?.object ?? [] {
        for letter in locale.value.object ?? [] {
          guard case .number(let count) = letter.value else { continue }
          counts[LocaleIdentifier(locale.key), default: [:]][letter.key] = Int(count)
        }
      }
    } catch {
      throw CommandError("\(path): \(error).")
    }
    guard !counts.isEmpty else {
      throw CommandError(
        "\(path): it must have \"locales\", an object of letters and counts for each locale.")
    }
    self.counts = counts
  }

  /// The count of each letter in a locale's text, or else in that of its language.
  ///
  /// A region writes the letters of its language. There are none if there is no text, or only one in
  /// another script.
  func counts(of locale: LocaleIdentifier, in library: LocaleLibrary) -> [String: Int] {
    let script = library.script(of: locale)
    return sequence(first: locale, next: \.parent).lazy
      .filter { library.script(of: $0) == script }.compactMap { counts[$0] }.first ?? [:]
  }
}
