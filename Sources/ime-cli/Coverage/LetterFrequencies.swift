import EngineHost
import KeyboardCore

/// How often letters stand in texts of languages.
struct LetterFrequencies {
  /// The number of times each letter was counted, by locale.
  let counts: [LocaleIdentifier: [String: Int]]

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
        "\(path): there should be \"locales\", an object of letters and counts for each locale.")
    }
    self.counts = counts
  }
}

/// How far from the front of their lists wanted letters are.
struct LetterOrder {
  /// Fewer letters in a corpus than these say nothing about the order.
  private static let fewest = 1000

  /// How many letters of the corpus are taken from lists.
  let wanted: Int
  /// The mean place of those letters, counted from 1, or `nil` where there are too few.
  let meanPosition: Double?

  /// Measures a keyboard by a corpus.
  ///
  /// Letters that are on keys are not wanted from lists.
  init(of counts: [String: Int], on keyboard: LocaleKeyboard) {
    var wanted = 0
    var sum = 0
    for (letter, count) in counts {
      guard case .list(let place) = keyboard.reach(of: letter) else { continue }
      wanted += count
      sum += count * place
    }
    self.wanted = wanted
    meanPosition = wanted < Self.fewest ? nil : Double(sum) / Double(wanted)
  }
}
