import EngineHost
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture
import TerminalScreen

/// Draws a view in the terminal's size and colours.
struct ScreenPainter {
  private var scheme = DesktopColorScheme.current
  private let depth: TerminalColorDepth

  /// The colours are those of the desktop, until the terminal tells its own.
  init() { depth = TerminalColorDepth(variable: DataDirectory.environment) }

  /// Takes what the terminal tells of its background.
  mutating func take(background color: KeyboardColor) {
    let brightness = 3 * Int(color.red) + 6 * Int(color.green) + Int(color.blue)
    scheme = brightness < 1275 ? .dark : .light
  }

  /// A view of a keyboard.
  ///
  /// - Parameters:
  ///   - model: What is shown.
  ///   - controller: The keyboard, or `nil` for a view without one.
  ///   - layout: Its layout.
  ///   - theme: Its theme.
  /// - Returns: The view, to be shown.
  func drawing(
    of model: ScreenModel, _ controller: KeyboardInputController?, layout: XKBLayout?,
    theme: KeyboardTheme
  ) -> ScreenDrawing {
    let size = Terminal.size
    let palette = ScreenPalette(scheme: scheme, depth: depth)
    guard let controller, let layout else {
      return ScreenDrawing(
        model, picture: nil, palette: palette, width: size.width, height: size.height)
    }
    let appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme, colorScheme: scheme)
    var maker = KeyboardPictureMaker(
      keyboardContext: appearance.keyboardContext, appearance: appearance,
      calloutActionProvider: controller.services.calloutActionProvider)
    maker.pressedKeycodes = model.pressed
    return ScreenDrawing(
      model, picture: maker.picture(of: layout), palette: palette,
      labels: appearance.panelStyle().labels, width: size.width, height: size.height)
  }
}
