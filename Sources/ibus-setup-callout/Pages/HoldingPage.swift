import Adwaita

/// The settings of holding, a field to try it in, and the rules for programs.
final class HoldingPage: PreferencesPage {
  private let trial: TrialField
  private let rules: StoredList<HoldRuleRow>
  private let recent: RecentProgramList

  override init(_ ui: Builder, _ context: PageContext) throws {
    trial = TrialField(entry: ui["trial"], list: ui["trial-list"])
    rules = try StoredList(
      of: "hold-rules", group: ui["rules"], button: ui["add-rule"], context,
      makeRow: HoldRuleRow.init)
    recent = RecentProgramList(ui, context)
    try super.init(ui, context)
  }
}
