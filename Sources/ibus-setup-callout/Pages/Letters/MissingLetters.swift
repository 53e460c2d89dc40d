import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The letters that CLDR lists for a language but that are on no key and in no list.
final class MissingLetters {
  /// Called with a letter and the key to whose list it is added; "" for the key that is shown.
  var onAdd: ((String, String) -> Void)?

  private struct Missing: Equatable {
    var letter: String
    /// Why CLDR lists the letter.
    var reason: String
    /// The key that fits the letter; "" for the one that is shown.
    var key: String
  }

  private let group: Object
  private var rows: [Builder] = []
  private var shown: [Missing] = []
  private var exemplars: [LocaleIdentifier: Exemplars]?

  init(_ group: Object) { self.group = group }

  func show(_ letters: UserLetters?) {
    let letters = letters.flatMap { $0.locale.isSet ? nil : $0 }
    group["visible"] = letters != nil
    guard let letters else { return }
    do {
      guard let found = try find(letters) else {
        group["description"] = translated("Unicode does not list the letters of this language.")
        return
      }
      group["description"] =
        found.isEmpty
        ? translated("Every letter that Unicode lists for this language is on a key or in a list.")
        : translated(
          "Unicode lists these letters for the language, but they are on no key and in no list.")
      // Unchanged rows keep the focus.
      guard found != shown else { return }
      let focused = rows.firstIndex { $0["row"].hasFocus }
      for row in rows { group.remove(row["row"]) }
      rows = []
      shown = found
      for letter in found { try add(letter) }
      // The letter after an added one receives the focus.
      if let focused, !rows.isEmpty { rows[min(focused, rows.count - 1)]["add"].focus() }
    } catch {
      group["description"] = "\(error)".asMarkup
    }
  }

  /// The missing letters, or `nil` if CLDR has no data for the language.
  private func find(_ letters: UserLetters) throws -> [Missing]? {
    let known = try exemplars ?? Exemplars.shipped()
    exemplars = known
    let source = sequence(first: letters.locale, next: \.parent)
    guard let wanted = source.lazy.compactMap({ known[$0] }).first else { return nil }
    let keyboards = LocaleKeyboard.usual(for: letters.locale, library: letters.library)
    return [
      (wanted.main, translated("Needed by the language")),
      (wanted.auxiliary, translated("Needed for names and loanwords")),
    ].flatMap { list, reason in
      list.filter { letter in keyboards.contains { $0.reach(of: letter) == .none } }.map { letter in
        let base = BaseLetters.key(of: letter)
        let isFitting = (try? letters.list(for: base).check(letter, for: base)) != nil
        return Missing(letter: letter, reason: reason, key: isFitting ? base : "")
      }
    }
  }

  private func add(_ missing: Missing) throws {
    let ui = try PageContext.load("missing-letter")
    let name = LetterRow.name(of: missing.letter)
    let key = missing.key
    ui["row"]["title"] = name
    ui["row"]["subtitle"] = missing.reason
    ui["label"]["label"] =
      key.isEmpty ? translated("Add to the key shown") : translated("Add to %s").filling(key)
    ui["add"].setAccessible(
      label: key.isEmpty
        ? translated("Add %s to the key shown").filling(name)
        : translated("Add %1 to %2").filling(name, key))
    ui["add"].onClick { [weak self] in self?.onAdd?(missing.letter, key) }
    rows.append(ui)
    group.add(ui["row"])
  }
}
