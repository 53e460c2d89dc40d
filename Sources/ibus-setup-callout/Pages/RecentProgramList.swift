import Adwaita
import EngineHost
import GLib
import Hosting
import KeyboardCore

/// The programs typed into lately, each with what holding a key does there.
final class RecentProgramList {
  private static let key = "hold-rules"
  /// How often the engine is asked while the page is shown, in ms.
  private static let pause = 2000
  /// What this window is called by IBus and by desktops.
  private static let ownNames = ["ibus-setup-callout", "org.freedesktop.ibus.callout.setup"]

  private let ui: Builder
  private let context: PageContext
  private let standard = ClientRules().rules
  private var rows: [RecentProgramRow] = []
  private var timeout: Timeout?

  /// Fills the group of the page, as long as the page is shown.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    SettingControl.showLock(on: ui["recent"], of: Self.key, context.settings)
    ui["switched-off"]["subtitle"] = rules.switchedOff.joined(separator: ", ")
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    ui["page"].on("map") { [weak self] in self?.ask() }
    ui["page"].on("unmap") { [weak self] in self?.timeout = nil }
  }

  private var rules: ProgramRules {
    ProgramRules(stored: context.settings[Self.key].strings, standard: standard)
  }

  private func ask() {
    EngineQuestions.askPrograms { [weak self] names in
      guard let self, ui["page"].isMapped else { return }
      show(names.filter { !Self.ownNames.contains(ClientName.program($0).lowercased()) })
      timeout = Timeout(milliseconds: Self.pause, priority: .low) { [weak self] in self?.ask() }
    }
  }

  /// Shows programs; those that were shown stay where they are, or a row would go from under the
  /// hand.
  private func show(_ names: [String]) {
    for name in names where !rows.contains(where: { $0.program == name }) {
      context.attempt {
        let row = try RecentProgramRow(name)
        row.onChoice = { [weak self] word in self?.store(word, for: name) }
        rows.append(row)
        ui["recent"].add(row.root)
        row.read(rules)
      }
    }
    ui["no-recent"]["visible"] = rows.isEmpty
  }

  private func read() {
    let rules = rules
    for row in rows { row.read(rules) }
  }

  private func store(_ word: String?, for program: String) {
    context.settings[Self.key] = Variant(rules.rules(with: word, for: program))
  }
}
