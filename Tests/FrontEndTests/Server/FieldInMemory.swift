import CIBus
import KeyboardCore

@testable import IBus

/// A text field of a program that IBus gives an engine, and what the panel shows of it.
final class FieldInMemory: EngineRequests {
  private(set) var client = SimulatedClient(capabilities: .surroundingText)
  private(set) var preedit: Preedit?
  /// The line above the list, or "".
  private(set) var line = ""
  private(set) var menu: KeyboardMenu?
  /// The look of the last letter or list.
  private(set) var style = PanelStyle()
  /// Called when the text may have changed.
  var onChange: (() -> Void)?

  var text: String { client.text }
  var list: [String] { client.candidates?.entries ?? [] }

  /// Begins again without a text.
  func clear() {
    client.replaceText("", cursor: 0)
    onChange?()
  }

  /// Handles a key that the engine has not taken.
  func type(_ key: KeyEvent) {
    client.type(key)
    onChange?()
  }

  private func apply(_ effect: FieldEffect) {
    client.apply(effect)
    onChange?()
  }

  func commit(_ text: String) { apply(.commit(text)) }

  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
    (self.preedit, self.style) = (preedit, style)
  }

  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
    self.style = style
    apply(.candidates(list))
  }

  func showAuxiliary(_ text: String?) { line = text ?? "" }

  func deleteSurrounding(offset: Int, count: Int) {
    apply(.deleteSurrounding(offset: offset, count: count))
  }

  func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32) {}

  func requestSurroundingText() {}

  func sendMenu(of controller: KeyboardInputController, engine: String, isNew: Bool) {
    menu = KeyboardMenu(for: controller, hasOwnLocale: engine.contains(":"))
  }
}
