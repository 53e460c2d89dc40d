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
    root = try PageContext.load("recent-program")["row"]
    root["title"] = Self.title(of: program)
    root.on("notify::selected") { [weak self] in self?.choose() }
  }

  /// Shows what the rules say.
  func read(_ rules: ProgramRules) {
    let decisions = HoldRuleRow.decisions
    let standard = rules.standardWord(for: program)
    let automatic = decisions.first { $0.word == standard }?.name ?? ""
    let choices = [translated("Automatic (%s)").filling(automatic)] + decisions.map(\.name)
    let word = rules.word(for: program)
    let place = decisions.firstIndex { $0.word == word }.map { $0 + 1 } ?? 0
    isReading = true
    if shown != choices {
      shown = choices
      root.setChoices(choices, place: place)
    } else {
      root.place = place
    }
    isReading = false
  }

  private func choose() {
    guard !isReading else { return }
    let decisions = HoldRuleRow.decisions
    let index = root.place - 1
    let word = decisions.indices.contains(index) ? decisions[index].word : nil
    // Not within the signal of the widget whose choices may change.
    MainLoop.after(milliseconds: 0) { [weak self] in self?.onChoice?(word) }
  }

  /// What a program is called on the page.
  private static func title(of program: String) -> String {
    switch program {
    case ClientName.qt: translated("Qt programs")
    case ClientName.xim: translated("Older X programs, such as xterm")
    case ClientName.gnomeShell: translated("All programs (GNOME uses one name for all of them)")
    case ClientName.wayland: translated("All Wayland programs (IBus uses one name for all of them)")
    default: ClientName.program(program)
    }
  }
}
