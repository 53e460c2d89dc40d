import Adwaita
import Diagnosis
import GLib

/// What keeps the engine from working, as `ime-cli doctor` finds it.
final class DiagnosisPage: PreferencesPage {
  let root: Object
  private let results: Object
  private let details: Object
  private let context: PageContext
  private var rows: [(group: Object, row: Object)] = []
  private var findings: [Finding] = []

  init(_ context: PageContext) throws {
    self.context = context
    let builder = try context.build("diagnosis")
    root = try builder.object("page")
    results = try builder.object("results")
    details = try builder.object("details")
    try builder.object("again").on("clicked") { [weak self] in self?.examine() }
    try builder.object("copy").on("clicked") { [weak self] in self?.copy() }
    // The page is there first: files are read, and IBus is asked.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.examine() }
  }

  private func examine() {
    for (group, row) in rows { group.remove(row) }
    let examination = Examination()
    findings = examination.findings
    rows = []
    if let praise = examination.praise {
      add(praise.sentence, praise.mark, to: results, style: "success")
    }
    for finding in examination.problems { add(finding.sentence, finding.mark, to: results) }
    for finding in examination.details { add(finding.sentence, finding.mark, to: details) }
  }

  private func copy() {
    root.copy(findings.map { "\($0)\n" }.joined())
    context.say(translated("Copied"))
  }

  private func add(
    _ sentence: String, _ mark: Finding.Mark, to group: Object, style: String? = nil
  ) {
    guard let builder = try? PageContext.load("finding"), let row = try? builder.object("row"),
      let image = try? builder.object("mark")
    else { return }
    row["title"] = sentence
    if let style { row.setStyle(style) }
    let (icon, meaning, color) =
      switch mark {
      case .well: ("emblem-ok-symbolic", translated("OK"), "success")
      case .remark: ("dialog-warning-symbolic", translated("Note"), "warning")
      case .broken: ("dialog-error-symbolic", translated("Problem"), "error")
      }
    image["icon-name"] = icon
    image.setStyle(color)
    image.setAccessible(label: meaning)
    group.add(row)
    rows.append((group, row))
  }
}
