import KeyboardCore
import Testing

@testable import TypingModel

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

@Suite("The article on actions") struct ActionsArticleTests {
  private let image = KeyboardAction.image(
    description: "An otter", keyboardImageName: "otter-key", imageName: "otter")

  @Test func `Its handler copies an image on release and saves it on a long press`() throws {
    let controller = KeyboardViewController()
    let handler = try #require(
      controller.services.actionHandler as? CustomActionHandler)
    for gesture in KeyboardGesture.allCases { handler.handle(gesture, on: image) }
    #expect(handler.images.sorted() == ["copy otter", "save otter"])
    #expect(handler.canHandle(.release, on: image))
    #expect(handler.canHandle(.longPress, on: image))
    #expect(!handler.canHandle(.press, on: image))
  }

  @Test func `Actions are triggered with and without a gesture`() {
    let controller = RecordingController()
    doStuff(with: StandardKeyboardActionHandler(controller: controller))
    #expect(controller.requests == ["delete 1", "dismiss"])
  }

  @Test func `A handler does not keep its controller`() {
    var controller: RecordingController? = RecordingController()
    let handler = StandardKeyboardActionHandler(controller: controller)
    #expect(handler.controller != nil)
    controller = nil
    #expect(handler.controller == nil)
    handler.handle(.backspace)
  }
}
