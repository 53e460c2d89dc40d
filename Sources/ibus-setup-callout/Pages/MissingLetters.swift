import Adwaita
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts

/// The letters that CLDR counts to a language and that no key and no list has.
final class MissingLetters {
  /// Called with a letter and the key whose list it is to join; "" for the key that is shown.
  var onAdd: ((String, String) -> Void)?

  private let group: Object
  private let context: PageContext
  private var rows: [Object] = []
  private var exemplars: [LocaleIdentifier: Exemplars]?

  /// Brings the group of the page `letters` to life.
  init(_ builder: Builder, _ context: PageContext) throws {
    self.context = context
    group = try builder.object("missing")
  }

  /// Shows what is missing in a locale, or nothing.
  func show(_ letters: UserLetters?) {
    for row in rows { group.remove(row) }
    rows = []
    group["visible"] = letters != nil
    guard let letters else { return }
    do {
      let known = try exemplars ?? Exemplars.shipped()
      exemplars = known
      let source = sequence(first: letters.locale, next: \.parent)
      guard let wanted = source.lazy.compactMap({ known[$0] }).first else {
        group["description"] = translated("It is not known which letters this language has.")
        return
      }
      let keyboards = Self.keyboards(of: letters)
      for (list, reason) in [
        (wanted.main, translated("The language needs it.")),
        (wanted.auxiliary, translated("Names and loanwords need it.")),
      ] {
        for letter in list where keyboards.contains(where: { $0.reach(of: letter) == .none }) {
          try add(letter, reason, letters)
        }
      }
      group["description"] =
        rows.isEmpty
        ? translated("Every letter that Unicode counts to this language is on a key or in a list.")
        : translated("Unicode counts these to the language, and no key and no list has them.")
    } catch {
      group["description"] = "\(error)"
    }
  }

  private func add(_ letter: String, _ reason: String, _ letters: UserLetters) throws {
    let builder = try PageContext.load("missing-letter")
    let row = try builder.object("row")
    let name = LetterRow.name(of: letter)
    row["title"] = name
    row["subtitle"] = reason
    let button = try builder.object("add")
    let base = BaseLetters.key(of: letter)
    let isFitting = (try? letters.list(for: base).check(letter, for: base)) != nil
    let key = isFitting ? base : ""
    button["label"] =
      isFitting
      ? translated("Add to %s").filling(base) : translated("Add to the key shown")
    button.setAccessible(
      label: isFitting
        ? translated("Add %1 to %2").filling(name, base)
        : translated("Add %s to the key shown").filling(name))
    button.on("clicked") { [weak self] in
      // Not within the signal of a widget that goes with the row.
      MainLoop.after(milliseconds: 0) { self?.onAdd?(letter, key) }
    }
    rows.append(row)
    group.add(row)
  }

  /// The locale's own layout; and for Latin script the American one, which many have.
  private static func keyboards(of letters: UserLetters) -> [LocaleKeyboard] {
    let provider = XKBLayoutProvider(library: letters.library)
    var layouts = [provider.xkbLayout(for: letters.locale)].compactMap(\.self)
    if letters.library.script(of: letters.locale) == .latin, layouts.first?.name != "us" {
      layouts += [provider.layout(named: "us")].compactMap(\.self)
    }
    return layouts.map { LocaleKeyboard(letters.locale, layout: $0, library: letters.library) }
  }
}
