/// Makes clicks and pages of what the compositor reports of a pointer and of fingers.
///
/// The first finger counts, and no other one while it is down.
nonisolated struct HandTracker {
  /// The left button's evdev code.
  private static let leftButton: UInt32 = 0x110
  /// How far two fingers scroll for a page, in logical points: three clicks of a usual wheel, which
  /// are 10 to 15 points each.
  private static let pageDistance = 40.0

  private var pointer = PopupPoint(x: 0, y: 0)
  private var isPressed = false
  private var finger: (id: Int32, point: PopupPoint)?
  /// What has been scrolled since the last page, and the clicks of the wheel in this frame.
  private var distance = 0.0
  private var clicks: Int32 = 0

  /// The pointer has come to a point.
  mutating func move(to point: PopupPoint) { pointer = point }

  /// A button has gone down or up.
  mutating func button(_ code: UInt32, isPress: Bool) -> PopupInput? {
    guard code == Self.leftButton, isPress != isPressed else { return nil }
    isPressed = isPress
    return isPress ? .press(pointer) : .release(pointer)
  }

  /// The pointer has left the popup.
  mutating func leave() -> PopupInput? {
    distance = 0
    defer { isPressed = false }
    return isPressed ? .cancel : nil
  }

  /// Something has scrolled so many points.
  mutating func scroll(by points: Double) { distance += points }

  /// The wheel has clicked so many times.
  mutating func scroll(byClicks count: Int32) { clicks += count }

  /// The fingers that scroll have been lifted.
  mutating func endScroll() { distance = 0 }

  /// What belongs together has been reported.
  mutating func endFrame() -> PopupInput? {
    // A wheel reports its clicks as points as well.
    let pages = clicks == 0 ? Int(distance / Self.pageDistance) : Int(clicks)
    guard pages != 0 else { return nil }
    (distance, clicks) = (0, 0)
    return .scroll(pages.signum())
  }

  /// A finger has gone down.
  mutating func fingerDown(_ id: Int32, at point: PopupPoint) -> PopupInput? {
    guard finger == nil else { return nil }
    finger = (id, point)
    return .press(point)
  }

  /// A finger has moved.
  mutating func fingerMoved(_ id: Int32, to point: PopupPoint) {
    if finger?.id == id { finger = (id, point) }
  }

  /// A finger has gone up.
  mutating func fingerUp(_ id: Int32) -> PopupInput? {
    guard let finger, finger.id == id else { return nil }
    self.finger = nil
    return .release(finger.point)
  }

  /// The fingers' movement is a gesture of the compositor's.
  mutating func cancelFingers() -> PopupInput? {
    defer { finger = nil }
    return finger == nil ? nil : .cancel
  }
}
