import KeyboardCore

/// An SVG document that is being written.
final class SVGDocument {
  /// The fonts for texts if a theme names none; the first has the most scripts.
  private static let families = ["Noto Sans", "DejaVu Sans", "sans-serif"]
  /// Text smaller than this cannot be read; what is still too wide at this size is squeezed.
  private static let smallestSize = 5.5

  /// How a text is set.
  struct TextStyle {
    var font: KeyboardFont
    var color: KeyboardColor
    var anchor = Anchor.middle
    /// The greatest width it may have.
    var width: Double
  }

  /// Which point of a text is at its place.
  enum Anchor {
    case left, middle, right
  }

  /// What has been written.
  private(set) var text = ""
  private let language: String
  private let isRightToLeft: Bool

  /// Creates a document in a language.
  init(language: String, isRightToLeft: Bool) {
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// Begins the document.
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

  /// Ends the document.
  func close() { text += "</svg>\n" }

  /// Begins a group with an id.
  func openGroup(_ id: String) { text += "<g id=\"\(id.xmlEscaped)\">\n" }

  /// Ends a group.
  func closeGroup() { text += "</g>\n" }

  /// Draws a rectangle.
  func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double, fill: KeyboardColor,
    id: String? = nil, border: KeyboardButtonBorderStyle = .noBorder
  ) {
    // The line is inside, so the rectangle never exceeds its place.
    let inset = border.size / 2
    text += "<rect\(id.map { " id=\"\($0)\"" } ?? "")"
    text += " x=\"\(Self.number(x + inset))\" y=\"\(Self.number(y + inset))\""
    text += " width=\"\(Self.number(width - border.size))\""
    text += " height=\"\(Self.number(height - border.size))\""
    text += " rx=\"\(Self.number(max(0, radius - inset)))\""
    text += Self.paint("fill", fill) + Self.line(border) + "/>\n"
  }

  /// Draws a path.
  func path(
    _ path: String, fill: KeyboardColor = .clear, id: String? = nil,
    border: KeyboardButtonBorderStyle = .noBorder, transform: String? = nil
  ) {
    text += "<path\(id.map { " id=\"\($0)\"" } ?? "") d=\"\(path)\""
    text += transform.map { " transform=\"\($0)\"" } ?? ""
    text += Self.paint("fill", fill) + Self.line(border)
    text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
  }

  /// Draws a circle.
  func circle(x: Double, y: Double, radius: Double, fill: KeyboardColor) {
    text += "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\""
    text += " r=\"\(Self.number(radius))\"\(Self.paint("fill", fill))/>\n"
  }

  /// Writes a text with the middle of its capitals at `y`, no wider than its style allows.
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
    text += "<text\(id.map { " id=\"\($0)\"" } ?? "")"
    text += " x=\"\(Self.number(x))\" y=\"\(Self.number(y + size * 0.36))\""
    // Fonts for programmers put marks beside a dotted circle, not on it (Noto Sans Mono).
    let ownFamilies = content.unicodeScalars.contains("\u{25cc}") ? [] : style.font.families
    text += " font-family=\"\(Self.families(ownFamilies))\" font-size=\"\(Self.number(size))\""
    if style.font.weight != .regular { text += " font-weight=\"\(style.font.weight.number)\"" }
    text += " text-anchor=\"\(anchor)\"" + (isReversed ? " direction=\"rtl\"" : "")
    if fitting < size {
      text += " textLength=\"\(Self.number(style.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    text += Self.paint("fill", style.color) + ">\(content.xmlEscaped)</text>\n"
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
