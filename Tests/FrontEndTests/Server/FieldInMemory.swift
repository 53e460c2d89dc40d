import CIBus
import KeyboardCore

@testable import IBus
@testable import TypingModel

/// A text field of a program that IBus gives an engine, and what the panel shows of it.
final class FieldInMemory: EngineRequests {
  private(set) var text = "" { didSet { onChange?() } }
  private(set) var preedit: Preedit?
  private(set) var list: [String] = []
  /// The line above the list, or "".
  private(set) var line = ""
  private(set) var menu: KeyboardMenu?
  /// The look of the last letter or list.
  private(set) var style = PanelStyle()

  /// Called when the text has changed.
  var onChange: (() -> Void)?

  /// Begins again without a text.
  func clear() {
    text = ""
    preedit = nil
    list = []
  }

  /// Handles a key that the engine has not taken.
  func type(_ key: TestKey) {
    if key.keysym == .backspace { _ = text.popLast() }
    if let new = key.text, !key.modifiers.isCommand { text += new }
  }

  func commit(_ text: String) { self.text += text }

  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
    self.preedit = preedit
    self.style = style
  }

  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
    self.list = list?.entries ?? []
    self.style = style
  }

  func showAuxiliary(_ text: String?) { line = text ?? "" }

  func deleteSurrounding(offset: Int, count: Int) {
    if offset == -count { text = String(text.unicodeScalars.dropLast(count)) }
  }

  func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32) {
    if keysym == Keysym.backspace.rawValue, state == 0 { _ = text.popLast() }
  }

  func requestSurroundingText() {}

  func sendMenu(of controller: KeyboardInputController, engine: String, isNew: Bool) {
    menu = KeyboardMenu(for: controller, hasOwnLocale: engine.contains(":"))
  }
}
