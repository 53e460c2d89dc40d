/// Handles actions, with or without the gesture that triggered them.
public protocol KeyboardActionHandler: AnyObject {
  /// Decides what the keyboard does by itself; `nil` leaves that to the keyboard.
  var behavior: (any KeyboardBehavior)? { get }
  /// Whether the handler does anything for a gesture on an action.
  func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
  /// Performs an action without a gesture.
  func handle(_ action: KeyboardAction)
  /// Performs a gesture on an action.
  func handle(_ gesture: KeyboardGesture, on action: KeyboardAction)
  /// Gives feedback for a gesture on an action, whether it is handled or not.
  func triggerFeedback(for gesture: KeyboardGesture, on action: KeyboardAction)
}

extension KeyboardActionHandler {
  /// The keyboard decides.
  public var behavior: (any KeyboardBehavior)? { nil }

  /// Gives no feedback.
  public func triggerFeedback(for gesture: KeyboardGesture, on action: KeyboardAction) {}
}
