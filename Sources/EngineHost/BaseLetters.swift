import GLib

/// Which key a letter belongs to.
public enum BaseLetters {
  /// Letters that do not decompose, by the key a writer looks for them on.
  private static let curated: [String: String] = [
    "a": "æ ɑ", "b": "ɓ ƀ", "c": "ɔ", "d": "đ ð ɖ ɗ", "e": "ə ɛ ǝ", "f": "ƒ", "g": "ɣ ǥ",
    "h": "ħ ɦ",
    "i": "ı ɨ ɩ ĳ", "k": "ƙ ĸ", "l": "ł ŀ ɫ", "n": "ŋ ɲ ŉ", "o": "ø œ ɵ", "s": "ß ʃ ſ",
    "t": "þ ŧ ƭ",
    "u": "ʉ ʊ", "v": "ʋ", "y": "ƴ", "z": "ʒ ƶ", "'": "ʻ ʼ ʹ ʾ ʿ ˈ",
    "а": "ә", "г": "ґ ғ ҕ", "д": "ђ џ", "е": "є", "ж": "җ", "з": "ҙ ѕ", "и": "і", "к": "қ ҡ ҝ",
    "л": "љ", "н": "ң ҥ њ", "о": "ө", "с": "ҫ", "т": "ћ", "у": "ү ұ", "х": "ҳ һ", "ч": "ҷ ҹ",
    "ь": "ъ",
    "ا": "ء ٱ", "و": "ۆ", "ی": "ي ى ێ", "ي": "ى ی", "ه": "ة ھ ە", "ك": "ک گ", "ک": "ك گ", "ب": "پ",
    "ج": "چ", "ز": "ژ", "ف": "ڤ", "ر": "ڕ", "ل": "ڵ",
  ]

  private static let keys: [String: String] = {
    var keys: [String: String] = [:]
    for (key, letters) in curated.sorted(by: { $0.key < $1.key }) {
      for letter in letters.split(separator: " ") {
        keys[String(letter)] = keys[String(letter)] ?? key
      }
    }
    return keys
  }()

  /// The key of a lower-case letter: the one without its accents, then what the table says of that;
  /// the letter itself where neither knows more.
  public static func key(of letter: String) -> String {
    let base = letter.searchKey.unicodeScalars.first.map { String(Character($0)) } ?? letter
    return keys[letter] ?? keys[base] ?? base
  }
}

extension String {
  /// The text without case and accents, for searches.
  public var searchKey: String {
    String(
      String.UnicodeScalarView(
        lowercased().decomposed.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        }))
  }
}
