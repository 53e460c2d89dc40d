import GLib
import KeyboardCore

extension LetterProblem {
  var sentence: String {
    switch self {
    case .empty: translated("Type a letter first.")
    case .several: translated("Add one letter at a time, without spaces.")
    case .sign: translated("| and ◌ have a special meaning here; choose another character.")
    case .ownCharacter: translated("The key already types this letter.")
    case .twice: translated("This letter is already in the list.")
    case .noKey: translated("A key must be a single character.")
    }
  }
}
