import KeyboardCore

extension SVGKeys {
  /// Draws a text on a key that types something.
  func drawText(
    _ text: KeyboardPicture.Text, of key: KeyboardPicture.Key, id: String,
    in document: SVGDocument
  ) {
    let (x, y, width, height) = Self.rectangle(key.frame)
    let style = key.style
    let room = width - 2 * Self.padding
    let isAtEdge = isThirdLevelUsual || key.hasThirdLevel
    var setting = SVGDocument.TextStyle(font: style.font, color: style.foregroundColor, width: room)
    var middle = height / 2
    switch text.place {
    case .letter:
      setting.font.size *= isAtEdge ? 0.83 : 0.95
      middle = isAtEdge ? 17 : height / 2 - (key.hasCallouts ? 2 : 0)
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
      // The mark is what counts, and it is small.
      setting.font.size *= 1.12
    }
    var left = x + width / 2
    if isAtEdge {
      let isAtRight = text.place.isThirdLevel
      setting.anchor = isAtRight ? .right : .left
      left = isAtRight ? x + width - Self.padding : x + Self.padding
      setting.width = self.room(for: text, of: key, in: room)
    }
    document.write(text.text, x: left, y: y + middle, style: setting, id: id)
  }

  /// The width that is left for a text beside the other one on the same line of its key, in points:
  /// at least half the line.
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

  /// Draws the image and the text of a key that types nothing, aligned towards the edge of the keyboard.
  func drawLabel(_ key: KeyboardPicture.Key, index: Int, in document: SVGDocument) {
    var (x, y, width, height) = Self.rectangle(key.frame)
    if key.notch > 0 {
      x += key.notch * Self.unit
      width -= key.notch * Self.unit
    }
    let padding = Self.padding + 1
    let isInLastRow = key.frame.maxY >= picture.height
    let anchor: SVGDocument.Anchor =
      isInLastRow || key.frame.width <= 1
      ? .middle : key.frame.middleX < picture.width / 2 ? .left : .right
    let textX =
      switch anchor {
      case .left: x + padding
      case .middle: x + width / 2
      case .right: x + width - padding
      }
    let text = key.texts.first?.text
    let image = key.image.flatMap { KeyImage.named[$0] }
    if let image {
      let side = 20.0
      let isAlone = text == nil || anchor == .middle
      let left =
        switch anchor {
        case .left: textX - 2
        case .middle: textX - side / 2
        case .right: textX - side + 2
        }
      let top = isAlone ? y + (height - side) / 2 : y + 5
      document.path(
        image.path, fill: image.isFilled ? key.style.foregroundColor : .clear,
        border: KeyboardButtonBorderStyle(color: key.style.foregroundColor, size: 1.5),
        transform: "translate(\(SVGDocument.number(left)) \(SVGDocument.number(top)))")
      if isAlone { return }
    }
    guard let text else { return }
    var font = key.style.font
    font.size *= image == nil ? 0.82 : 0.72
    var lines = [text]
    let room = width - 2 * padding
    if TextWidth.ems(text, weight: font.weight) * font.size > room, key.frame.width > 1 {
      lines = text.inTwoLines
    }
    if lines.count > 1 { font.size *= 0.9 }
    var middle = image == nil ? y + height / 2 : y + height - 13
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
  /// Whether it is typed with AltGr.
  var isThirdLevel: Bool { self == .third || self == .shiftThird }
  /// Whether it is typed with Shift.
  fileprivate var isUpper: Bool { self == .shift || self == .shiftThird }
}

extension KeyboardPicture.Key {
  /// Whether it types something with AltGr.
  fileprivate var hasThirdLevel: Bool { texts.contains { $0.place.isThirdLevel } }
}

extension String {
  /// The text broken at the space nearest to its middle; one line if there is no space.
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
