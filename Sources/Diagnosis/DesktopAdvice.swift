import EngineHost
import GLib
import Hosting
import IBus

/// What a session's desktop needs so that keys reach IBus, found from facts alone.
struct DesktopAdvice {
  /// The virtual keyboard of KWin that is IBus.
  private static let inputMethodFile = "org.freedesktop.IBus.Panel.Wayland.Gtk3.desktop"

  private let facts: SessionFacts
  /// What was found, in order.
  private(set) var findings: [Finding] = []

  /// Compares the facts with what the desktop needs.
  init(_ facts: SessionFacts) {
    self.facts = facts
    if let desktop = Desktop(environment: facts.environment) {
      advise(on: desktop)
    } else {
      adviseToSetVariables()
    }
  }

  private mutating func advise(on desktop: Desktop) {
    switch desktop.route {
    case .shell:
      add(.well, translated("Keys reach IBus through GNOME Shell (%1, %2)"), desktop)
      adviseToUnsetVariables()
    case .virtualKeyboard:
      add(.well, translated("Keys reach IBus through KWin's virtual keyboard (%1, %2)"), desktop)
      adviseOnVirtualKeyboard()
      adviseOnWayland(desktop)
    case .inputMethod:
      if let ibus = facts.ibus, ibus < .firstWithInputMethod2 {
        add(
          .well,
          translated(
            "Keys reach IBus through GTK and Qt input modules (%1, %2), as IBus %3 does not support"
              + " input-method-v2"), desktop, "\(ibus)")
        return adviseOnModules()
      }
      add(.well, translated("Keys reach IBus through input-method-v2 (%1, %2)"), desktop)
      adviseOnInputMethod(desktop)
      adviseOnWayland(desktop)
    case .modules:
      add(.well, translated("Keys reach IBus through GTK and Qt input modules (%1, %2)"), desktop)
      adviseOnModules()
    }
  }

  private mutating func add(_ mark: Finding.Mark, _ sentence: String) {
    findings.append(Finding(mark: mark, sentence: sentence))
  }

  /// Adds a sentence that names the desktop and what it draws with.
  private mutating func add(
    _ mark: Finding.Mark, _ sentence: String, _ desktop: Desktop, _ more: String = ""
  ) {
    add(mark, sentence.filling(desktop.name, desktop.isWayland ? "Wayland" : "X11", more))
  }

  // MARK: The ways of keys

  private mutating func adviseOnVirtualKeyboard() {
    let place = "System Settings → Keyboard → Virtual Keyboard"
    guard let file = facts.virtualKeyboard else {
      return add(
        .broken,
        translated(
          "No virtual keyboard is chosen in KWin, so no key reaches IBus; choose IBus Wayland in %s."
        ).filling(place))
    }
    guard file.hasSuffix(Self.inputMethodFile) else {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return add(
        .broken,
        translated(
          "KWin's virtual keyboard is %1, so no key reaches IBus; choose IBus Wayland in %2."
        ).filling(name, place))
    }
    guard facts.isInputMethodRunning else {
      return add(
        .broken,
        translated(
          "KWin's virtual keyboard is IBus Wayland, but KWin has not started it; choose it once more"
            + " in %s, or log in again."
        ).filling(place))
    }
    add(.well, translated("KWin's virtual keyboard is IBus Wayland"))
    if facts.environment["DISPLAY"] != nil, !facts.keepsFocus {
      add(
        .remark,
        translated(
          "IBus's window takes the focus from programs that run through Xwayland, and their lists"
            + " close at once; add a rule in System Settings → Window Management → Window Rules:"
            + " window class ibus-ui-gtk3, Accept focus, Force, No."))
    }
  }

  private mutating func adviseOnInputMethod(_ desktop: Desktop) {
    if facts.isInputMethodRunning {
      return add(.well, translated("IBus runs as an input method"))
    }
    add(
      .broken,
      translated(
        "IBus is not running as an input method, so no key reaches it; have %s run \"ibus start --type"
          + " wayland\" when it starts (not ibus-daemon), and log in again."
      ).filling(desktop.name))
  }

  private mutating func adviseOnModules() {
    adviseToSetVariables()
    if facts.environment["QT_IM_MODULE"] == nil, facts.environment["QT_IM_MODULES"] == nil {
      add(
        .remark,
        translated(
          "QT_IM_MODULE is not set, so Qt programs do not use IBus; set it to ibus, and log in"
            + " again."))
    }
    if facts.environment["XMODIFIERS"] != "@im=ibus" {
      add(
        .remark,
        translated(
          "XMODIFIERS is not set to @im=ibus, so programs without a toolkit, such as xterm, do not use"
            + " IBus; set it, and log in again."))
    }
  }

  // MARK: What goes for several

  /// Where programs have to be told to use IBus.
  private mutating func adviseToSetVariables() {
    adviseOnVariables(
      mayBe: ["ibus"],
      translated(
        "%1 is %2, so programs of that toolkit do not use IBus; set it to ibus, and log in again."))
  }

  /// Where programs use IBus by themselves.
  private mutating func adviseToUnsetVariables() {
    adviseOnVariables(
      mayBe: ["ibus", "wayland"],
      translated(
        "%1 is %2, so programs of that toolkit do not use IBus; unset it, and log in again."))
  }

  /// Toolkits that are told to use something else never ask IBus.
  private mutating func adviseOnVariables(mayBe values: [String], _ sentence: String) {
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] {
      guard let value = facts.environment[name], !values.contains(value) else { continue }
      add(.remark, sentence.filling(name, value))
    }
  }

  /// What goes for Wayland outside of GNOME.
  private mutating func adviseOnWayland(_ desktop: Desktop) {
    adviseToUnsetVariables()
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] where facts.environment[name] == "ibus" {
      add(
        .remark,
        translated(
          "%1 is ibus, so programs of that toolkit bypass %2, and the letters you pick there do"
            + " not arrive correctly; unset it, and log in again."
        ).filling(name, desktop.name))
    }
    adviseOnLayout()
    if let ibus = facts.ibus, ibus < .firstWithContentType {
      add(
        .remark,
        translated(
          "IBus %1 does not say here what a field is for, so password fields and terminals can only"
            + " be guessed; IBus %2 does."
        ).filling("\(ibus)", "\(IBusVersion.firstWithContentType)"))
    }
  }

  /// The layout that an engine of IBus's for a layout brings stays when another engine follows, in
  /// IBus 1.5.32 to 1.5.35 with or without its setting `use-system-keyboard-layout`.
  private mutating func adviseOnLayout() {
    guard let layout = facts.engines.first(where: { $0.hasPrefix("xkb:") }) else { return }
    add(
      .remark,
      translated(
        "IBus's preferences have %1, whose layout stays in force with the engine %2; if it is not"
          + " yours, remove it there, choose layouts in the desktop's settings, and log in again."
      ).filling(layout, EngineCatalogue.multilingual))
  }
}
