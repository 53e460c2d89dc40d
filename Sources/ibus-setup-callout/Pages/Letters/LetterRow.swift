import Adwaita
import GLib
import KeyboardCore

/// The row of a letter in a list.
final class LetterRow: ButtonRow {
  let letter: String
  /// Called with text that is dropped on the row; returns whether it accepts the text.
  var onDrop: ((String) -> Bool)?

  /// `description` is the letter's name.
  init(
    _ letter: String, _ description: String?, at place: Int, of count: Int, isOwn: Bool
  ) throws {
    self.letter = letter
    try super.init(
      "letter", Self.name(of: letter), at: place, of: count,
      label: isOwn
        ? translated("Move %s to the additional letters")
        : translated("Move %s to the main letters"))
    // The title of an invisible character says as much.
    if let description, Self.isSeen(letter) { root["subtitle"] = description }
    show(translated("Actions for %s").filling(Self.name(of: letter)), on: menu)
    root.makeDraggable(letter)
    root.onDrop { [weak self] in self?.onDrop?($0) ?? false }
    root.onKey { [weak self] key in
      guard key.modifiers.contains(.alt), [.up, .down].contains(key.keysym) else { return false }
      if !key.isRelease { self?.onAction?(key.keysym == .up ? .up : .down) }
      return true
    }
    for action in [Action.up, .down, .move, .remove] {
      self[action].on("clicked") { [weak self] in self?.ui["popover"]["visible"] = false }
    }
  }

  /// The button that opens the menu of actions.
  var menu: Object { ui["menu"] }

  /// A letter as it is shown: a mark on a circle, an invisible character by its name.
  static func name(of letter: String) -> String {
    guard !isSeen(letter) else { return letter.onCircle }
    return letter.unicodeScalars.map { scalar in
      let code = CharacterSearch.codePoints(of: String(scalar))
      return scalar.properties.name.map { "\(code) \($0.lowercased())" } ?? code
    }.joined(separator: ", ")
  }

  private static func isSeen(_ letter: String) -> Bool {
    letter.unicodeScalars.contains {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
  }
}
