/// A file of data: a JSON object that says which version of its form it has.
struct DataFile {
  /// The keys of the object, in the order of the file.
  let members: [DataFileMember]
  private let document: JSONValue

  /// Reads a file that holds one object.
  init(parsing text: String) throws(DataFileError) {
    document = try JSONValue(parsing: text)
    guard let object = document.object else {
      throw DataFileError(line: 1, reason: "the file should hold one object")
    }
    members = object.map { DataFileMember($0) }
  }

  /// Reads a file of this version of its form.
  init(parsing text: String, format: Int) throws(DataFileError) {
    try self.init(parsing: text)
    guard document["format"] == .int(format) else {
      throw error("format", "must be \(format)")
    }
  }

  /// The value of a key, or `nil`.
  subscript(key: String) -> JSONValue? { document[key] }

  /// The text of a key that has to be there and not empty; otherwise `reason` says what is wrong.
  func string(_ key: String, otherwise reason: String) throws(DataFileError) -> String {
    guard let string = self[key]?.string, !string.isEmpty else { throw error(key, reason) }
    return string
  }

  /// What is wrong with a key: on its line, or on the first if it is missing.
  func error(_ key: String, _ reason: String) -> DataFileError {
    let line = document.object?.first { $0.key == key }?.line ?? 1
    return DataFileError(line: line, key: key, reason: reason)
  }
}
