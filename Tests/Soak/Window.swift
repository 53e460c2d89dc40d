import GLib
import IBus
import KeyboardCore

/// A program's window with a text field, as IBus knows it.
///
/// Keys are sent without waiting for the answers, as in GTK, and the window itself types a key
/// that IBus does not answer.
final class Window {
  /// What its field reports about itself.
  enum Field {
    /// Its text.
    case plain
    /// That it is for passwords, and a row of dots.
    case password
    /// Only a row of dots.
    case dots
  }

  /// The window's field.
  private(set) var field = TextField()
  /// The number of keys that are not answered yet.
  private(set) var waiting = 0
  /// Called with each answered press: the time in ms, and whether the engine
  /// handled it; `nil` if IBus has not answered.
  var onAnswer: ((Int, Bool?) -> Void)?

  private let capabilities: ClientCapabilities
  private let kind: Field
  private let client: String
  private var context: InputContext?

  /// Creates a window that is not connected, of a program with a name.
  init(_ capabilities: ClientCapabilities, _ kind: Field = .plain, client: String = "soak") {
    self.capabilities = capabilities
    self.kind = kind
    self.client = client
  }

  /// Whether the window shows preedit.
  var showsPreedit: Bool { capabilities.contains(.preedit) }

  /// Connects the window to an IBus, in place of an earlier one.
  func connect(to bus: Bus) {
    context = InputContext(client: client, bus: bus)
    context?.onReceive = { [weak self] in self?.field.receive($0) }
    context?.setCapabilities(capabilities.union([.focus, .lookupTable]))
    if kind == .password { context?.setPurpose(.password) }
  }

  /// Disconnects from IBus, like a program whose connection is lost.
  func disconnect() {
    context = nil
    field.loseFocus()
  }

  /// Receives the focus.
  func focusIn() {
    context?.focusIn()
    tellText()
  }

  /// Loses the focus.
  func focusOut() {
    field.loseFocus()
    context?.focusOut()
  }

  /// Starts without a text.
  func begin() { field.begin() }

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
    let count = field.text.unicodeScalars.count
    let text = kind == .plain ? field.text : String(repeating: "●", count: count)
    context?.setSurroundingText(SurroundingText(text: text, cursor: count))
  }
}
