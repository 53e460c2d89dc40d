import KeyboardCore
import Wayland

/// The list at the cursor, drawn once in a turn.
final class ListWindow {
  /// Called with what is clicked or scrolled.
  var onEvent: ((InputEvent) -> Void)?
  /// What is shown from the next `update()` on.
  var content = ShownList()

  /// Whether people see it.
  let visibility: ListVisibility

  private let window: any PictureWindow
  private let painter: any ListDrawer
  private var shown = ShownList()
  private var picture: (any ListDrawing)?
  /// What was pressed and is not released yet, and in which list.
  private var pressed: (event: InputEvent, content: ShownList)?

  /// Creates a window that shows nothing.
  init(_ window: any PictureWindow, _ painter: any ListDrawer) {
    self.window = window
    self.painter = painter
    visibility = ListVisibility(window)
    window.onInput = { [weak self] in self?.receive($0) }
  }

  /// Shows the content if it has changed.
  func update() {
    guard content != shown else { return }
    shown = content
    if content.isEmpty {
      picture = nil
      window.hide()
      visibility.forgetFrame()
    } else {
      redraw()
    }
  }

  /// Draws what is shown, once there are fonts.
  func redraw() {
    guard !shown.isEmpty, let picture = painter.draw(shown) else { return }
    self.picture = picture
    window.show(picture)
    visibility.expectFrame()
  }

  /// A key begins or ends to be held, whose list may follow.
  func prepare(ifKeyIsHeld isHeld: Bool) { painter.prepare(ifKeyIsHeld: isHeld) }

  private func receive(_ input: PopupInput) {
    switch input {
    case .press(let point): pressed = picture?.event(at: point).map { ($0, shown) }
    case .release(let point):
      // Another list may be there by now, with another letter at the same place.
      if let pressed, pressed.content.candidates == shown.candidates,
        pressed.event == picture?.event(at: point)
      {
        onEvent?(pressed.event)
      }
      pressed = nil
    case .cancel: pressed = nil
    case .scroll(let pages):
      if shown.candidates != nil { onEvent?(pages < 0 ? .pageUp : .pageDown) }
    }
  }
}
