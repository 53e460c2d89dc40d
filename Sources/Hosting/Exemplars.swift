public import KeyboardCore

/// The letters of a language according to CLDR, in lower case.
public struct Exemplars: Hashable {
  /// The letters that the language needs.
  public var main: [String]
  /// The letters of names and loanwords.
  public var auxiliary: [String]

  /// The letters of both.
  public var all: [String] { main + auxiliary }

  /// Reads a row of `data/exemplars.json`; a region, which has the letters of its language, is `nil`.
  package init?(_ row: JSONValue) {
    guard let main = row["main"]?.string else { return nil }
    self.main = main.letters
    auxiliary = row["auxiliary"]?.string?.letters ?? []
  }

  /// The exemplars that come with the program, by locale.
  ///
  /// - Throws: `FileError` with a whole sentence.
  public static func shipped() throws(TextFile.FileError) -> [LocaleIdentifier: Self] {
    let document = try document()
    return ["locales", "others"].flatMap { document[$0]?.object ?? [] }.reduce(into: [:]) {
      $0[LocaleIdentifier($1.key)] = Self($1.value)
    }
  }

  /// `data/exemplars.json`: `locales` for those with a file, `others` for the others in CLDR.
  package static func document() throws(TextFile.FileError) -> JSONValue {
    let path = DataDirectory.path + "/exemplars.json"
    do {
      return try JSONValue(parsing: TextFile.read(path))
    } catch {
      throw TextFile.FileError(
        description: "\(path): \(error); reinstall ibus-callout or set IBUS_CALLOUT_DATA.")
    }
  }
}

extension String {
  /// The parts between spaces; a mark after a space is a part, too, not a part of the space.
  fileprivate var letters: [String] {
    unicodeScalars.split(separator: " ").map { String($0) }
  }
}
