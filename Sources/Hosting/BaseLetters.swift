import GLib

/// The keys that letters belong to.
public enum BaseLetters {
  /// Letters that do not decompose, by the key on which a writer looks for them.
  private static let curated: [String: String] = [
    "a": "æ ɑ", "b": "ɓ ƀ", "c": "ɔ", "d": "đ ð ɖ ɗ", "e": "ə ɛ ǝ", "f": "ƒ", "g": "ɣ ǥ",
    "h": "ħ ɦ", "i": "ı ɨ ɩ ĳ", "k": "ƙ ĸ", "l": "ł ŀ ɫ", "n": "ŋ ɲ ŉ", "o": "ø œ ɵ",
    "s": "ß ʃ ſ", "t": "þ ŧ ƭ", "u": "ʉ ʊ", "v": "ʋ", "y": "ƴ", "z": "ʒ ƶ", "'": "ʻ ʼ ʹ ʾ ʿ ˈ",
    "а": "ә", "г": "ґ ғ ҕ", "д": "ђ џ", "е": "є", "ж": "җ", "з": "ҙ ѕ", "и": "і", "к": "қ ҡ ҝ",
    "л": "љ", "н": "ң ҥ њ", "о": "ө", "с": "ҫ", "т": "ћ", "у": "ү ұ", "х": "ҳ һ", "ч": "ҷ ҹ",
    "ь": "ъ", "ا": "ء ٱ", "و": "ۆ", "ی": "ي ى ێ", "ي": "ى ی", "ه": "ة ھ ە", "ك": "ک گ", "ک": "ك گ",
    "ب": "پ", "ج": "چ", "ز": "ژ", "ف": "ڤ", "ر": "ڕ", "ل": "ڵ",
  ]

  private static let keys: [String: String] = {
    let pairs = curated.sorted { $0.key < $1.key }.flatMap { key, letters in
      letters.split(separator: " ").map { (String($0), key) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The key of a lower-case letter: the letter without its accents, or the key in the table.
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
