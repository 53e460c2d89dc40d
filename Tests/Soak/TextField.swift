import IBus
import KeyboardCore

/// A text field in memory with its cursor always at the end: what a program does with what arrives.
///
/// It is not the field that `ime-cli` has, so that one mistake is not made twice.
struct TextField {
  /// The text in the field, without the preedit.
  private(set) var text = ""
  /// The preedit.
  private(set) var preedit = ""
  /// The entries of the list that is open; none for no list.
  private(set) var list: [String] = []

  /// Does what the engine wants done.
  mutating func receive(_ effect: Effect) {
    switch effect {
    case .commit(let insertion): text += insertion
    case .preedit(let shown): preedit = shown?.text ?? ""
    case .candidates(let shown): list = shown?.entries ?? []
    case .deleteSurrounding(let offset, let count):
      var scalars = Array(text.unicodeScalars)
      let start = scalars.count + offset
      guard start >= 0, count > 0, start + count <= scalars.count else { return }
      scalars.removeSubrange(start..<start + count)
      text = String(String.UnicodeScalarView(scalars))
    case .forwardKey(let keysym, _, let isRelease):
      if !isRelease { type(keysym) }
    default: break
    }
  }

  /// Does what a program does with a key that nobody has used up.
  mutating func type(_ keysym: Keysym) {
    switch keysym {
    case .backspace: text = String(text.unicodeScalars.dropLast())
    case .return: text += "\n"
    default:
      guard (0x20...0x7e).contains(keysym.rawValue) else { return }
      text += Unicode.Scalar(keysym.rawValue).map { String(Character($0)) } ?? ""
    }
  }

  /// The field loses the focus: what is shown becomes text.
  mutating func loseFocus() { begin(with: text + preedit) }

  /// Begins with another text.
  mutating func begin(with text: String = "") {
    self.text = text
    preedit = ""
    list = []
  }
}
