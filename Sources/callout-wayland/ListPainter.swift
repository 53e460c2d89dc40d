import Desktop
import GLib
import Hosting
import KeyboardCore
import ListPicture

/// Draws lists.
protocol ListDrawer: AnyObject {
  /// A key begins or ends to be held, whose list may follow.
  func prepare(ifKeyIsHeld isHeld: Bool)
  /// Lays out a list, or returns `nil` as long as that cannot be done.
  func draw(_ shown: ShownList) -> (any ListDrawing)?
}

/// Draws lists in the look of the desktop and of the theme.
final class ListPainter: ListDrawer {
  /// Called when the desktop looks different, or when the fonts that a list waits for are loaded.
  var onChange: (() -> Void)?

  /// How long a key is down before fonts are loaded for its list, in ms: a key that is tapped is up by
  /// then.
  private static let tapTime = 100
  /// How long fonts are kept after the last list, in ms: letters with accents follow each other within
  /// this time while one writes.
  private static let idleTime = 10_000

  private let controller: KeyboardInputController
  private let keyboards: KeyboardFactory
  private let look = DesktopLook()
  /// Keys must not wait for disks, so fonts are loaded elsewhere: a letter that was tapped twice
  /// meanwhile was taken for one that repeats.
  private let queue = BackgroundQueue(label: "fonts")
  private var fonts = Fonts.none
  private var timeout: Timeout?

  private enum Fonts {
    case none
    case loading
    case loaded(ListFonts)
  }

  init(for controller: KeyboardInputController, _ keyboards: KeyboardFactory) {
    self.controller = controller
    self.keyboards = keyboards
    look.onChange = { [weak self] in self?.onChange?() }
  }

  /// Loads the fonts if a key stays down, as the first text may take longer than a list has time.
  func prepare(ifKeyIsHeld isHeld: Bool) {
    guard case .none = fonts else { return }
    timeout =
      isHeld
      ? Timeout(milliseconds: Self.tapTime, priority: .whenIdle) { [weak self] in self?.load() }
      : nil
  }

  private func load() {
    guard case .none = fonts else { return }
    fonts = .loading
    let font = style.font
    queue.add {
      let fonts = ListFonts()
      fonts.load(font)
      // Safe: this thread is done with them.
      nonisolated(unsafe) let loaded = fonts
      MainLoop.async { [weak self] in
        self?.fonts = .loaded(loaded)
        self?.keepFonts()
        self?.onChange?()
      }
    }
  }

  private func keepFonts() {
    timeout = Timeout(milliseconds: Self.idleTime, priority: .low) { [weak self] in
      self?.fonts = .none
    }
  }

  /// Lays out a list, or returns `nil` until the fonts are loaded.
  func draw(_ shown: ShownList) -> (any ListDrawing)? {
    guard case .loaded(let fonts) = fonts else {
      load()
      return nil
    }
    keepFonts()
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
