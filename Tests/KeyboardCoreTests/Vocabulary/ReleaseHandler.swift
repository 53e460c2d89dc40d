import KeyboardCore

@testable import TypingModel

/// A handler for which the release of one key does something of its own.
final class ReleaseHandler: StandardKeyboardActionHandler {
  private let key: String
  private let act: (KeyboardInputController) -> Void

  init(
    _ controller: KeyboardInputController, _ key: String,
    act: @escaping (KeyboardInputController) -> Void
  ) {
    self.key = key
    self.act = act
    super.init(controller: controller)
  }

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    guard action == .character(key) else { return super.handle(gesture, on: action) }
    if gesture == .release, let controller = controller as? KeyboardInputController {
      act(controller)
    }
  }
}
