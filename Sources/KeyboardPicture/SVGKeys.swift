import KeyboardCore

/// Draws the keys of a picture.
///
/// As on real keys, what is typed alone stands below, what is typed with Shift above it, and what
/// AltGr gives at the right. On layouts with little on AltGr, texts stand in the middle. Three dots
/// at the bottom say that holding the key opens a list.
struct SVGKeys {
  /// The width of an ordinary key with the gap beside it, in points.
  static let unit = SVGRenderer.unit
  /// How far texts keep from the edges of their keys.
  static let padding = 6.0

  let picture: KeyboardPicture
  /// Whether enough keys type something with AltGr for all texts to stand at the edges of their
  /// keys.
  let isThirdLevelUsual: Bool

  /// Prepares to draw the keys of a picture.
  init(picture: KeyboardPicture) {
    self.picture = picture
    let typing = picture.keys.filter { key in key.texts.contains { $0.place != .label } }
    isThirdLevelUsual =
      typing.count { key in key.texts.contains { $0.place.isThirdLevel } } * 3 > typing.count
  }

  /// The rectangle of a key without the gap, in points.
  static func rectangle(
    _ frame: KeyFrame
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    (
      SVGRenderer.margin + frame.x * unit, SVGRenderer.margin + frame.y * unit,
      frame.width * unit - SVGRenderer.gap, frame.height * unit - SVGRenderer.gap
    )
  }

  /// The width of a keyboard with its margins, in points.
  static func width(of picture: KeyboardPicture) -> Double {
    picture.width * unit - SVGRenderer.gap + 2 * SVGRenderer.margin
  }

  /// The height of a keyboard with its margins, in points.
  static func height(of picture: KeyboardPicture) -> Double {
    picture.height * unit - SVGRenderer.gap + 2 * SVGRenderer.margin
  }

  /// Draws a key.
  func draw(_ key: KeyboardPicture.Key, index: Int, in document: SVGDocument) {
    guard !key.action.isSpacer else { return }
    document.openGroup("key-\(index)")
    drawCap(key, index: index, in: document)
    let isTyping = key.texts.contains { $0.place != .label }
    if isTyping {
      for (number, text) in key.texts.enumerated() {
        drawText(text, of: key, id: "text-\(index)-\(number)", in: document)
      }
    } else {
      drawLabel(key, index: index, in: document)
    }
    if key.hasCallouts { drawMark(key, in: document) }
    document.closeGroup()
  }

  private func drawCap(_ key: KeyboardPicture.Key, index: Int, in document: SVGDocument) {
    let (x, y, width, height) = Self.rectangle(key.frame)
    let style = key.style
    let radius = min(style.cornerRadius, width / 2, height / 2)
    let shadow = style.shadow
    for (offset, fill, border) in [
      (shadow.size, shadow.color, KeyboardButtonBorderStyle.noBorder),
      (0, style.backgroundColor, style.border),
    ] where offset > 0 || fill == style.backgroundColor {
      let id = offset > 0 ? nil : "cap-\(index)"
      if key.notch > 0 {
        document.path(
          notched(key, radius: radius, offset: offset, inset: border.size / 2), fill: fill, id: id,
          border: border)
      } else {
        document.rectangle(
          x: x, y: y + offset, width: width, height: height, radius: radius, fill: fill, id: id,
          border: border)
      }
    }
  }

  /// The outline of a tall Return, whose lower part is narrower.
  private func notched(
    _ key: KeyboardPicture.Key, radius: Double, offset: Double, inset: Double
  ) -> String {
    let (x, y, width, height) = Self.rectangle(key.frame)
    let number = SVGDocument.number
    let left = x + inset
    let right = x + width - inset
    let top = y + offset + inset
    let bottom = y + height + offset - inset
    let step = y + offset + Self.unit - SVGRenderer.gap - inset
    let inner = x + key.notch * Self.unit + inset
    let corner = max(0, radius - inset)
    let small = min(corner, key.notch * Self.unit / 2)
    func arc(_ radius: Double, _ x: Double, _ y: Double, _ sweep: Int) -> String {
      "A\(number(radius)) \(number(radius)) 0 0 \(sweep) \(number(x)) \(number(y))"
    }
    return "M\(number(left + corner)) \(number(top))H\(number(right - corner))"
      + arc(corner, right, top + corner, 1) + "V\(number(bottom - corner))"
      + arc(corner, right - corner, bottom, 1) + "H\(number(inner + corner))"
      + arc(corner, inner, bottom - corner, 1) + "V\(number(step + small))"
      + arc(small, inner - small, step, 0) + "H\(number(left + small))"
      + arc(small, left, step - small, 1) + "V\(number(top + corner))"
      + arc(corner, left + corner, top, 1) + "Z"
  }

  private func drawMark(_ key: KeyboardPicture.Key, in document: SVGDocument) {
    let (x, y, width, height) = Self.rectangle(key.frame)
    for offset in [-4.0, 0, 4] {
      document.circle(
        x: x + width / 2 + offset, y: y + height - 4, radius: 1.1, fill: key.style.accentColor)
    }
  }
}
