import GLib
import Hosting
import IBus

/// What a desktop needs so that keys reach callout-wayland, without IBus.
struct WaylandAdvice {
  private static let place = "System Settings → Keyboard → Virtual Keyboard"

  private let facts: SessionFacts
  private let desktop: SessionDesktop
  private(set) var findings: [Finding] = []

  /// Compares the facts with what the desktop needs.
  init(_ facts: SessionFacts, on desktop: SessionDesktop) {
    self.facts = facts
    self.desktop = desktop
    switch FrontEndInUse(facts, on: desktop) {
    case .engine: mention()
    case .wayland: examine()
    case .neither: recommend()
    }
  }

  /// For those who type through IBus where they need not.
  private mutating func mention() {
    guard let program = facts.waylandProgram else { return }
    // Before that version, lists are missing and passwords are not known as such.
    let isLimited = facts.ibus.map { $0 < .firstWithContentType } ?? false
    let mark = isLimited ? Finding.Mark.remark : .well
    switch desktop.route {
    case .shell, .modules: break
    case .virtualKeyboard:
      findings.add(
        mark, translated("IBus is not needed here; choose Hold for Accents in %s."), [Self.place],
        remedy: .choose(SessionFacts.waylandChoice))
    case .inputMethod:
      findings.add(
        mark,
        translated(
          "IBus is not needed here; have %1 run \"%2\" when it starts, and log in again."),
        [desktop.name, program])
    }
  }

  private mutating func examine() {
    findings.add(
      .well, translated("Keys reach ibus-callout without IBus (%1, %2)"),
      [desktop.name, "Wayland"])
    if !facts.showsLists {
      findings.add(
        .broken,
        translated(
          "%s does not show the lists of input methods, so held keys repeat; sway does from version"
            + " 1.10 on."), [desktop.name])
    }
    if desktop.route == .virtualKeyboard {
      if facts.isWaylandRunning {
        findings.add(.well, translated("KWin's virtual keyboard is Hold for Accents"))
      } else {
        findings.add(
          .broken,
          translated(
            "KWin's virtual keyboard is Hold for Accents, but KWin has not started it; choose it once"
              + " more in %s, or log in again."), [Self.place],
          remedy: .choose(SessionFacts.waylandChoice))
      }
    } else if facts.isInputMethodRunning {
      findings.add(
        .remark,
        translated(
          "IBus runs as an input method, too, but %s hands keys to only one of the two; start only one"
            + " of them."), [desktop.name])
    }
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] {
      guard let value = facts.environment[name], value != "wayland" else { continue }
      findings.add(
        .remark,
        translated(
          "%1 is %2, so programs of that toolkit bypass %3, and the letters you pick there do"
            + " not arrive correctly; unset it, and log in again."),
        [name, value, desktop.name])
    }
  }

  private mutating func recommend() {
    if desktop.route == .virtualKeyboard {
      findings.add(
        .broken, translated("No key reaches ibus-callout; choose Hold for Accents in %s."),
        [Self.place], remedy: .choose(SessionFacts.waylandChoice))
    } else {
      findings.add(
        .broken,
        translated(
          "No key reaches ibus-callout; have %1 run \"%2\" when it starts, and log in again."),
        [desktop.name, facts.waylandProgram ?? ""])
    }
  }
}
