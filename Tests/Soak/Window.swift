import GLib
import IBus
import KeyboardCore

/// A program's window with a text field, as IBus knows it.
///
/// Keys are sent without waiting for the answers, as GTK does, and a key that IBus does not answer
/// for is typed by the window itself.
final class Window {
  /// What is in the window.
  private(set) var field = TextField()
  /// How many of the keys that were sent are not answered yet.
  private(set) var waiting = 0
  /// Called with each press that was answered: how long that took in ms, and whether the engine has
  /// used it up; `nil` where IBus has not answered.
  var onAnswer: ((Int, Bool?) -> Void)?
  /// The text in front of the field's own, which is told to the engine and otherwise unseen.
  var textBefore = ""

  private let capabilities: ClientCapabilities
  private var context: InputContext?

  /// Makes a window that is not connected.
  init(_ capabilities: ClientCapabilities) {
    self.capabilities = capabilities
  }

  /// Whether the window shows preedit.
  var showsPreedit: Bool { capabilities.contains(.preedit) }

  /// Makes the window known to an IBus, in place of the one before.
  func connect(to bus: Bus) {
    context = InputContext(client: "soak", bus: bus)
    context?.onReceive = { [weak self] in self?.field.receive($0) }
    context?.setCapabilities(capabilities.union([.focus, .lookupTable]))
  }

  /// Forgets IBus, as a program does whose connection has ended.
  func disconnect() {
    context = nil
    field.loseFocus()
  }

  /// Takes the focus.
  func focusIn() {
    context?.focusIn()
    tellText()
  }

  /// Gives the focus away.
  func focusOut() {
    field.loseFocus()
    context?.focusOut()
  }

  /// Begins with another text.
  func begin(with text: String = "") { field.begin(with: text) }

  /// Chooses an item of the engine's menu.
  func choose(_ item: String) { context?.activateProperty(item, isChecked: true) }

  /// Sends a key.
  func send(_ key: KeyEvent) {
    guard let context else {
      if !key.isRelease { field.type(key.keysym) }
      return
    }
    let start = MainLoop.now
    waiting += 1
    context.process(key) { [weak self] isHandled in
      guard let self else { return }
      waiting -= 1
      if isHandled != true, !key.isRelease { field.type(key.keysym) }
      if !key.isRelease {
        onAnswer?(MainLoop.now - start, isHandled)
        tellText()
      }
    }
  }

  private func tellText() {
    guard capabilities.contains(.surroundingText) else { return }
    // What is huge is told after each word: it takes the program, ibus-daemon and the engine longer to
    // pass it on than it takes to press a key.
    guard textBefore.isEmpty || field.text.last?.isWhitespace ?? true else { return }
    let text = textBefore + field.text
    context?.setSurroundingText(
      SurroundingText(text: text, cursor: textBefore.utf8.count + field.text.unicodeScalars.count))
  }
}
