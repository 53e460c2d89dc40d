import KeyboardCore

/// Draws pictures of keyboards as SVG.
///
/// The documents bring no fonts: texts name fonts that desktops have, and are made smaller if they
/// could be wider than their keys.
public struct SVGRenderer {
  private let picture: KeyboardPicture
  private let keepsRoom: Bool

  /// Creates a renderer of a picture.
  public init(_ picture: KeyboardPicture, keepsRoom: Bool = false) {
    self.picture = picture
    self.keepsRoom = keepsRoom
  }

  /// How large the document is, in points.
  public var size: (width: Double, height: Double) {
    let (width, height) = SVGKeys.size(of: picture)
    return (width, height + room)
  }

  /// The key at a place of the document, or `nil`.
  public func key(x: Double, y: Double) -> KeyboardPicture.Key? {
    picture.keys.first { key in
      let (left, top, width, height) = SVGKeys.rectangle(key.frame)
      // The lower half of a tall Return is narrower.
      let notch = y - room > top + height / 2 ? key.notch * SVGKeys.unit : 0
      return (left + notch..<left + width).contains(x)
        && (top..<top + height).contains(y - room) && !key.action.isSpacer
    }
  }

  /// How much is free above the keyboard: a list above the top row reaches beyond it.
  private var room: Double {
    let callouts = SVGCallouts(picture: picture)
    return max(0, (keepsRoom ? callouts.greatestHeight : callouts.height).rounded(.up))
  }

  /// The document.
  public var svg: String {
    let document = SVGDocument(
      language: picture.locale.rawValue, isRightToLeft: picture.isRightToLeft)
    let (width, height) = SVGKeys.size(of: picture)
    let top = room
    document.open(width: width, height: height + top, top: -top, title: picture.title)
    document.rectangle(
      x: 0, y: 0, width: width, height: height, radius: picture.background.cornerRadius,
      fill: picture.background.color)
    let keys = SVGKeys(picture: picture)
    for (index, key) in picture.keys.enumerated() { keys.draw(key, index: index, in: document) }
    SVGCallouts(picture: picture).draw(in: document)
    document.close()
    return document.text
  }
}
