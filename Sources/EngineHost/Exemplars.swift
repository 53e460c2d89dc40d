public import KeyboardCore

/// The letters a language is written with, as CLDR has them, in lower case.
public struct Exemplars: Hashable {
  /// The letters the language needs.
  public var main: [String]
  /// The letters of names and loanwords.
  public var auxiliary: [String]

  /// Both.
  public var all: [String] { main + auxiliary }

  /// Creates the letters of a language.
  public init(main: [String], auxiliary: [String]) {
    self.main = main
    self.auxiliary = auxiliary
  }

  /// The exemplars that come with the program, `data/exemplars.json`, by locale.
  ///
  /// - Throws: `FileError` with a whole sentence where the file cannot be read.
  public static func shipped() throws(TextFile.FileError) -> [LocaleIdentifier: Self] {
    let path = DataDirectory.path + "/exemplars.json"
    do {
      let document = try JSONValue(parsing: TextFile.read(path))
      return (document["locales"]?.object ?? []).reduce(into: [:]) { exemplars, member in
        exemplars[LocaleIdentifier(member.key)] = Self(
          main: member.value["main"]?.string?.letters ?? [],
          auxiliary: member.value["auxiliary"]?.string?.letters ?? [])
      }
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
