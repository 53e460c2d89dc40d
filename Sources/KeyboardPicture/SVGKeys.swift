import KeyboardCore

/// Draws the keys of a picture.
///
/// As on real keys, the symbol that is typed alone is below, the one with Shift above it, and those
/// with AltGr are at the right. On layouts with few AltGr symbols, texts are in the middle. Three
/// dots at the bottom mean that holding the key opens a list.
struct SVGKeys {
  /// The width of an ordinary key with the gap beside it, in points.
  static let unit = 56.0
  private static let gap = 5.0
  private static let margin = 9.0
  /// The space between texts and the edges of their keys.
  private static let padding = 6.0

  private let picture: KeyboardPicture
  /// Whether so many keys type something with AltGr that all texts are at the edges of their keys.
  private let isThirdLevelUsual: Bool

  init(picture: KeyboardPicture) {
    self.picture = picture
    let typing = picture.keys.filter { key in key.texts.contains { $0.place != .label } }
    isThirdLevelUsual = typing.count(where: \.hasThirdLevel) * 3 > typing.count
  }

  /// The rectangle of a key without the gap, in points.
  static func rectangle(_ frame: KeyFrame) -> KeyFrame {
    KeyFrame(
      x: margin + frame.x * unit, y: margin + frame.y * unit,
      width: frame.width * unit - gap, height: frame.height * unit - gap)
  }

  /// The rectangle of the lower half, which is narrower on a tall Return.
  static func lowerRectangle(of key: KeyboardPicture.Key) -> KeyFrame {
    var frame = rectangle(key.frame)
    frame.x += key.notch * unit
    frame.width -= key.notch * unit
    return frame
  }

  /// The size of a keyboard with its margins, in points.
  static func size(of picture: KeyboardPicture) -> (width: Double, height: Double) {
    let rest = 2 * margin - gap
    return (picture.width * unit + rest, picture.height * unit + rest)
  }

  func draw(_ key: KeyboardPicture.Key, index: Int, in document: SVGDocument) {
    guard !key.action.isSpacer else { return }
    document.openGroup("key-\(index)")
    drawCap(key, index: index, in: document)
    if key.texts.contains(where: { $0.place != .label }) {
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
    let style = key.style
    let shadow = style.shadow
    for (offset, fill, border) in [
      (shadow.size, shadow.color, KeyboardButtonBorderStyle.noBorder),
      (0, style.backgroundColor, style.border),
    ] where offset > 0 || fill == style.backgroundColor {
      let id = offset > 0 ? nil : "cap-\(index)"
      var frame = Self.rectangle(key.frame)
      frame.y += offset
      let radius = min(style.cornerRadius, frame.width / 2, frame.height / 2)
      if key.notch > 0 {
        document.path(
          notched(frame, key.notch * Self.unit, radius: radius, inset: border.size / 2), fill: fill,
          id: id, border: border)
      } else {
        document.rectangle(frame, radius: radius, fill: fill, id: id, border: border)
      }
    }
  }

  /// The outline of a tall Return, whose lower part is narrower.
  private func notched(
    _ frame: KeyFrame, _ notch: Double, radius: Double, inset: Double
  ) -> String {
    let (left, right) = (frame.x + inset, frame.maxX - inset)
    let (top, bottom) = (frame.y + inset, frame.maxY - inset)
    let step = frame.y + Self.unit - Self.gap - inset
    let inner = left + notch
    let corner = max(0, radius - inset)
    let small = min(corner, notch / 2)
    return SVGDocument.outline([
      (left, top, corner), (right, top, corner), (right, bottom, corner), (inner, bottom, corner),
      (inner, step, small), (left, step, small),
    ])
  }

  private func drawMark(_ key: KeyboardPicture.Key, in document: SVGDocument) {
    let frame = Self.rectangle(key.frame)
    for offset in [-4.0, 0, 4] {
      document.circle(
        x: frame.middleX + offset, y: frame.maxY - 4, radius: 1.1, fill: key.style.accentColor)
    }
  }

  private func drawText(
    _ text: KeyboardPicture.Text, of key: KeyboardPicture.Key, id: String,
    in document: SVGDocument
  ) {
    let frame = Self.rectangle(key.frame)
    let style = key.style
    let room = frame.width - 2 * Self.padding
    let isAtEdge = isThirdLevelUsual || key.hasThirdLevel
    var setting = SVGDocument.TextStyle(font: style.font, color: style.foregroundColor, width: room)
    var middle = frame.height / 2
    switch text.place {
    case .letter:
      setting.font.size *= isAtEdge ? 0.83 : 0.95
      middle = isAtEdge ? 17 : frame.height / 2 - (key.hasCallouts ? 2 : 0)
    case .shift: (setting.font.size, middle) = (setting.font.size * 0.69, 14)
    case .base: (setting.font.size, middle) = (setting.font.size * 0.69, 33)
    case .shiftThird, .third:
      setting.font.size *= 0.62
      middle = text.place == .third ? 33 : 14
      setting.color = style.secondaryColor
    case .label: break
    }
    if text.isDead {
      setting.color = style.accentColor
      // The mark matters, and it is small.
      setting.font.size *= 1.12
    }
    var left = frame.middleX
    if isAtEdge {
      let isAtRight = text.place.isThirdLevel
      setting.anchor = isAtRight ? .right : .left
      left = isAtRight ? frame.maxX - Self.padding : frame.x + Self.padding
      setting.width = self.room(for: text, of: key, in: room)
    }
    document.write(text.text, x: left, y: frame.y + middle, style: setting, id: id)
  }

  /// The width that is left for a text beside the other one on the same line of its key: at least
  /// half the line.
  private func room(
    for text: KeyboardPicture.Text, of key: KeyboardPicture.Key, in room: Double
  ) -> Double {
    let neighbors = key.texts.filter {
      $0.place.isThirdLevel != text.place.isThirdLevel
        && ($0.place.isUpper == text.place.isUpper || $0.place == .letter || text.place == .letter)
    }
    let size = key.style.font.size * 0.7
    let taken = neighbors.map { TextWidth.ems($0.text) * size + 3 }.max() ?? 0
    return room - min(taken, room / 2)
  }

  /// Draws the image and the text of a key that types nothing, aligned towards the edge of the
  /// keyboard.
  private func drawLabel(_ key: KeyboardPicture.Key, index: Int, in document: SVGDocument) {
    let frame = Self.lowerRectangle(of: key)
    let padding = Self.padding + 1
    let isInLastRow = key.frame.maxY >= picture.height
    let anchor: SVGDocument.Anchor =
      isInLastRow || key.frame.width <= 1
      ? .middle : key.frame.middleX < picture.width / 2 ? .left : .right
    let side = 20.0
    let (textX, imageX) =
      switch anchor {
      case .left: (frame.x + padding, frame.x + padding - 2)
      case .middle: (frame.middleX, frame.middleX - side / 2)
      case .right: (frame.maxX - padding, frame.maxX - padding - side + 2)
      }
    let text = key.texts.first?.text
    let image = key.image.flatMap { KeyImage.named[$0] }
    if let image {
      let isAlone = text == nil || anchor == .middle
      let top = isAlone ? frame.y + (frame.height - side) / 2 : frame.y + 5
      document.path(
        image.path, fill: image.isFilled ? key.style.foregroundColor : .clear,
        border: KeyboardButtonBorderStyle(color: key.style.foregroundColor, size: 1.5),
        transform: "translate(\(SVGDocument.number(imageX)) \(SVGDocument.number(top)))")
      if isAlone { return }
    }
    guard let text else { return }
    var font = key.style.font
    font.size *= image == nil ? 0.82 : 0.72
    var lines = [text]
    let room = frame.width - 2 * padding
    if TextWidth.ems(text, weight: font.weight) * font.size > room, key.frame.width > 1 {
      lines = text.inTwoLines
    }
    if lines.count > 1 { font.size *= 0.9 }
    var middle = image == nil ? frame.y + frame.height / 2 : frame.maxY - 13
    middle -= Double(lines.count - 1) * font.size * (image == nil ? 0.57 : 0.8)
    for (number, line) in lines.enumerated() {
      document.write(
        line, x: textX, y: middle + Double(number) * font.size * 1.15,
        style: SVGDocument.TextStyle(
          font: font, color: key.style.foregroundColor, anchor: anchor, width: room),
        id: "text-\(index)-\(number)")
    }
  }
}

extension KeyboardPicture.Place {
  var isThirdLevel: Bool { self == .third || self == .shiftThird }
  fileprivate var isUpper: Bool { self == .shift || self == .shiftThird }
}

extension KeyboardPicture.Key {
  fileprivate var hasThirdLevel: Bool { texts.contains { $0.place.isThirdLevel } }
}

extension String {
  /// The text broken at the space nearest to its middle.
  fileprivate var inTwoLines: [String] {
    let spaces = indices.filter { self[$0] == " " }
    let half = count / 2
    guard
      let nearest = spaces.min(by: {
        abs(distance(from: startIndex, to: $0) - half)
          < abs(distance(from: startIndex, to: $1) - half)
      })
    else { return [self] }
    return [String(self[..<nearest]), String(self[index(after: nearest)...])]
  }
}
