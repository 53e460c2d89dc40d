/// A data file: a JSON object that names the version of its format.
struct DataFile {
  /// The keys of the object, in the order of the file.
  let members: [DataFileMember]
  private let document: JSONValue

  /// Reads a file that holds one object, and, if a format is given, of this format.
  init(parsing text: String, format: Int? = nil) throws(DataFileError) {
    document = try JSONValue(parsing: text)
    guard let object = document.object else {
      throw DataFileError(line: 1, reason: "the file must contain one object")
    }
    members = object.map { DataFileMember($0) }
    if let format, document["format"] != .int(format) { throw error("format", "must be \(format)") }
  }

  subscript(key: String) -> JSONValue? { document[key] }

  /// A string that must be present and not empty; otherwise `reason` is thrown.
  func string(_ key: String, otherwise reason: String) throws(DataFileError) -> String {
    guard let string = self[key]?.string, !string.isEmpty else { throw error(key, reason) }
    return string
  }

  /// An error about a key: on its line, or on the first line if the key is missing.
  func error(_ key: String, _ reason: String) -> DataFileError {
    let line = document.object?.first { $0.key == key }?.line ?? 1
    return DataFileError(line: line, key: key, reason: reason)
  }
}

/// What is wrong with a JSON file, such as a locale or a theme, and where.
public struct DataFileError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The key, such as `callouts.e`, or `nil` for the file as a whole.
  public let key: String?
  /// What is wrong.
  public let reason: String

  package init(line: Int, key: String? = nil, reason: String) {
    self.line = line
    self.key = key
    self.reason = reason
  }

  /// The line, the key and the reason in one sentence.
  public var description: String {
    ("line \(line): " + (key.map { "\"\($0)\": " } ?? "") + reason).oneLine
  }
}
