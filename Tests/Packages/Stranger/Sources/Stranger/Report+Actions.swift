import KeyboardCore

// The samples of the article on actions, in the names of this library.

private func doStuff(with actionHandler: any KeyboardActionHandler) {
  actionHandler.handle(.backspace)
  actionHandler.handle(.press, on: .character("a"))
  actionHandler.handle(.release, on: .dismissKeyboard)
}

private class CustomActionHandler: StandardKeyboardActionHandler {

  init(controller: KeyboardInputController) {
    super.init(controller: controller)
  }

  override func action(
    for gesture: KeyboardGesture,
    on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    let standard = super.action(for: gesture, on: action)
    switch gesture {
    case .longPress: return longPressAction(for: action) ?? standard
    case .release: return releaseAction(for: action) ?? standard
    default: return standard
    }
  }

  func longPressAction(for action: KeyboardAction) -> KeyboardAction.GestureAction? {
    switch action {
    case .image(_, _, let imageName): return { [weak self] _ in self?.saveImage(named: imageName) }
    default: return nil
    }
  }

  func releaseAction(for action: KeyboardAction) -> KeyboardAction.GestureAction? {
    switch action {
    case .image(_, _, let imageName): return { [weak self] _ in self?.copyImage(named: imageName) }
    default: return nil
    }
  }

  // What the article leaves to its reader.
  private(set) var images: [String] = []
  func saveImage(named name: String) { images.append("save \(name)") }
  func copyImage(named name: String) { images.append("copy \(name)") }
}

private class KeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.actionHandler = CustomActionHandler(controller: self)
    super.didLoad()
  }
}

extension Report {
  /// Handles images, and types as ever.
  mutating func addActionsArticle() {
    let keyboard = KeyboardViewController(library: .standard)
    guard let handler = keyboard.services.actionHandler as? CustomActionHandler else {
      return add("handler", "another", expected: "CustomActionHandler")
    }
    let image = KeyboardAction.image(
      description: "An otter", keyboardImageName: "otter-key", imageName: "otter")
    handler.handle(.longPress, on: image)
    handler.handle(.release, on: image)
    add("images", handler.images.joined(separator: ", "), expected: "save otter, copy otter")

    let typist = Typist(keyboard: keyboard)
    typist.tap([20, 35, 18])
    doStuff(with: handler)
    typist.tap([45])
    add("a handler of one's own types", typist.text, expected: "thex")
  }
}
