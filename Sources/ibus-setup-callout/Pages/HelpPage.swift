import Adwaita
import Diagnosis
import GLib

/// A field to try holding keys in, and the findings of `ime-cli doctor`: whether the engine works, and
/// what prevents it.
final class HelpPage: PreferencesPage {
  private let trial: TrialField
  private var rows: [(place: Object, row: Object)] = []
  private var findings: [Finding] = []

  override init(_ ui: Builder, _ context: PageContext) throws {
    trial = TrialField(entry: ui["trial"], list: ui["trial-list"])
    try super.init(ui, context)
    ui["again"].on("clicked") { [weak self] in self?.examine() }
    ui["copy"].on("clicked") { [weak self] in self?.copy() }
    // Reading files and calling IBus takes some time, so the page appears first.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.examine() }
  }

  private func examine() {
    for (place, row) in rows { place.remove(row) }
    let examination = Examination()
    findings = examination.findings
    rows = []
    if let praise = examination.praise { add(praise, to: ui["results"], style: "success") }
    for finding in examination.problems { add(finding, to: ui["results"]) }
    for finding in examination.details { add(finding, to: ui["details"]) }
  }

  private func copy() {
    ui["page"].copy(findings.map { "\($0)\n" }.joined())
    context.say(translated("Copied"))
  }

  private func add(_ finding: Finding, to place: Object, style: String? = nil) {
    guard let ui = try? PageContext.load("finding") else { return }
    let (row, image) = (ui["row"], ui["mark"])
    row["title"] = finding.sentence
    if let style { row.setStyle(style) }
    let (icon, meaning, color) =
      switch finding.mark {
      case .well: ("object-select-symbolic", translated("OK"), "success")
      case .remark: ("dialog-warning-symbolic", translated("Note"), "warning")
      case .broken: ("dialog-error-symbolic", translated("Problem"), "error")
      }
    image["icon-name"] = icon
    image.setStyle(color)
    image.setAccessible(label: meaning)
    row.setAccessible(description: meaning)
    if let remedy = finding.remedy {
      let button = ui["remedy"]
      button["label"] = remedy.title
      button["visible"] = true
      button.setAccessible(label: remedy.title, description: finding.sentence)
      button.onClick { [weak self] in self?.context.apply(remedy) { self?.examine() } }
    }
    place.add(row)
    rows.append((place, row))
  }
}
