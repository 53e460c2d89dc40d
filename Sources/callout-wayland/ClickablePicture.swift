import KeyboardCore
import Wayland

/// A picture of a list that can be clicked.
protocol ClickablePicture: PopupPicture {
  /// What a click at a point does, or `nil` for nothing.
  func event(at point: PopupPoint) -> InputEvent?
}
