/// A text field in memory: what a well-behaved program does with the keyboard's effects.
///
/// For `ime-cli type` and for tests; use it to try your own handlers.
public struct SimulatedClient: Sendable {
  /// What the field can do.
  public var capabilities: ClientCapabilities
  private var field = SurroundingText(text: "", cursor: 0)
  /// The text at the cursor that is not committed yet.
  public private(set) var preedit = ""
  /// The list shown, or `nil`.
  public private(set) var candidates: CandidateList?
  /// How often text was committed.
  public private(set) var commits = 0

  /// Creates an empty field.
  public init(capabilities: ClientCapabilities) { self.capabilities = capabilities }

  /// The text in the field, without the preedit.
  public var text: String { field.text }
  /// The offset of the cursor in `text`, in Unicode scalars.
  public var cursor: Int { field.cursor }

  /// The text around the cursor, or `nil` if the field cannot report it.
  public var surroundingText: SurroundingText? {
    capabilities.contains(.surroundingText) ? field : nil
  }

  /// Types a key that was not used up, as a client does.
  public mutating func type(_ event: KeyEvent) { field.type(event) }

  /// Carries out an effect.
  public mutating func apply(_ effect: FieldEffect) {
    switch effect {
    case .preedit(let preedit): self.preedit = preedit?.text ?? ""
    case .candidates(let list): candidates = list
    default:
      if case .commit = effect { commits += 1 }
      field.apply(effect)
    }
  }

  /// Turns the preedit into text, as when the field loses the focus or the caret is moved.
  public mutating func commitPreedit() {
    field.insertText(preedit)
    preedit = ""
  }

  /// Replaces the text and moves the cursor.
  public mutating func replaceText(_ text: String, cursor: Int) {
    field = SurroundingText(
      text: text, cursor: min(max(0, cursor), text.unicodeScalars.count))
  }
}
