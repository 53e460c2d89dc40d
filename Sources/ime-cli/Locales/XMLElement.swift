import GLib

/// An element of an XML file that holds nothing but text.
nonisolated struct XMLElement {
  /// The element's name.
  let name: String
  /// The text between its tags.
  private(set) var text = ""

  private let attributes: [String: String]

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The value of an attribute, or `nil`.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The elements of a file that hold nothing but text or nothing at all, in order.
  ///
  /// - Throws: `GLibError` where the file is not well-formed.
  static func leaves(of file: String) throws(GLibError) -> [Self] {
    var leaves: [Self] = []
    var open: Self?
    try Markup.parse(file) { event in
      switch event {
      case .start(let name, let attributes): open = Self(name: name, attributes: attributes)
      case .text(let part): open?.text += part
      case .end:
        // An element with others in it has been forgotten when those ended.
        if let leaf = open { leaves.append(leaf) }
        open = nil
      }
    }
    return leaves
  }
}
