import IBus
import KeyboardCore

/// A text field in memory with its cursor always at the end, which performs effects.
///
/// It is independent of the field in `ime-cli`, so that one error is not made twice.
struct TextField {
  /// The text in the field, without the preedit.
  private(set) var text = ""
  /// The preedit.
  private(set) var preedit = ""
  /// The entries of the open list; empty without a list.
  private(set) var list: [String] = []

  /// Performs an effect.
  mutating func receive(_ effect: FieldEffect) {
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

  /// Performs a key that the engine did not handle.
  mutating func type(_ keysym: Keysym) {
    switch keysym {
    case .backspace: text = String(text.unicodeScalars.dropLast())
    case .return: text += "\n"
    default:
      guard (0x20...0x7e).contains(keysym.rawValue) else { return }
      text += Unicode.Scalar(keysym.rawValue).map { String(Character($0)) } ?? ""
    }
  }

  /// The field loses the focus: the preedit becomes text.
  mutating func loseFocus() { begin(with: text + preedit) }

  /// Starts with another text.
  mutating func begin(with text: String = "") {
    self.text = text
    preedit = ""
    list = []
  }
}
