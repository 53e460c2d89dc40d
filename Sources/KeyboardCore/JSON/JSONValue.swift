/// A JSON document in memory.
///
/// Foundation's coders are not used: they cost the daemon 4 MB of resident memory, silently keep
/// the last of two equal keys, lose the order of keys, and do not say on which line a locale file
/// is broken.
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
    /// The value.
    package var value: JSONValue
    /// The line the key stands on, counted from 1; 0 for members made in memory.
    package var line: Int

    /// Creates a member.
    package init(_ key: String, _ value: JSONValue, line: Int = 0) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// The members of an object, or `nil`.
  package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
  /// The elements of an array, or `nil`.
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The text of a string, or `nil`.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a key of an object, or `nil`.
  package subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a value from a literal.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates a value from a literal.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a value from a literal.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a value from a literal.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates a value from a literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// A whole number.
  package static func int(_ value: Int) -> Self { .number(Double(value)) }
  /// An array of strings.
  package static func strings(_ values: some Sequence<String>) -> Self {
    .array(values.map { .string($0) })
  }
}

extension JSONValue {
  /// Reads a JSON document.
  ///
  /// - Throws: `DataFileError` with the line and the reason; two equal keys in one object are an error,
  ///   too.
  package init(parsing text: String) throws(DataFileError) { self = try JSONParser.parse(text) }
}
