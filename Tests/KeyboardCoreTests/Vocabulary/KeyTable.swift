import KeyboardCore

@testable import TypingModel

/// A layout of a few keys, with up to four levels each; `†` before a mark makes it a dead key.
final class KeyTable: PhysicalLayout {
  private static let dead: [String: UInt32] = ["`": 0xfe50, "´": 0xfe51, "^": 0xfe52, "¤": 0xfe6f]

  private let keys: [UInt32: [String]]

  /// Creates a layout from what its keys type, by level and with spaces between; `–` for nothing.
  init(_ keys: [UInt32: String]) {
    // By scalars: a mark after a space would else be one character with it.
    self.keys = keys.mapValues { $0.unicodeScalars.split(separator: " ").map { String($0) } }
  }

  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey? {
    let level =
      (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.levelThree) ? 2 : 0)
    guard let texts = keys[keycode], level < texts.count, texts[level] != "–" else { return nil }
    let text = texts[level]
    if text.hasPrefix("†"), let dead = Self.dead[String(text.dropFirst())] {
      return LayoutKey(keysym: Keysym(rawValue: dead), text: nil)
    }
    return LayoutKey(keysym: Keysym(of: text), text: text)
  }
}
