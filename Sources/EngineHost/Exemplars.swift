public import KeyboardCore

/// The letters a language is written with, as CLDR has them, in lower case.
public struct Exemplars: Hashable {
  /// The letters the language needs.
  public var main: [String]
  /// The letters of names and loanwords.
  public var auxiliary: [String]

  /// Both.
  public var all: [String] { main + auxiliary }

  /// Reads a row of `data/exemplars.json`; `nil` for a region, which has the letters of its language.
  package init?(_ row: JSONValue) {
    guard let main = row["main"]?.string else { return nil }
    self.main = main.letters
    auxiliary = row["auxiliary"]?.string?.letters ?? []
  }

  /// The exemplars that come with the program, by locale.
  ///
  /// - Throws: `FileError` with a whole sentence where the file cannot be read.
  public static func shipped() throws(TextFile.FileError) -> [LocaleIdentifier: Self] {
    let document = try document()
    return ["locales", "others"].flatMap { document[$0]?.object ?? [] }.reduce(into: [:]) {
      $0[LocaleIdentifier($1.key)] = Self($1.value)
    }
  }

  /// What `data/exemplars.json` says.
  ///
  /// `locales` has the letters of those that have a file, `others` has what CLDR says of the rest.
  /// - Throws: `FileError` with a whole sentence where the file cannot be read.
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
  /// The parts between spaces; a mark after a space is one too, though it looks like part of it.
  fileprivate var letters: [String] {
    unicodeScalars.split(separator: " ").map { String($0) }
  }
}
