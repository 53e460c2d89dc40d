import Adwaita
import GLib
import KeyboardCore

/// The row of one rule: a program, and what holding does there.
final class HoldRuleRow {
  /// What rules decide, in the order of `hold-rule.ui`.
  static let words = ["on", "off", "compose", "correct", "replace", "backspace"]

  /// The widget.
  let root: Object
  /// Called after the user has changed it.
  var onChange: (() -> Void)?
  /// Called when the user wants it gone.
  var onRemove: (() -> Void)?

  private let program: Object
  private let decision: Object

  /// Makes the row of a rule; of none yet for `nil`.
  init(_ text: String?) throws {
    let builder = try PageContext.load("hold-rule")
    root = try builder.object("row")
    program = try builder.object("program")
    decision = try builder.object("decision")
    if let text {
      // What is no rule is there to be mended.
      let equals = text.lastIndex(of: "=") ?? text.endIndex
      program["text"] = String(text[..<equals])
      let word = String(text[equals...].dropFirst())
      decision.setPlace(Self.words.firstIndex(of: word) ?? 0)
    }
    update()
    program.on("changed") { [weak self] in self?.changed() }
    decision.on("notify::selected") { [weak self] in self?.changed() }
    try builder.object("remove").on("clicked") { [weak self] in
      // Not within the signal of a widget that goes with the row.
      MainLoop.after(milliseconds: 0) { self?.onRemove?() }
    }
  }

  /// The rule as settings have it, or `nil` while it is none.
  var text: String? {
    let name: String = program["text"]
    let text = "\(name)=\(Self.words[decision.place])"
    return (try? HoldRule(text))?.description
  }

  /// Opens the row, for the name of a program to be typed.
  func open() {
    root["expanded"] = true
    // What is in the row can have the focus only when it has a place.
    MainLoop.after(milliseconds: 50) { [program] in program.focus() }
  }

  private func changed() {
    update()
    onChange?()
  }

  private func update() {
    let name: String = program["text"]
    root["title"] = name.isEmpty ? translated("New rule") : name
    root["subtitle"] = decision.choice
    program.setStyle("error", text == nil && !name.isEmpty)
  }
}
