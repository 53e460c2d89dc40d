import Adwaita
import GLib

/// The settings of holding and, on a page of their own, the programs and their rules.
final class HoldingPage: PreferencesPage {
  private let rules: StoredList<HoldRuleRow>
  private let recent: RecentProgramList

  override init(_ ui: Builder, _ context: PageContext) throws {
    rules = try StoredList(
      of: "hold-rules", group: ui["rules"], button: ui["add-rule"], context,
      makeRow: HoldRuleRow.init)
    recent = RecentProgramList(ui, context)
    try super.init(ui, context)
    rules.onUpdate = { [weak self] in self?.showWhetherEmpty() }
    showWhetherEmpty()
    ui["open-programs"].on("clicked") { [weak self] in self?.showPrograms() }
    ui["back"].on("clicked") { [weak self] in self?.goBack() }
    ui["page"].show(page: "list")
  }

  private func showWhetherEmpty() { ui["no-rules"]["visible"] = rules.rows.isEmpty }

  private func showPrograms() {
    ui["page"].show(page: "programs")
    ui["back"].focusSoon()
  }

  private func goBack() {
    ui["page"].show(page: "list")
    ui["programs-row"].focusSoon()
  }
}
