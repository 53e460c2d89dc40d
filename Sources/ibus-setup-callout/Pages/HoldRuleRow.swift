import Adwaita
import GLib
import KeyboardCore

/// The row of one rule: a program, and what holding does there.
final class HoldRuleRow: StoredRow {
  /// What rules decide, in the words of settings and of people.
  static var decisions: [(word: String, name: String)] {
    [
      ("on", translated("On")), ("off", translated("Off")),
      ("compose", translated("On: underlined first")), ("correct", translated("On: corrected")),
      ("replace", translated("On: deleted as text")),
      ("backspace", translated("On: deleted with Backspace")),
    ]
  }

  private let words = decisions.map(\.word)
  /// What was in the row when it was last read or stored.
  private var known = (name: "", place: 0)

  /// Makes the row of a rule; of none yet for `nil`.
  init(_ text: String?) throws {
    try super.init(text, file: "hold-rule")
    var place = 0
    if let text {
      let equals = text.lastIndex(of: "=") ?? text.endIndex
      program["text"] = String(text[..<equals])
      // What another version may have written is no decision of this one's.
      place = words.firstIndex(of: String(text[equals...].dropFirst())) ?? Object.noPlace
    }
    decision.setChoices(Self.decisions.map(\.name), place: place)
    known = (name, place)
    update()
    program.on("changed") { [weak self] in self?.showTitle() }
    program.onEntered { [weak self] in self?.store() }
    decision.on("notify::selected") { [weak self] in self?.store() }
  }

  override var first: Object { program }
  override var removal: String { translated("Rule for %s removed").filling(root["title"]) }

  private var program: Object { ui["program"] }
  private var decision: Object { ui["decision"] }
  private var name: String { program["text"] }
  private var isNew: Bool { name.isEmpty && text == nil }

  /// The rule that is in the row, right or wrong.
  private var written: String {
    words.indices.contains(decision.place) ? "\(name)=\(words[decision.place])" : name
  }

  /// A rule that cannot be read has its text for a title.
  private func showTitle() {
    let unreadable = text.flatMap { (try? HoldRule($0)) == nil ? $0 : nil }
    root["title"] = unreadable ?? (name.isEmpty ? translated("New Rule") : name)
  }

  private func update() {
    showTitle()
    let problem = problem
    root["subtitle"] = problem ?? decision.choice
    let isWrong = problem != nil && !isNew
    ui["warning"]["visible"] = isWrong
    program.setStyle("error", isWrong)
  }

  private func store() {
    guard known != (name, decision.place) else { return }
    known = (name, decision.place)
    text = (try? HoldRule(written))?.description
    update()
    onChange?()
  }

  /// What keeps it from being a rule.
  private var problem: String? {
    do {
      _ = try HoldRule(written)
      return nil
    } catch {
      if let word = error.word {
        return translated("“%s” is not a kind of field.").filling(word)
      }
      return isNew
        ? translated("Enter the name of a program.")
        : translated(
          "This rule is invalid. Enter a program and choose what a held key does there.")
    }
  }
}
