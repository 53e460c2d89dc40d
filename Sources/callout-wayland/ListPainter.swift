import GLib
import Hosting
import KeyboardCore
import ListPicture

/// Draws lists in the look of the desktop and of the theme.
final class ListPainter {
  /// Called when the desktop looks different.
  var onChange: (() -> Void)? {
    get { look.onChange }
    set { look.onChange = newValue }
  }

  /// How long a key is down before fonts are loaded for its list, in ms: a key that is tapped is up by
  /// then.
  private static let tapTime = 100
  /// How long fonts are kept after the last list, in ms: letters with accents follow each other within
  /// this time while one writes.
  private static let idleTime = 10_000

  private let controller: KeyboardInputController
  private let keyboards: KeyboardFactory
  private let look = DesktopLook()
  private var fonts: ListFonts?
  private var timeout: Timeout?

  init(for controller: KeyboardInputController, _ keyboards: KeyboardFactory) {
    self.controller = controller
    self.keyboards = keyboards
  }

  /// Loads the fonts if a key stays down, as the first text may take longer than a list has time.
  func prepare(ifKeyIsHeld isHeld: Bool) {
    guard fonts == nil else { return }
    timeout =
      isHeld
      ? Timeout(milliseconds: Self.tapTime, priority: .whenIdle) { [weak self] in
        _ = self?.draw(ShownList(candidates: CandidateList(["é"])))
      } : nil
  }

  /// Lays out a list.
  func draw(_ shown: ShownList) -> DrawnList {
    let fonts = self.fonts ?? ListFonts()
    self.fonts = fonts
    timeout = Timeout(milliseconds: Self.idleTime, priority: .low) { [weak self] in
      self?.fonts = nil
    }
    let isGrid = controller.state.keyboardContext.keyboardType == .emojis
    let content = ListContent(shown.candidates, auxiliary: shown.text, isGrid: isGrid)
    return DrawnList(ListPicture(content, style, in: fonts))
  }

  private var style: ListStyle {
    var style = ListStyle(theme: keyboards.theme(of: controller.settings), scheme: look.scheme)
    style.font = look.font ?? style.font
    style.textScale = look.textScale
    style.isHighContrast = look.isHighContrast
    style.isRightToLeft = controller.state.keyboardContext.isRightToLeft
    return style
  }
}
