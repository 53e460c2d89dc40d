import KeyboardCore
import ListPicture
import Wayland

/// A picture of a list, parts of which can be clicked.
protocol ListDrawing: PopupPicture {
  /// What a click at a point does, or `nil` for nothing.
  func event(at point: PopupPoint) -> InputEvent?
}

/// A list as it is drawn at the cursor.
struct DrawnList: ListDrawing {
  private let picture: ListPicture

  init(_ picture: ListPicture) { self.picture = picture }

  var size: (width: Int, height: Int) { picture.size }

  var inputRegion: PopupRegion {
    let frame = picture.inputRegion
    return PopupRegion(
      x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
  }

  func draw(
    into pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double
  ) {
    picture.draw(into: pixels, width: width, height: height, stride: stride, scale: scale)
  }

  func event(at point: PopupPoint) -> InputEvent? {
    switch picture.target(atX: point.x, y: point.y) {
    case .candidate(let index): .candidateClicked(index)
    case .previousPage: .pageUp
    case .nextPage: .pageDown
    case nil: nil
    }
  }
}
