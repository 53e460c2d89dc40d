import KeyboardCore
import KeyboardData

// The code of the page KeyboardCore: a test finds each of its lines here, or in another file.

private struct Field {
  func insert(_ text: String) {}
  func showPreedit(_ text: String) {}
}

private struct Window {
  func show(_ entries: [String]) {}
}

private func set(_ timer: KeyboardTimer, to milliseconds: Int?) {}

func makeKeyboard() -> KeyboardInputController {
  let keyboard = KeyboardInputController(library: .standard)
  keyboard.settings.locales = ["fr"]
  keyboard.useLayouts(of: StandardPhysicalLayoutProvider())
  return keyboard
}

func carryOut(_ event: KeyEvent, of keyboard: KeyboardInputController) {
  let (field, window) = (Field(), Window())
  let response = keyboard.handle(.key(event))
  for effect in response.effects {
    switch effect {
    case .field(.commit(let text)): field.insert(text)
    case .field(.preedit(let preedit)): field.showPreedit(preedit?.text ?? "")
    case .field(.candidates(let list)): window.show(list?.entries ?? [])
    case .timer(let timer, let milliseconds): set(timer, to: milliseconds)  // nil stops it
    default: break
    }
  }
}

private final class ApostropheHandler: StandardKeyboardActionHandler {
  override func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    if action == .character("'") { return .character("’") }
    return super.replacementAction(for: gesture, on: action)
  }
}

private final class MyKeyboard: KeyboardInputController {
  override func didLoad() {
    services.actionHandler = ApostropheHandler(controller: self)
  }
}

func makeOwnKeyboard() throws -> KeyboardInputController {
  var library = LocaleLibrary.standard
  library.add(try LocaleData(parsing: #"{ "format": 1, "id": "fr", "callouts": { "e": "ə" } }"#))
  let keyboard = MyKeyboard(library: library)
  return keyboard
}
