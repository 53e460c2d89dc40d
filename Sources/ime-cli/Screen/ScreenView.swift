import Desktop
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture
import TerminalScreen

final class ScreenView {
  struct Keyboard {
    var controller: KeyboardInputController
    var layout: XKBLayout
    var theme: KeyboardTheme
  }

  let terminal = Terminal()
  /// Everything besides the keys.
  var model: ScreenModel {
    didSet { drawSoon() }
  }
  /// The keyboard, or `nil` while none is known.
  var keyboard: Keyboard?

  private var drawing: Timeout?
  private let scheme = DesktopLook.storedScheme
  private let styling: TerminalStyling

  init(_ model: ScreenModel) {
    self.model = model
    styling = TerminalStyling(variable: DataDirectory.environment)
  }

  /// Shows it while a function runs the main loop.
  func run(_ body: () -> Void) {
    terminal.onResize = { [weak self] in self?.drawSoon() }
    drawSoon()
    terminal.run(body)
  }

  /// Draws when all pending events are done.
  private func drawSoon() {
    guard drawing == nil, terminal.kind == .full else { return }
    drawing = Timeout(milliseconds: 0, priority: .low) { [weak self] in
      guard let self else { return }
      drawing = nil
      let size = Terminal.size
      terminal.show(
        ScreenDrawing(
          model, picture: keyboard.map(picture), styling: styling, width: size.width,
          height: size.height
        ).rows)
    }
  }

  private func picture(of keyboard: Keyboard) -> KeyboardPicture {
    let appearance = StandardKeyboardAppearance(
      keyboardContext: keyboard.controller.state.keyboardContext, theme: keyboard.theme,
      colorScheme: scheme)
    var maker = KeyboardPictureMaker(keyboard.controller, appearance: appearance)
    maker.pressedKeycodes = model.pressed
    maker.list = model.field.candidates.map { ($0, model.listKeycode) }
    return maker.picture(of: keyboard.layout)
  }
}
