import CXKBCommon
import KeyboardCore

/// The user's file of Compose sequences.
package struct OwnSequences {
  /// Its path.
  package let path: String
  /// Its content.
  package let content: [UInt8]
  /// The contents of the user's files that it includes.
  package let included: [[UInt8]]
  /// Whether it includes others of the system's tables than that of the locale.
  package let includesSystemFiles: Bool

  /// Describes the file.
  package init(
    path: String, content: [UInt8], included: [[UInt8]] = [], includesSystemFiles: Bool = false
  ) {
    self.path = path
    self.content = content
    self.included = included
    self.includesSystemFiles = includesSystemFiles
  }

  /// A file with only the sequences of the locale.
  ///
  /// libxkbcommon's own function reads the user's file first, whatever it is: it waits for a pipe,
  /// and a broken file leaves none of the locale's sequences.
  static let ofLocale = Self(path: "", content: Array("include \"%L\"\n".utf8))

  /// The first keys of its sequences besides dead keys and Compose, or `nil` if only the table knows.
  ///
  /// A line is `<key> <key> : "text"`; modifiers may come before a key, as in `!Ctrl <key>`.
  var firstKeys: Set<Keysym>? {
    guard !includesSystemFiles else { return nil }
    var keys: Set<Keysym> = []
    for line in ([content] + included).lazy.flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) {
      guard let start = line.firstIndex(of: UInt8(ascii: "<")),
        !line[..<start].contains(UInt8(ascii: "#")), !line[..<start].contains(UInt8(ascii: ":")),
        let end = line[start...].firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      let name = String(decoding: line[(start + 1)..<end], as: UTF8.self)
      if let keysym = Keysym(name: name), !keysym.startsSequence { keys.insert(keysym) }
    }
    return keys
  }
}
