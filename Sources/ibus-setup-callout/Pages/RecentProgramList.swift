import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The programs that the user has typed in recently, each with what holding a key does there.
final class RecentProgramList {
  private static let key = "hold-rules"
  /// How often the page asks the engine, in milliseconds.
  private static let pause = 2000
  /// The names of this program, in IBus and on desktops.
  private static let ownNames = ["ibus-setup-callout", "org.freedesktop.ibus.callout.setup"]

  private let ui: Builder
  private let context: PageContext
  private let standard = ClientRules().rules.map(\.rule)
  private var rows: [RecentProgramRow] = []
  private var timeout: Timeout?

  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    SettingControl.showLock(on: ui["recent"], of: Self.key, context.settings)
    ui["switched-off"]["subtitle"] = Self.sentence(of: rules.switchedOff)
    context.settings.onChange(of: Self.key) { [weak self] in self?.read() }
    ui["programs"].on("map") { [weak self] in self?.ask() }
    ui["programs"].on("unmap") { [weak self] in self?.timeout = nil }
  }

  private var rules: ProgramRules {
    ProgramRules(stored: context.settings[Self.key]?.strings ?? [], standard: standard)
  }

  /// The names of some programs, and how many others there are.
  private static func sentence(of patterns: [String]) -> String {
    let names = patterns.compactMap { $0.split(separator: ".").last.map(String.init) }
      .filter { !$0.contains("*") }.withoutDuplicates
    let shown = names.prefix(3)
    let rest = patterns.filter { pattern in !shown.contains { pattern.hasSuffix($0) } }
    let others = translated("%d more", "%d more", count: rest.count)
    return (shown + [others]).joined(separator: ", ")
  }

  private func ask() {
    EngineQuestions.askPrograms { [weak self] names in
      guard let self, ui["programs"].isMapped else { return }
      show(names.filter { !Self.ownNames.contains(ClientName.program($0).lowercased()) })
      timeout = Timeout(milliseconds: Self.pause, priority: .low) { [weak self] in self?.ask() }
    }
  }

  /// Adds programs; the others keep their places, so that no row moves away from under the pointer.
  private func show(_ names: [String]) {
    for name in names where !rows.contains(where: { $0.program == name }) {
      context.attempt {
        let row = try RecentProgramRow(name)
        row.onChoice = { [weak self] word in
          guard let self, word != rules.word(for: name) else { return }
          context.settings[Self.key] = Variant(rules.rules(with: word, for: name))
        }
        rows.append(row)
        ui["recent"].bind("sensitive", to: row.root)
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
}
