/// A JSON document in memory.
///
/// Foundation's coders cost the daemon 4 MB of resident memory, silently keep the last of two equal
/// keys, lose the order of keys, and do not report the line of an error.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object with its value, in the order of the document.
  package struct Member: Hashable, Sendable {
    /// The key, unique in its object.
    package var key: String
    package var value: JSONValue
    /// The line of the key, counted from 1; 0 for members made in memory.
    package var line: Int

    package init(_ key: String, _ value: JSONValue, line: Int = 0) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a key of an object, or `nil`.
  package subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  package static func int(_ value: Int) -> Self { .number(Double(value)) }
  package static func strings(_ values: some Sequence<String>) -> Self {
    .array(values.map { .string($0) })
  }
}

extension JSONValue {
  /// Reads a JSON document.
  ///
  /// - Throws: `DataFileError` with the line and the reason.
  package init(parsing text: String) throws(DataFileError) { self = try JSONParser.parse(text) }
}
