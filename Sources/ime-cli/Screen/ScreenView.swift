import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture
import TerminalScreen

/// A view of a keyboard that fills the terminal.
final class ScreenView {
  /// What is drawn.
  struct Keyboard {
    /// The keyboard itself.
    var controller: KeyboardInputController
    /// What its keys type.
    var layout: XKBLayout
    /// How it looks.
    var theme: KeyboardTheme
  }

  let terminal = Terminal()
  /// What is shown besides the keys.
  var model: ScreenModel {
    didSet { drawSoon() }
  }
  /// The keyboard, or `nil` while none is known.
  var keyboard: Keyboard?

  private var drawing: Timeout?
  private let scheme = DesktopColorScheme.current
  private let styling: TerminalStyling

  init(_ model: ScreenModel) {
    self.model = model
    styling = TerminalStyling(variable: DataDirectory.environment)
  }

  /// Shows it while something runs the main loop.
  func run(_ body: () -> Void) {
    terminal.onResize = { [weak self] in self?.drawSoon() }
    drawSoon()
    terminal.run(body)
  }

  /// Draws when everything that has come is done.
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
    var maker = KeyboardPictureMaker(
      keyboardContext: appearance.keyboardContext, appearance: appearance,
      calloutActionProvider: keyboard.controller.services.calloutActionProvider)
    maker.pressedKeycodes = model.pressed
    var picture = maker.picture(of: keyboard.layout)
    picture.list = model.field.candidates.map { list in
      let key = model.listKeycode.flatMap { picture.key(keycode: $0) }
      return KeyboardPicture.List(
        frame: key?.frame ?? KeyFrame(x: 0, y: 0, width: picture.width, height: 1),
        candidates: list, labels: appearance.panelStyle().labels,
        style: appearance.actionCalloutStyle().values)
    }
    return picture
  }
}
