/// An element of an XML file that holds nothing but text.
///
/// CLDR's files are regular: no CDATA, no entities of their own, no `>` in the document type.
nonisolated struct XMLElement {
  /// The element's name.
  var name: String
  /// The text between its tags.
  var text: String

  private var attributes: [String: String]

  /// The value of an attribute, or `nil`.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The elements of a file that hold nothing but text or nothing at all, in order.
  static func leaves(of file: String) -> [Self] {
    var leaves: [Self] = []
    var open: Self?
    var rest = file.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let before = rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let first = rest.first else { break }
      switch first {
      case UInt8(ascii: "!") where rest.starts(with: "!--".utf8): skipComment(&rest)
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(past: ">", &rest)
      case UInt8(ascii: "/"):
        if var leaf = open {
          leaf.text = decoded(before)
          leaves.append(leaf)
        }
        open = nil
        skip(past: ">", &rest)
      default:
        let (element, isEmpty) = tag(&rest)
        if isEmpty { leaves.append(element) }
        open = isEmpty ? nil : element
      }
    }
    return leaves
  }

  /// Reads a tag after its `<`.
  private static func tag(_ rest: inout Substring.UTF8View) -> (Self, isEmpty: Bool) {
    func isEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let name = rest.prefix { !isEnd($0) && !isSpace($0) }
    var element = Self(name: String(Substring(name)), text: "", attributes: [:])
    rest = rest.dropFirst(name.count).drop(while: isSpace)
    while let byte = rest.first, !isEnd(byte) {
      let key = rest.prefix { $0 != UInt8(ascii: "=") && !isSpace($0) && !isEnd($0) }
      rest = rest.dropFirst(key.count)
      skip(past: "\"", &rest)
      let value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest.dropFirst(value.count + 1).drop(while: isSpace)
      element.attributes[String(Substring(key))] = decoded(value)
    }
    let isEmpty = rest.first == UInt8(ascii: "/")
    skip(past: ">", &rest)
    return (element, isEmpty)
  }

  private static func skip(past end: Unicode.Scalar, _ rest: inout Substring.UTF8View) {
    rest = rest.drop { $0 != UInt8(ascii: end) }.dropFirst()
  }

  private static func skipComment(_ rest: inout Substring.UTF8View) {
    while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
    rest = rest.dropFirst(3)
  }

  private static func decoded(_ bytes: Substring.UTF8View) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(Substring(bytes)) }
    var text = ""
    for (index, part) in Substring(bytes).split(separator: "&", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: ";") else {
        text += part
        continue
      }
      text += character(String(part[..<end])) + part[part.index(after: end)...]
    }
    return text
  }

  /// The character an entity stands for, or "".
  private static func character(_ entity: String) -> String {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        entity.hasPrefix("#x")
        ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst())
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}
