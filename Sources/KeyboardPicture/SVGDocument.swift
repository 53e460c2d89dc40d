import KeyboardCore

/// An SVG document that is being written.
final class SVGDocument {
  /// The default fonts; the first has the most scripts.
  private static let families = ["Noto Sans", "DejaVu Sans", "sans-serif"]
  /// Text smaller than this cannot be read; text that is still too wide at this size is squeezed.
  private static let smallestSize = 5.5

  struct TextStyle {
    var font: KeyboardFont
    var color: KeyboardColor
    var anchor = Anchor.middle
    /// The greatest width it may have.
    var width: Double
  }

  enum Anchor { case left, middle, right }

  private(set) var text = ""
  private let language: String
  private let isRightToLeft: Bool

  init(language: String, isRightToLeft: Bool) {
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  func open(width: Double, height: Double, top: Double, title: String) {
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    let box = "0 \(Self.number(top)) \(Self.number(width)) \(Self.number(height))"
    text += """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language.xmlEscaped)" \(size) \
      viewBox="\(box)" role="img">
      <title>\(title.xmlEscaped)</title>

      """
  }

  func close() { text += "</svg>\n" }
  func openGroup(_ id: String) { text += "<g id=\"\(id.xmlEscaped)\">\n" }
  func closeGroup() { text += "</g>\n" }

  func rectangle(
    _ frame: KeyFrame, radius: Double, fill: KeyboardColor, id: String? = nil,
    border: KeyboardButtonBorderStyle = .noBorder
  ) {
    // The border is inside.
    let inset = border.size / 2
    text += "<rect" + Self.attribute("id", id)
    text += Self.attributes([
      ("x", frame.x + inset), ("y", frame.y + inset), ("width", frame.width - border.size),
      ("height", frame.height - border.size), ("rx", max(0, radius - inset)),
    ])
    text += Self.paint("fill", fill) + Self.line(border) + "/>\n"
  }

  private static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }

  private static func attributes(_ numbers: [(name: String, value: Double)]) -> String {
    numbers.map { " \($0.name)=\"\(number($0.value))\"" }.joined()
  }

  func path(
    _ path: String, fill: KeyboardColor = .clear, id: String? = nil,
    border: KeyboardButtonBorderStyle = .noBorder, transform: String? = nil
  ) {
    text += "<path" + Self.attribute("id", id) + Self.attribute("d", path)
    text += Self.attribute("transform", transform)
    text += Self.paint("fill", fill) + Self.line(border)
    text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
  }

  func circle(x: Double, y: Double, radius: Double, fill: KeyboardColor) {
    text += "<circle" + Self.attributes([("cx", x), ("cy", y), ("r", radius)])
    text += Self.paint("fill", fill) + "/>\n"
  }

  /// Writes a text no wider than its style allows, with the middle of its capitals at `y`.
  func write(_ content: String, x: Double, y: Double, style: TextStyle, id: String? = nil) {
    guard !content.isEmpty else { return }
    let ems = TextWidth.ems(content, weight: style.font.weight)
    let fitting = style.width / max(ems, 0.1)
    let size = min(style.font.size, max(fitting, Self.smallestSize))
    let isReversed = isRightToLeft && content.isRightToLeft
    // In text from right to left the start of a text is its right edge.
    let anchor =
      switch style.anchor {
      case .middle: "middle"
      case .left: isReversed ? "end" : "start"
      case .right: isReversed ? "start" : "end"
      }
    text += "<text" + Self.attribute("id", id)
    text += Self.attributes([("x", x), ("y", y + size * 0.36)])
    // Noto Sans Mono and other monospaced fonts draw marks beside a dotted circle instead of on it.
    let ownFamilies = content.unicodeScalars.contains("\u{25cc}") ? [] : style.font.families
    text += " font-family=\"\(Self.families(ownFamilies))\" font-size=\"\(Self.number(size))\""
    if style.font.weight != .regular { text += " font-weight=\"\(style.font.weight.number)\"" }
    text += " text-anchor=\"\(anchor)\"" + (isReversed ? " direction=\"rtl\"" : "")
    if fitting < size {
      text += " textLength=\"\(Self.number(style.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    text += Self.paint("fill", style.color) + ">\(content.xmlEscaped)</text>\n"
  }

  /// The path around corners, clockwise; each but those of the radius 0 joins a horizontal and a
  /// vertical line.
  static func outline(_ corners: [(x: Double, y: Double, radius: Double)]) -> String {
    var path = ""
    for index in 0...corners.count {
      let (x, y, radius) = corners[index % corners.count]
      let last = corners[(index + corners.count - 1) % corners.count]
      let next = corners[(index + 1) % corners.count]
      /// The point of a line to a neighbour at which the corner's arc begins or ends.
      func point(towards other: (x: Double, y: Double, radius: Double)) -> (Double, Double) {
        guard radius > 0 else { return (x, y) }
        return other.y == y
          ? (x + (other.x < x ? -radius : radius), y) : (x, y + (other.y < y ? -radius : radius))
      }
      let (start, end) = (point(towards: last), point(towards: next))
      if index == 0 {
        path += "M\(number(end.0)) \(number(end.1))"
        continue
      }
      path += "L\(number(start.0)) \(number(start.1))"
      guard radius > 0 else { continue }
      let isRightTurn = (x - last.x) * (next.y - y) - (y - last.y) * (next.x - x) > 0
      path += "A\(number(radius)) \(number(radius)) 0 0 \(isRightTurn ? 1 : 0)"
      path += " \(number(end.0)) \(number(end.1))"
    }
    return path + "Z"
  }

  /// A number with at most two digits after the point.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  private static func families(_ wanted: [String]) -> String {
    let names = wanted + families.filter { !wanted.contains($0) }
    return names.map { $0.contains(" ") ? "'\($0.xmlEscaped)'" : $0.xmlEscaped }
      .joined(separator: ", ")
  }

  private static func paint(_ attribute: String, _ color: KeyboardColor) -> String {
    guard color.alpha > 0 else { return " \(attribute)=\"none\"" }
    var opaque = color
    opaque.alpha = 255
    return " \(attribute)=\"\(opaque.hex)\""
      + (color.alpha == 255
        ? "" : " \(attribute)-opacity=\"\(number(Double(color.alpha) / 255))\"")
  }

  private static func line(_ border: KeyboardButtonBorderStyle) -> String {
    guard border.size > 0, border.color.alpha > 0 else { return "" }
    return paint("stroke", border.color) + " stroke-width=\"\(number(border.size))\""
  }
}

extension String {
  /// Whether the text has letters that are written from right to left.
  var isRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      (0x590...0x8ff).contains(scalar.value) || (0xfb1d...0xfdff).contains(scalar.value)
        || (0xfe70...0xfeff).contains(scalar.value)
    }
  }
}
