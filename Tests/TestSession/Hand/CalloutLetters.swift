import Foundation

/// The letters that held keys offer, from a locale file.
struct CalloutLetters: Sendable {
  /// A letter's place: the key to hold and the number to pick.
  struct Place: Hashable, Sendable {
    /// The character of the key.
    var base: Character
    /// The number of the letter in the list, counted from 1.
    var number: Int
  }

  private var places: [Character: Place] = [:]

  /// Reads the file of a locale.
  ///
  /// - Throws: A `SessionError` if there are no callouts in it.
  init(locale: String) throws {
    let named = ProcessInfo.processInfo.environment["IBUS_CALLOUT_DATA"]
    let folder = named.map { URL(filePath: $0) } ?? Support.package.appending(path: "data")
    let file = folder.appending(path: "locales/\(locale).json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let callouts = (content as? [String: Any])?["callouts"] as? [String: String] else {
      throw SessionError("\(file.path) has no callouts")
    }
    for (base, list) in callouts where base.count == 1 {
      let letters = list.split(separator: " ").filter { $0 != "|" }.prefix(9)
      for (index, letter) in letters.enumerated() where letter.count == 1 {
        add(Character(String(letter)), base: Character(base), number: index + 1)
        // Without letters whose upper case has several characters (ß).
        let upper = letter.uppercased()
        guard upper.count == 1, base.uppercased() != base else { continue }
        add(Character(upper), base: Character(base.uppercased()), number: index + 1)
      }
    }
  }

  private mutating func add(_ letter: Character, base: Character, number: Int) {
    // If a letter is in several lists, one with an existing key is used.
    guard places[letter] == nil, Keystroke(base) != nil else { return }
    places[letter] = Place(base: base, number: number)
  }

  /// The place of a letter, or `nil`.
  subscript(letter: Character) -> Place? { places[letter] }
}
