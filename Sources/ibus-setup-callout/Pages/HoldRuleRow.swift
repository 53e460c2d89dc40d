import Adwaita
import GLib
import KeyboardCore

/// The row of one rule: a program, and what holding does there.
final class HoldRuleRow: StoredRow {
  /// What rules decide, in the order of `hold-rule.ui`.
  static let words = ["on", "off", "compose", "correct", "replace", "backspace"]

  let root: Object
  var text: String?
  var onChange: (() -> Void)?
  var onRemove: (() -> Void)?

  private let program: Object
  private let decision: Object
  private let warning: Object
  /// What was in the row when it was last read or stored.
  private var known: (name: String, place: Int)

  /// Makes the row of a rule; of none yet for `nil`.
  init(_ text: String?) throws {
    let builder = try PageContext.load("hold-rule")
    root = try builder.object("row")
    program = try builder.object("program")
    decision = try builder.object("decision")
    warning = try builder.object("warning")
    self.text = text
    if let text {
      let equals = text.lastIndex(of: "=") ?? text.endIndex
      program["text"] = String(text[..<equals])
      let word = String(text[equals...].dropFirst())
      decision.setPlace(Self.words.firstIndex(of: word) ?? Object.noPlace)
    }
    known = (program["text"], decision.place)
    update()
    program.on("changed") { [weak self] in self?.showTitle() }
    program.onEntered { [weak self] in self?.store() }
    decision.on("notify::selected") { [weak self] in self?.store() }
    try builder.object("remove").on("clicked") { [weak self] in
      // Not within the signal of a widget that goes with the row.
      MainLoop.after(milliseconds: 0) { self?.onRemove?() }
    }
  }

  var removal: String { translated("Rule for %s removed").filling(root["title"]) }

  func open() {
    root["expanded"] = true
    // What is in the row can have the focus only when it has a place.
    MainLoop.after(milliseconds: 50) { [program] in program.focus() }
  }

  private func update() {
    showTitle()
    let problem = problem
    root["subtitle"] = problem ?? decision.choice
    let isWrong = problem != nil && !(name.isEmpty && text == nil)
    warning["visible"] = isWrong
    program.setStyle("error", isWrong)
  }

  private var name: String { program["text"] }

  /// The rule that is in the row, right or wrong.
  private var written: String {
    let word = Self.words.indices.contains(decision.place) ? Self.words[decision.place] : nil
    return word.map { "\(name)=\($0)" } ?? name
  }

  private func showTitle() {
    root["title"] = name.isEmpty ? text ?? translated("New Rule") : name
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
      return name.isEmpty && text == nil
        ? translated("Enter the name of a program.")
        : translated(
          "This rule is invalid. Enter a program and choose what a held key does there.")
    }
  }
}
