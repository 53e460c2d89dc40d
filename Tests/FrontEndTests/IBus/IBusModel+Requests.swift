import CIBus
import KeyboardCore

@testable import IBus
@testable import TypingModel
@testable import callout_wayland

// What the engine requests.
extension IBusModel: EngineRequests {
  func commit(_ text: String) {
    send { $0.window?.change(deleting: 0, text) }
  }

  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
    if preedit != nil, known?.isSecret == true { violations.append("a preedit of a secret") }
    let text = preedit?.text ?? ""
    let isCommitted = mode == IBUS_ENGINE_PREEDIT_COMMIT
    self.preedit = isCommitted ? text : ""
    send { $0.ownPreedit = isCommitted || $0.facts != .qt ? "" : text }
  }

  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
    if list != nil, known?.isSecret == true { violations.append("a list of a secret") }
    send { $0.shown = list.map { ShownList(candidates: $0) } }
  }

  func showAuxiliary(_ text: String?) {}

  func deleteSurrounding(offset: Int, count: Int) {
    guard facts.isComplete else { return violations.append("a deletion that nobody carries out") }
    send { $0.window?.change(deleting: count, "") }
  }

  func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32) {
    let isPress = state & KeyEvent.releaseMask == 0
    send { model in
      guard let window = model.window else { return }
      // It takes back what a pick replaces.
      guard keysym == Keysym.backspace.rawValue else {
        return model.handle(keycode, isPress, 0, in: window)
      }
      if isPress { window.change(deleting: 1, "") }
    }
  }

  func requestSurroundingText() {}

  func sendMenu(of controller: KeyboardInputController, engine: String, isNew: Bool) {}
}
