import KeyboardCore
import KeyboardPicture

@testable import TypingModel

/// A picture that was drawn, and questions about it.
struct SVGReading {
  let picture: KeyboardPicture
  let svg: String

  init(_ picture: KeyboardPicture) {
    self.picture = picture
    svg = SVGRenderer(picture).svg
  }

  /// The elements whose ids are `id`, or begin with it where it ends in a hyphen.
  func elements(_ id: String) -> [Substring] {
    svg.split(separator: "\n").filter { line in
      line.contains("id=\"\(id)" + (id.hasSuffix("-") ? "" : "\""))
    }
  }

  /// The colours elements are filled with.
  func fills(of id: String) -> [String] { elements(id).map { Self.value("fill", $0) } }

  /// The value of an attribute, or "".
  static func value(_ attribute: String, _ element: Substring) -> String {
    let parts = element.split(separator: " \(attribute)=\"", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : ""
  }

  /// The texts on keys, key by key, as they are spelt in the document.
  var texts: [String] {
    elements("text-").map { element in
      String(element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }
}
