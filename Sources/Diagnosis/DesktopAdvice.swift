import GLib
import Hosting
import IBus

/// What a session's desktop needs so that keys reach the keyboard, derived from facts alone.
struct DesktopAdvice {
  private let facts: SessionFacts
  private(set) var findings: [Finding] = []

  /// Compares the facts with what the desktop needs.
  init(_ facts: SessionFacts) {
    self.facts = facts
    if let desktop = SessionDesktop(environment: facts.environment) {
      if FrontEndInUse(facts, on: desktop) == .engine { advise(on: desktop) }
      findings += WaylandAdvice(facts, on: desktop).findings
    } else {
      adviseToSetVariables()
    }
  }

  private mutating func advise(on desktop: SessionDesktop) {
    let names = [desktop.name, desktop.isWayland ? "Wayland" : "X11"]
    switch desktop.route {
    case .shell:
      findings.add(.well, translated("Keys reach IBus through GNOME Shell (%1, %2)"), names)
      adviseToUnsetVariables()
    case .virtualKeyboard:
      findings.add(
        .well, translated("Keys reach IBus through KWin's virtual keyboard (%1, %2)"), names)
      adviseOnVirtualKeyboard()
      adviseOnWayland(desktop)
    case .inputMethod:
      if let ibus = facts.ibus, ibus < .firstWithInputMethod2 {
        findings.add(
          .well,
          translated(
            "Keys reach IBus through GTK and Qt input modules (%1, %2), as IBus %3 does not support"
              + " input-method-v2"), names + ["\(ibus)"])
        return adviseOnModules()
      }
      findings.add(.well, translated("Keys reach IBus through input-method-v2 (%1, %2)"), names)
      adviseOnInputMethod(desktop)
      adviseOnWayland(desktop)
    case .modules:
      findings.add(
        .well, translated("Keys reach IBus through GTK and Qt input modules (%1, %2)"), names)
      adviseOnModules()
    }
  }

  // MARK: Routes

  private mutating func adviseOnVirtualKeyboard() {
    let place = "System Settings → Keyboard → Virtual Keyboard"
    guard let file = facts.virtualKeyboard else {
      return findings.add(
        .broken,
        translated(
          "No virtual keyboard is chosen in KWin, so no key reaches IBus; choose IBus Wayland in %s."
        ), [place])
    }
    guard file.hasSuffix(SessionFacts.panelFile) else {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return findings.add(
        .broken,
        translated(
          "KWin's virtual keyboard is %1, so no key reaches IBus; choose IBus Wayland in %2."
        ), [name, place])
    }
    guard facts.isInputMethodRunning else {
      return findings.add(
        .broken,
        translated(
          "KWin's virtual keyboard is IBus Wayland, but KWin has not started it; choose it once more"
            + " in %s, or log in again."), [place])
    }
    findings.add(.well, translated("KWin's virtual keyboard is IBus Wayland"))
    if facts.environment["DISPLAY"] != nil, !facts.keepsFocus {
      findings.add(
        .remark,
        translated(
          "IBus's window takes the focus from programs that run through Xwayland, and their lists"
            + " close at once; add a rule in System Settings → Window Management → Window Rules:"
            + " window class ibus-ui-gtk3, Accept focus, Force, No."))
    }
  }

  private mutating func adviseOnInputMethod(_ desktop: SessionDesktop) {
    if facts.isInputMethodRunning {
      return findings.add(.well, translated("IBus runs as an input method"))
    }
    findings.add(
      .broken,
      translated(
        "IBus is not running as an input method, so no key reaches it; have %s run \"ibus start --type"
          + " wayland\" when it starts (not ibus-daemon), and log in again."), [desktop.name])
  }

  private mutating func adviseOnModules() {
    adviseToSetVariables()
    if facts.environment["QT_IM_MODULE"] == nil, facts.environment["QT_IM_MODULES"] == nil {
      findings.add(
        .remark,
        translated(
          "QT_IM_MODULE is not set, so Qt programs do not use IBus; set it to ibus, and log in"
            + " again."))
    }
    if facts.environment["XMODIFIERS"] != "@im=ibus" {
      findings.add(
        .remark,
        translated(
          "XMODIFIERS is not set to @im=ibus, so programs without a toolkit, such as xterm, do not use"
            + " IBus; set it, and log in again."))
    }
  }

  // MARK: Several routes

  /// For desktops on which programs must be set up to use IBus.
  private mutating func adviseToSetVariables() {
    adviseOnVariables(
      allowed: ["ibus"],
      translated(
        "%1 is %2, so programs of that toolkit do not use IBus; set it to ibus, and log in again."))
  }

  /// For desktops on which programs use IBus by themselves.
  private mutating func adviseToUnsetVariables() {
    adviseOnVariables(
      allowed: ["ibus", "wayland"],
      translated(
        "%1 is %2, so programs of that toolkit do not use IBus; unset it, and log in again."))
  }

  /// Toolkits that are set to something else never use IBus.
  private mutating func adviseOnVariables(allowed values: [String], _ sentence: String) {
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] {
      guard let value = facts.environment[name], !values.contains(value) else { continue }
      findings.add(.remark, sentence, [name, value])
    }
  }

  /// For Wayland outside GNOME.
  private mutating func adviseOnWayland(_ desktop: SessionDesktop) {
    adviseToUnsetVariables()
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] where facts.environment[name] == "ibus" {
      findings.add(
        .remark,
        translated(
          "%1 is %2, so programs of that toolkit bypass %3, and the letters you pick there do"
            + " not arrive correctly; unset it, and log in again."), [name, "ibus", desktop.name])
    }
    adviseOnLayout()
    if let ibus = facts.ibus, ibus < .firstWithContentType {
      findings.add(
        .remark,
        translated(
          "IBus %1 does not say here what a field is for, so password fields and terminals can only"
            + " be guessed; IBus %2 does."), ["\(ibus)", "\(IBusVersion.firstWithContentType)"])
    }
  }

  /// In IBus 1.5.32 to 1.5.35 the layout of an engine for a layout stays in force when another engine
  /// follows, with or without the setting `use-system-keyboard-layout`.
  private mutating func adviseOnLayout() {
    guard let layout = facts.engines.first(where: { $0.hasPrefix("xkb:") }) else { return }
    findings.add(
      .remark,
      translated(
        "IBus's preferences have %1, whose layout stays in force with the engine %2; if it is not"
          + " yours, remove it there, choose layouts in the desktop's settings, and log in again."
      ), [layout, EngineCatalogue.multilingual])
  }
}
