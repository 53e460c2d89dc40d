import Adwaita

/// The settings of holding, a field to try it in, and the rules for programs.
final class HoldingPage: PreferencesPage {
  let ui: Builder
  private let trial: TrialField
  private let rules: StoredList<HoldRuleRow>
  private let recent: RecentProgramList

  init(_ ui: Builder, _ context: PageContext) throws {
    self.ui = ui
    trial = TrialField(entry: ui["trial"], list: ui["trial-list"])
    rules = try StoredList(
      of: "hold-rules", group: ui["rules"], button: ui["add-rule"], context,
      makeRow: HoldRuleRow.init)
    recent = RecentProgramList(ui, context)
  }
}
