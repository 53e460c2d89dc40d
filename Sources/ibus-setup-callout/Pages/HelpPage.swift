import Adwaita
import Diagnosis
import GLib

/// The findings of `ime-cli doctor`: whether the engine works, and what prevents it.
final class DiagnosisPage: PreferencesPage {
  private var rows: [(group: Object, row: Object)] = []
  private var findings: [Finding] = []

  override init(_ ui: Builder, _ context: PageContext) throws {
    try super.init(ui, context)
    ui["again"].on("clicked") { [weak self] in self?.examine() }
    ui["copy"].on("clicked") { [weak self] in self?.copy() }
    // Reading files and calling IBus takes some time, so the page appears first.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.examine() }
  }

  private func examine() {
    for (group, row) in rows { group.remove(row) }
    let examination = Examination()
    findings = examination.findings
    rows = []
    if let praise = examination.praise { add(praise, to: ui["results"], style: "success") }
    for finding in examination.problems { add(finding, to: ui["results"]) }
    for finding in examination.details { add(finding, to: ui["details"]) }
  }

  private func offer(_ remedy: VirtualKeyboardChoice, on button: Object) {
    button["visible"] = true
    button.onClick { [weak self] in
      do {
        try remedy.apply()
        // The desktop starts the input method now.
        MainLoop.after(milliseconds: 1500) { self?.examine() }
      } catch {
        self?.context.say("\(error)")
      }
    }
  }

  private func copy() {
    ui["page"].copy(findings.map { "\($0)\n" }.joined())
    context.say(translated("Copied"))
  }

  private func add(_ finding: Finding, to group: Object, style: String? = nil) {
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
    if let remedy = finding.remedy { offer(remedy, on: ui["remedy"]) }
    group.add(row)
    rows.append((group, row))
  }
}
