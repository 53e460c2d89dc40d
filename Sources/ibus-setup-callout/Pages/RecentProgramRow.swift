import Adwaita
import GLib
import KeyboardCore

/// The row of a recent program: what holding a key does there.
final class RecentProgramRow {
  let root: Object
  let program: String
  /// Called with the decision that is chosen, or `nil` for no rule.
  var onChoice: ((String?) -> Void)?

  private var shown: [String] = []

  init(_ program: String) throws {
    self.program = program
    root = try PageContext.load("recent-program")["row"]
    root["title"] = Self.title(of: program)
    root.on("notify::selected") { [weak self] in
      // The choices may change, which they must not during a signal of their widget.
      MainLoop.after(milliseconds: 0) { self?.choose() }
    }
  }

  func read(_ rules: ProgramRules) {
    let decisions = HoldRuleRow.decisions
    let standard = rules.standardWord(for: program)
    let automatic = decisions.first { $0.word == standard }?.name ?? ""
    let choices = [translated("Automatic (%s)").filling(automatic)] + decisions.map(\.name)
    let word = rules.word(for: program)
    let place = decisions.firstIndex { $0.word == word }.map { $0 + 1 } ?? 0
    if shown != choices {
      shown = choices
      root.setChoices(choices, place: place)
    } else {
      root.place = place
    }
  }

  private func choose() {
    let decisions = HoldRuleRow.decisions
    let index = root.place - 1
    onChoice?(decisions.indices.contains(index) ? decisions[index].word : nil)
  }

  /// The program's name on the page.
  private static func title(of program: String) -> String {
    switch program {
    case ClientName.qt: translated("Qt programs")
    case ClientName.xim: translated("Older X programs, such as xterm")
    case ClientName.gnomeShell: translated("All programs (GNOME uses one name for all of them)")
    case ClientName.wayland: translated("All Wayland programs (IBus uses one name for all of them)")
    case ClientName.compositor: translated("All programs of this session")
    default: ClientName.program(program)
    }
  }
}
