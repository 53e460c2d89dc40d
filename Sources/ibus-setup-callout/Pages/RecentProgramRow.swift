import Adwaita
import GLib
import KeyboardCore

/// The row of a program that was typed into: what holding a key does there.
final class RecentProgramRow {
  /// The widget.
  let root: Object
  /// The program's name.
  let program: String
  /// Called with the word of the rule the user has chosen, or `nil` for none.
  var onChoice: ((String?) -> Void)?

  private var shown: [String] = []
  private var isReading = false

  /// Makes the row of a program.
  init(_ program: String) throws {
    self.program = program
    root = try PageContext.load("recent-program").object("row")
    root["title"] = Self.title(of: program)
    root.on("notify::selected") { [weak self] in self?.choose() }
  }

  /// Shows what the rules say.
  func read(_ rules: ProgramRules) {
    let word = rules.word(for: program)
    let names = Self.names
    let standard = names[rules.standardWord(for: program)] ?? ""
    let choices =
      [translated("Automatic (%s)").filling(standard)]
      + HoldRuleRow.words.map { names[$0] ?? $0 }
    let place = word.flatMap { HoldRuleRow.words.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard shown != choices || root.place != place else { return }
    isReading = true
    if shown != choices {
      shown = choices
      root.setChoices(choices, place: place)
    } else {
      root.setPlace(place)
    }
    isReading = false
  }

  private func choose() {
    guard !isReading else { return }
    let place = root.place
    let words = HoldRuleRow.words
    // Not within the signal of the widget whose choices may change.
    MainLoop.after(milliseconds: 0) { [weak self] in
      self?.onChoice?(words.indices.contains(place - 1) ? words[place - 1] : nil)
    }
  }

  /// What a program is called on the page.
  private static func title(of program: String) -> String {
    switch program {
    case ClientName.qt: translated("Programs made with Qt")
    case ClientName.xim: translated("Older X programs, such as xterm")
    case ClientName.gnomeShell: translated("All programs (GNOME uses one name for all of them)")
    case ClientName.wayland: translated("All Wayland programs (IBus uses one name for all of them)")
    default: ClientName.program(program)
    }
  }

  /// What the words of rules are for people.
  private static var names: [String: String] {
    [
      "on": translated("On"), "off": translated("Off"),
      "compose": translated("On: underlined first"), "correct": translated("On: corrected"),
      "replace": translated("On: deleted as text"),
      "backspace": translated("On: deleted with Backspace"),
    ]
  }
}
