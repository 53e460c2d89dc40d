import Adwaita
import GLib
import KeyboardCore
import KeyboardPicture

/// The keys of a picture as buttons over the drawing.
///
/// Tab reaches one of them, from which arrow keys lead to the others.
final class PictureKeys {
  /// Called with the name of a key that is clicked, or chosen with Space.
  var onChoice: ((String) -> Void)?

  private let container: Object
  private var keys: [(key: KeyboardPicture.Key, button: Object)] = []
  /// The index of the key that has the focus, or that Tab reaches.
  private var current = 0

  init(_ container: Object) { self.container = container }

  /// Shows the keys of a picture; `description` says what a key offers.
  func show(_ picture: KeyboardPicture, description: (KeyboardPicture.Key) -> String) {
    let shown = picture.keys.filter { !$0.action.isSpacer }
    if shown.map(\.frame) != keys.map(\.key.frame) { makeButtons(for: shown) }
    for (index, key) in shown.enumerated() where keys.indices.contains(index) {
      keys[index].key = key
      let button = keys[index].button
      let name = LetterRow.name(of: key.title)
      button.setAccessible(label: name, description: description(key))
      button["active"] = key.isPressed
      if key.isPressed { moveFocus(to: index) }
    }
  }

  /// Moves the buttons over their keys in a drawing.
  func place(as drawing: SVGRenderer, scale: Double) {
    for (key, button) in keys {
      let frame = drawing.rectangle(of: key)
      container.place(
        button, x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
  }

  /// Moves the focus with an arrow key, and returns whether the key is one.
  func move(_ keysym: Keysym) -> Bool {
    guard keys.indices.contains(current) else { return false }
    switch keysym {
    case .left: moveFocus(to: max(0, current - 1))
    case .right: moveFocus(to: min(keys.count - 1, current + 1))
    case .up, .down: nearest(isBelow: keysym == .down).map(moveFocus)
    default: return false
    }
    return true
  }

  /// The index of the key above or below the one with the focus.
  private func nearest(isBelow: Bool) -> Int? {
    let from = keys[current].key.frame
    let others = keys.indices.filter {
      let y = keys[$0].key.frame.y
      return isBelow ? y >= from.y + 1 : y <= from.y - 1
    }
    return others.min { rank($0, from) < rank($1, from) }
  }

  private func rank(_ index: Int, _ from: KeyFrame) -> Double {
    let frame = keys[index].key.frame
    return 100 * abs(frame.y - from.y) + abs(frame.middleX - from.middleX)
  }

  private func moveFocus(to index: Int) {
    let hadFocus = container.hasFocus
    keys[current].button["focusable"] = false
    current = index
    keys[current].button["focusable"] = true
    if hadFocus { keys[current].button.focus() }
  }

  private func makeButtons(for shown: [KeyboardPicture.Key]) {
    for (_, button) in keys { container.remove(button) }
    keys = shown.compactMap { key in
      (try? PageContext.load("picture-key")["button"]).map { (key, $0) }
    }
    // The first key in the middle, where letters are.
    current = keys.firstIndex { $0.key.hasCallouts } ?? 0
    for (index, (_, button)) in keys.enumerated() {
      container.add(button)
      button["focusable"] = index == current
      button.onClick { [weak self] in self?.choose(index) }
    }
  }

  private func choose(_ index: Int) {
    guard keys.indices.contains(index) else { return }
    moveFocus(to: index)
    keys[index].button.focus()
    onChoice?(keys[index].key.title)
  }
}

extension KeyboardPicture.Key {
  /// The first thing that the key types, or its name, or the mark of a dead key.
  var title: String { names.first { !$0.isEmpty } ?? texts.first?.text ?? "" }
}
