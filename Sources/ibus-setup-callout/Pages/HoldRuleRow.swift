import Adwaita
import GLib
import KeyboardCore

/// The row of a rule: a program, and what holding a key does there.
final class HoldRuleRow: StoredRow {
  /// The decisions of rules, as settings spell them and in words.
  static var decisions: [(word: String, name: String)] {
    [
      ("on", translated("On")), ("off", translated("Off")),
      ("compose", translated("On: underlined first")), ("correct", translated("On: corrected")),
      ("replace", translated("On: deleted as text")),
      ("backspace", translated("On: deleted with Backspace")),
    ]
  }

  private let words = decisions.map(\.word)
  /// The content of the row when it was last read or stored.
  private var known = (name: "", place: 0)

  init(_ text: String?) throws {
    try super.init(text, file: "hold-rule")
    var place = 0
    if let text {
      let equals = text.lastIndex(of: "=") ?? text.endIndex
      program["text"] = String(text[..<equals])
      // A newer version may have stored a decision that this one does not know.
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

  /// The text in the row, valid or not.
  private var written: String {
    words.indices.contains(decision.place) ? "\(name)=\(words[decision.place])" : name
  }

  /// Shows the program, or the whole text of a stored rule that is invalid.
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
    program.setProblem(isWrong ? problem : nil)
  }

  private func store() {
    guard known != (name, decision.place) else { return }
    known = (name, decision.place)
    text = (try? HoldRule(written))?.description
    update()
    onChange?()
  }

  /// Why the text is not a valid rule, or `nil`.
  private var problem: String? {
    do {
      _ = try HoldRule(written)
      return nil
    } catch {
      if let word = error.word { return translated("“%s” is not a kind of field.").filling(word) }
      return isNew
        ? translated("Enter the name of a program.")
        : translated(
          "This rule is invalid. Enter a program and choose what a held key does there.")
    }
  }
}
