import KeyboardCore

/// Draws pictures of keyboards as SVG.
///
/// The documents bring no fonts: texts name fonts that desktops have, and are made smaller if they
/// could be wider than their keys.
public struct SVGRenderer {
  /// The width of an ordinary key with the gap beside it, in points.
  static let unit = 56.0
  /// The gap between keys.
  static let gap = 5.0
  /// What is left free around the keys.
  static let margin = 9.0

  private let picture: KeyboardPicture

  /// Creates a renderer of a picture.
  public init(_ picture: KeyboardPicture) { self.picture = picture }

  /// The document.
  public var svg: String {
    let document = SVGDocument(
      language: picture.locale.rawValue, isRightToLeft: picture.isRightToLeft)
    let width = picture.width * Self.unit - Self.gap + 2 * Self.margin
    let height = picture.height * Self.unit - Self.gap + 2 * Self.margin
    // A list above the top row needs room above the keyboard.
    let callouts = SVGCallouts(picture: picture, width: width)
    let top = max(0, callouts.height.rounded(.up))
    document.open(width: width, height: height + top, top: -top, title: picture.title)
    document.rectangle(
      x: 0, y: 0, width: width, height: height, radius: picture.background.cornerRadius,
      fill: picture.background.color)
    let keys = SVGKeys(picture: picture)
    for (index, key) in picture.keys.enumerated() { keys.draw(key, index: index, in: document) }
    callouts.draw(in: document)
    document.close()
    return document.text
  }
}
