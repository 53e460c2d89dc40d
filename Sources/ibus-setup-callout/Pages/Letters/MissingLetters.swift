import Adwaita
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The letters that CLDR lists for a language and that no key or list has.
final class MissingLetters {
  /// Called with a letter and the key whose list it is to join; "" for the key that is shown.
  var onAdd: ((String, String) -> Void)?

  /// A letter that is missing.
  private struct Missing: Equatable {
    var letter: String
    /// Why it is listed.
    var reason: String
    /// The key it belongs on; "" for the one that is shown.
    var key: String
  }

  private let group: Object
  private var rows: [Builder] = []
  private var shown: [Missing] = []
  private var exemplars: [LocaleIdentifier: Exemplars]?

  /// Brings the group of the page of a locale to life.
  init(_ ui: Builder) {
    group = ui["missing"]
  }

  /// Shows what is missing in a locale, or nothing.
  func show(_ letters: UserLetters?) {
    group["visible"] = letters != nil
    guard let letters else { return }
    do {
      guard let found = try find(letters) else {
        group["description"] = translated("Unicode does not list the letters of this language.")
        return
      }
      group["description"] =
        found.isEmpty
        ? translated("Every letter Unicode lists for this language is on a key or in a list.")
        : translated("Unicode lists these for the language, but no key or list has them.")
      // Rows that stay keep the focus.
      guard found != shown else { return }
      let focused = rows.firstIndex { $0["row"].hasFocus }
      for row in rows { group.remove(row["row"]) }
      rows = []
      shown = found
      for letter in found { try add(letter) }
      // The letter that takes the place of one that was added is the next to be added.
      if let focused, !rows.isEmpty { rows[min(focused, rows.count - 1)]["add"].focus() }
    } catch {
      group["description"] = "\(error)".asMarkup
    }
  }

  /// The letters that are missing, or `nil` where nobody knows.
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
