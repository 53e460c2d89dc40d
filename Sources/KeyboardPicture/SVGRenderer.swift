import KeyboardCore

/// Draws pictures of keyboards as SVG.
///
/// The documents contain no fonts: texts name fonts that desktops have, and are made smaller if they
/// could be wider than their keys.
package struct SVGRenderer {
  private let picture: KeyboardPicture
  private let keepsRoom: Bool

  /// Creates a renderer, which can always keep room for a list above the top row, so that drawings
  /// with and without one have the same size.
  package init(_ picture: KeyboardPicture, keepsRoom: Bool = false) {
    self.picture = picture
    self.keepsRoom = keepsRoom
  }

  /// How large the document is, in points.
  package var size: (width: Double, height: Double) {
    let (width, height) = SVGKeys.size(of: picture)
    return (width, height + room)
  }

  /// The rectangle of a key in the document, in points.
  package func rectangle(of key: KeyboardPicture.Key) -> KeyFrame {
    var frame = SVGKeys.lowerRectangle(of: key)
    frame.y += room
    return frame
  }

  /// The space above the keyboard, which a list above the top row needs.
  private var room: Double {
    let callouts = SVGCallouts(picture: picture)
    return max(0, (keepsRoom ? callouts.greatestHeight : callouts.height).rounded(.up))
  }

  package var svg: String {
    let document = SVGDocument(
      language: picture.locale.rawValue, isRightToLeft: picture.isRightToLeft)
    let (width, height) = SVGKeys.size(of: picture)
    let top = room
    document.open(width: width, height: height + top, top: -top, title: picture.title)
    document.rectangle(
      KeyFrame(x: 0, y: 0, width: width, height: height),
      radius: picture.background.cornerRadius, fill: picture.background.color)
    let keys = SVGKeys(picture: picture)
    for (index, key) in picture.keys.enumerated() { keys.draw(key, index: index, in: document) }
    SVGCallouts(picture: picture).draw(in: document)
    document.close()
    return document.text
  }
}
