import Adwaita
import Diagnosis
import GLib

/// What keeps the engine from working, as `ime-cli doctor` finds it.
final class DiagnosisPage: PreferencesPage {
  let root: Object
  private let group: Object
  private let context: PageContext
  private var rows: [Object] = []
  private var findings: [Finding] = []

  init(_ context: PageContext) throws {
    self.context = context
    let builder = try context.build("diagnosis")
    root = try builder.object("page")
    group = try builder.object("findings")
    try builder.object("again").on("clicked") { [weak self] in self?.examine() }
    try builder.object("copy").on("clicked") { [weak self] in self?.copy() }
    // The page is there first: files are read, and IBus is asked.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.examine() }
  }

  private func examine() {
    for row in rows { group.remove(row) }
    findings = Examination().findings
    rows = findings.compactMap { try? Self.row(of: $0) }
    for row in rows { group.add(row) }
  }

  private func copy() {
    root.copy(findings.map { "\($0)\n" }.joined())
    context.say(translated("Copied"))
  }

  private static func row(of finding: Finding) throws -> Object {
    let builder = try PageContext.load("finding")
    let row = try builder.object("row")
    row["title"] = finding.sentence
    let mark = try builder.object("mark")
    let (icon, meaning, style) =
      switch finding.mark {
      case .well: ("emblem-ok-symbolic", translated("Well"), "success")
      case .remark: ("dialog-warning-symbolic", translated("Worth knowing"), "warning")
      case .broken: ("dialog-error-symbolic", translated("Broken"), "error")
      }
    mark["icon-name"] = icon
    mark.setStyle(style)
    mark.setAccessible(label: meaning)
    return row
  }
}
