import EngineHost

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
      adviseOnVariables(mayBe: ["ibus"], "set it to ibus")
    }
  }

  private mutating func advise(on desktop: Desktop) {
    let place = "\(desktop.name) on \(desktop.isWayland ? "Wayland" : "X11")"
    switch desktop.route {
    case .shell:
      add(.well, "\(place): keys reach IBus through GNOME Shell")
      adviseOnVariables(mayBe: ["ibus", "wayland"], "unset it")
    case .virtualKeyboard:
      add(.well, "\(place): keys reach IBus through KWin's virtual keyboard")
      adviseOnVirtualKeyboard()
      adviseOnWayland(desktop)
    case .inputMethod:
      if let ibus = facts.ibus, ibus < .firstWithInputMethod2 {
        return adviseOnModules(place, "as IBus \(ibus) does not speak input-method-v2")
      }
      add(.well, "\(place): keys reach IBus through the protocol input-method-v2")
      adviseOnInputMethod(desktop)
      adviseOnWayland(desktop)
    case .modules:
      adviseOnModules(place, nil)
    }
  }

  private mutating func add(_ mark: Finding.Mark, _ sentence: String) {
    findings.append(Finding(mark: mark, sentence: sentence))
  }

  // MARK: The ways of keys

  private mutating func adviseOnVirtualKeyboard() {
    let choose = "choose IBus Wayland in System Settings → Keyboard → Virtual Keyboard"
    guard let file = facts.virtualKeyboard else {
      return add(
        .broken, "KWin has no virtual keyboard of your choice, so no key reaches IBus; \(choose).")
    }
    guard file.hasSuffix(Self.inputMethodFile) else {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let more =
        name.contains("plasma.keyboard") || name.contains("plasma-keyboard")
        ? ", which offers accents itself" : ""
      return add(
        .broken, "KWin's virtual keyboard is \(name)\(more), so no key reaches IBus; \(choose).")
    }
    guard facts.isInputMethodRunning else {
      return add(
        .broken,
        "KWin's virtual keyboard is IBus Wayland, but KWin has not started it; choose it once more"
          + " in System Settings → Keyboard → Virtual Keyboard, or log in again.")
    }
    add(.well, "KWin's virtual keyboard is IBus Wayland")
    if facts.environment["DISPLAY"] != nil, !facts.keepsFocus {
      add(
        .remark,
        "IBus's window takes the focus from programs that run through Xwayland, and their lists close"
          + " at once; add a rule in System Settings → Window Management → Window Rules: window class"
          + " ibus-ui-gtk3, Accept focus, Force, No.")
    }
  }

  private mutating func adviseOnInputMethod(_ desktop: Desktop) {
    if facts.isInputMethodRunning { return add(.well, "IBus runs as input method") }
    add(
      .broken,
      "IBus does not run as input method, so no key reaches it; have \(desktop.name) run \"ibus"
        + " start --type wayland\" when it starts (not ibus-daemon), and log in again.")
  }

  private mutating func adviseOnModules(_ place: String, _ reason: String?) {
    let because = reason.map { ", \($0)" } ?? ""
    add(.well, "\(place): keys reach IBus through the modules of toolkits\(because)")
    adviseOnVariables(mayBe: ["ibus"], "set it to ibus")
    if facts.environment["QT_IM_MODULE"] == nil, facts.environment["QT_IM_MODULES"] == nil {
      add(
        .remark,
        "QT_IM_MODULE is not set, so Qt programs do not use IBus; set it to ibus, and log in again."
      )
    }
    switch facts.environment["XMODIFIERS"] {
    case "@im=ibus": break
    case nil:
      add(
        .remark,
        "XMODIFIERS is not set, so programs without a toolkit, such as xterm, do not use IBus; set it"
          + " to @im=ibus, and log in again.")
    case let value?:
      add(
        .remark,
        "XMODIFIERS is \(value), so programs without a toolkit, such as xterm, do not use IBus; set"
          + " it to @im=ibus, and log in again.")
    }
  }

  // MARK: What goes for several

  /// Toolkits that are told to use something else never ask IBus.
  private mutating func adviseOnVariables(mayBe values: [String], _ advice: String) {
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] {
      guard let value = facts.environment[name], !values.contains(value) else { continue }
      add(
        .remark,
        "\(name) is \(value), so programs of that toolkit do not use IBus; \(advice), and log in"
          + " again.")
    }
  }

  /// What goes for Wayland outside of GNOME.
  private mutating func adviseOnWayland(_ desktop: Desktop) {
    adviseOnVariables(mayBe: ["ibus", "wayland"], "unset it")
    for name in ["GTK_IM_MODULE", "QT_IM_MODULE"] where facts.environment[name] == "ibus" {
      add(
        .remark,
        "\(name) is ibus, so programs of that toolkit go past \(desktop.name), and what you pick there"
          + " goes wrong; unset it, and log in again.")
    }
    adviseOnLayout()
    if let ibus = facts.ibus, ibus < .firstWithContentType {
      add(
        .remark,
        "IBus \(ibus) does not tell here what a field is for, so password fields and terminals are"
          + " only known by signs; IBus \(IBusVersion.firstWithContentType) does.")
    }
  }

  /// The layout that an engine of IBus's for a layout brings stays when another engine follows, in
  /// IBus 1.5.32 to 1.5.35 with or without its setting `use-system-keyboard-layout`.
  private mutating func adviseOnLayout() {
    guard let layout = facts.engines.first(where: { $0.hasPrefix("xkb:") }) else { return }
    add(
      .remark,
      "IBus's preferences have \(layout), whose layout stays in force with the engine \(EngineCatalogue.multilingual);"
        + " if it is not yours, remove it there, choose layouts in the desktop's settings, and log in"
        + " again.")
  }
}
