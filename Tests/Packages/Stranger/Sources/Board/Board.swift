import KeyboardCore
import KeyboardData

/// Types → for ->.
final class ArrowHandler: StandardKeyboardActionHandler {
  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    guard gesture == .release, action == .character(">"),
      keyboardContext.textBeforeCursor?.hasSuffix("-") == true
    else { return super.handle(gesture, on: action) }
    controller?.deleteBackward()
    controller?.insertText("→")
  }
}

/// A keyboard on screen above a line of text: it draws its keys, and sends what a finger does to them.
final class Board: KeyboardHost {
  let controller: KeyboardInputController
  private(set) var now = 0
  private var text = SurroundingText(text: "", cursor: 0)
  private var preedit = ""
  private var list: CandidateList?

  var surroundingText: SurroundingText? { text }

  init(locales: [LocaleIdentifier]) {
    controller = KeyboardInputController(library: .standard)
    controller.settings.locales = locales
    controller.settings.textBehaviors.capitals = .sentences
    controller.useLayouts(of: StandardPhysicalLayoutProvider())
    controller.services.actionHandler = ArrowHandler(controller: controller)
    handle(.focusIn(client: "board"))
    handle(.capabilities([.preedit, .surroundingText]))
    handle(.contentType(ContentType(purpose: .freeForm)))
    reportText()
  }

  // MARK: What is seen

  /// The text, the open list, and the rows of keys.
  var picture: String {
    let rows = keys.map { row in row.map(label).joined(separator: " ") }
    let entries = list.map { $0.entries.prefix(9).enumerated().map { "\($0 + 1)\($1)" } } ?? []
    return ([line + "▏", entries.joined(separator: " ")] + rows).joined(separator: "\n")
  }

  /// The text with what is not decided yet.
  var line: String { (text.textBeforeCursor ?? "") + preedit + (text.textAfterCursor ?? "") }

  private var keys: [[KeyboardAction]] {
    let context = controller.keyboardContext
    let layout = controller.services.layoutProvider.keyboardLayout(for: context)
    return layout.itemRows.map { $0.map(\.action) }
  }

  private func label(_ action: KeyboardAction) -> String {
    switch action {
    case .shift: "⇧"
    case .backspace: "⌫"
    case .primary: "⏎"
    default: controller.services.appearance.buttonText(for: action) ?? "·"
    }
  }

  // MARK: What a finger does

  /// Taps the key with a label, or holds it until its list is there; returns whether there is one.
  func touch(_ label: String, isHeld: Bool = false) -> Bool {
    guard let action = keys.joined().first(where: { self.label($0) == label }) else { return false }
    handle(.gesture(.press, action))
    now += isHeld ? controller.settings.holdDelay : 50
    if isHeld { handle(.gesture(.longPress, action)) }
    handle(.gesture(.release, action))
    now += 100
    return true
  }

  /// Picks an entry of the list, counted from 1.
  func pick(_ number: Int) { handle(.candidateClicked(number - 1)) }

  // MARK: The host

  func apply(_ effect: FieldEffect) {
    text.apply(effect)
    switch effect {
    case .preedit(let undecided): preedit = undecided?.text ?? ""
    case .candidates(let candidates): list = candidates
    default: break
    }
  }

  // Only what is held in a text that reports late needs one.
  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {}
}
