import KeyboardCore

@testable import GLib
@testable import Wayland
@testable import callout_wayland

/// The window of a list, without pixels.
final class WindowInMemory: PictureWindow {
  var onInput: ((PopupInput) -> Void)?
  var onFrame: (() -> Void)?
  /// Called with what is shown.
  var onPicture: ((ShownList?) -> Void)?

  func show(_ picture: any PopupPicture) { onPicture?((picture as? PictureInMemory)?.content) }

  func hide() { onPicture?(nil) }
}

/// A list whose entries lie side by side, each a point wide.
struct PictureInMemory: ListDrawing {
  let content: ShownList
  let size = (width: 10, height: 1)
  let inputRegion = PopupRegion(x: 0, y: 0, width: 10, height: 1)

  func draw(
    into pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double
  ) {}

  func event(at point: PopupPoint) -> InputEvent? {
    content.candidates.flatMap {
      Int(point.x) < $0.entries.count ? .candidateClicked(Int(point.x)) : nil
    }
  }
}

/// Draws lists once there are fonts, which take 50 ms the first time.
final class DrawerInMemory: ListDrawer {
  var onFonts: (() -> Void)?
  private var hasFonts = false
  private var timeout: Timeout?

  func prepare(ifKeyIsHeld isHeld: Bool) {}

  func draw(_ shown: ShownList) -> (any ListDrawing)? {
    if hasFonts { return PictureInMemory(content: shown) }
    timeout =
      timeout
      ?? Timeout(milliseconds: 50, priority: .whenIdle) { [weak self] in
        self?.hasFonts = true
        self?.onFonts?()
      }
    return nil
  }
}
