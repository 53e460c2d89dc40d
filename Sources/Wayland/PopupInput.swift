/// What a pointer or a finger does on a popup.
public nonisolated enum PopupInput: Equatable {
  /// The left button or a finger has gone down.
  case press(PopupPoint)
  /// It has gone up, maybe outside of the popup.
  case release(PopupPoint)
  /// What has gone down does not count.
  case cancel
  /// The wheel or two fingers have scrolled by a page: back with -1, forward with 1.
  case scroll(Int)
}

/// A point in a popup, in logical points from the top left.
public nonisolated struct PopupPoint: Equatable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
