import KeyboardCore
import Wayland

/// What a keyboard shows at the cursor.
struct ListContent: Equatable {
  /// The list, if there is one.
  var candidates: CandidateList?
  /// The line of text with it, or alone.
  var text: String?

  var isEmpty: Bool { candidates == nil && text == nil }
}

/// A picture of a list.
protocol ClickablePicture: PopupPicture {
  /// What a click at a point does, or `nil` for nothing.
  func event(at point: PopupPoint) -> InputEvent?
}
