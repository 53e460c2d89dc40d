import Adwaita

/// What holding a key does, a field to try it in, and the rules for programs.
final class HoldingPage: PreferencesPage {
  let root: Object
  private let trial: TrialField
  private let rules: StoredList<HoldRuleRow>
  private let recent: RecentProgramList

  init(_ context: PageContext) throws {
    let builder = try context.build("holding")
    root = try builder.object("page")
    trial = try TrialField(
      entry: builder.object("trial"), list: builder.object("trial-list"))
    rules = try StoredList<HoldRuleRow>(
      of: "hold-rules", group: builder.object("rules"), button: builder.object("add-rule"), context,
      makeRow: HoldRuleRow.init)
    recent = RecentProgramList(
      group: try builder.object("recent"), empty: try builder.object("no-recent"),
      others: try builder.object("switched-off"), page: root, context)
  }
}
