import Foundation
import IBus
import Testing

@testable import Diagnosis
@testable import TestSession

/// The doctor's advice about desktops, from facts alone.
@Suite("Advice for desktops") @MainActor struct DesktopAdviceTests {
  /// Facts and the expected findings: how each begins, and other words in it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var variables: [String: String] = [:]
    var micro: Int? = 35
    var programs: [String] = []
    var virtualKeyboard: String?
    var keepsFocus = false
    var engines: [String] = []
    var waylandProgram: String?
    let findings: [[String]]
  }

  private nonisolated static let panel = "/usr/libexec/ibus-ui-gtk3 --enable-wayland-im "
  private nonisolated static let file =
    "/usr/share/applications/org.freedesktop.IBus.Panel.Wayland.Gtk3.desktop"

  private nonisolated static let program = "/usr/libexec/callout-wayland"
  private nonisolated static let withoutIBus =
    "/usr/share/applications/org.freedesktop.IBus.Callout.Wayland.desktop"

  private nonisolated static func wayland(
    _ desktop: String, _ more: [String: String] = [:]
  ) -> [String: String] {
    more.merging(["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": desktop]) { $1 }
  }

  private nonisolated static let modules = [
    "DISPLAY": ":0", "GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus",
  ]

  nonisolated static let cases = [
    Case(testDescription: "Nothing without a display", findings: []),
    Case(
      testDescription: "GNOME", variables: wayland("ubuntu:GNOME", ["QT_IM_MODULE": "ibus"]),
      findings: [["✓ Keys reach IBus", "GNOME Shell (GNOME, Wayland)"]]),
    Case(
      testDescription: "GNOME with another module",
      variables: wayland("GNOME", ["GTK_IM_MODULE": "xim"]), micro: 27,
      findings: [["✓"], ["! GTK_IM_MODULE is xim", "unset it"]]),
    Case(
      testDescription: "Plasma as it should be", variables: wayland("KDE"), programs: [panel],
      virtualKeyboard: file,
      findings: [
        ["✓ Keys reach IBus", "KWin", "(KDE Plasma, Wayland)"],
        ["✓ KWin's virtual keyboard is IBus"],
      ]),
    Case(
      testDescription: "Plasma with Xwayland", variables: wayland("KDE", ["DISPLAY": ":0"]),
      programs: [panel], virtualKeyboard: file,
      findings: [
        ["✓"], ["✓"],
        ["! IBus's window takes the focus", "Xwayland", "ibus-ui-gtk3, Accept focus"],
      ]),
    Case(
      testDescription: "Plasma with Xwayland and a window rule",
      variables: wayland("KDE", ["DISPLAY": ":0"]), programs: [panel], virtualKeyboard: file,
      keepsFocus: true, findings: [["✓"], ["✓"]]),
    Case(
      testDescription: "Plasma without a choice", variables: wayland("KDE"),
      findings: [["✓"], ["✗ No virtual keyboard is chosen in KWin", "choose IBus Wayland"]]),
    Case(
      testDescription: "Plasma's own list", variables: wayland("KDE"),
      programs: ["plasma-keyboard"],
      virtualKeyboard: "/usr/share/applications/org.kde.plasma.keyboard.desktop",
      findings: [["✓"], ["✗", "org.kde.plasma.keyboard", "choose"]]),
    Case(
      testDescription: "Plasma that has not started IBus", variables: wayland("KDE"),
      programs: ["ibus-daemon -drx"], virtualKeyboard: file,
      findings: [["✓"], ["✗", "has not started it", "log in again"]]),
    Case(
      testDescription: "Plasma of Debian 13 with variables",
      variables: wayland("KDE", ["GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "xim"]), micro: 32,
      programs: [panel], virtualKeyboard: file,
      findings: [
        ["✓"], ["✓"], ["! QT_IM_MODULE is xim", "unset it"],
        ["! GTK_IM_MODULE is ibus", "unset it"],
        ["! IBus 1.5.32 does not say", "1.5.34"],
      ]),
    Case(
      testDescription: "A layout that stays", variables: wayland("sway"), programs: [panel],
      engines: ["callout:fr", "xkb:us::eng"],
      findings: [["✓"], ["✓ IBus runs"], ["! IBus's preferences have xkb:us::eng", "remove it"]]),
    Case(
      testDescription: "The desktop's layout", variables: wayland("sway"), programs: [panel],
      engines: ["callout:fr"], findings: [["✓"], ["✓ IBus runs"]]),
    Case(
      testDescription: "sway without IBus", variables: wayland("sway"),
      programs: ["ibus-daemon -drxR", "/usr/libexec/ibus-ui-gtk3"],
      findings: [["✓ Keys", "input-method-v2 (sway, Wayland)"], ["✗", "sway run \"ibus start"]]),
    Case(
      testDescription: "An IBus that is too old for sway",
      variables: wayland("sway", ["GTK_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus"]), micro: 29,
      findings: [
        ["✓ Keys", "GTK and Qt input modules (sway, Wayland)", "1.5.29"],
        ["! QT_IM_MODULE is not set", "ibus"],
      ]),
    Case(
      testDescription: "Another compositor", variables: wayland("niri"), micro: nil,
      programs: [panel], findings: [["✓ Keys", "input-method-v2 (niri, Wayland)"], ["✓"]]),
    Case(
      testDescription: "Plasma without IBus", variables: wayland("KDE"), micro: nil,
      programs: ["\(program) --trace x"], virtualKeyboard: withoutIBus, waylandProgram: program,
      findings: [
        ["✓ Keys reach ibus-callout without IBus", "(KDE Plasma, Wayland)"],
        ["✓ KWin's virtual keyboard is Hold for Accents"],
      ]),
    Case(
      testDescription: "Plasma that has not started callout-wayland", variables: wayland("KDE"),
      programs: ["vim /tmp/callout-wayland"], virtualKeyboard: withoutIBus,
      waylandProgram: program,
      findings: [["✓"], ["✗", "Hold for Accents", "has not started it"]]),
    Case(
      testDescription: "Plasma without a choice, with callout-wayland", variables: wayland("KDE"),
      waylandProgram: program,
      findings: [["✗ No key reaches ibus-callout", "choose Hold for Accents in System Settings"]]),
    Case(
      testDescription: "Plasma with IBus where callout-wayland is installed",
      variables: wayland("KDE"), programs: [panel], virtualKeyboard: file,
      waylandProgram: program,
      findings: [
        ["✓ Keys reach IBus"], ["✓ KWin's virtual keyboard is IBus"],
        ["✓ IBus is not needed here", "choose Hold for Accents"],
      ]),
    Case(
      testDescription: "sway without IBus, with callout-wayland",
      variables: wayland("sway", ["GTK_IM_MODULE": "wayland"]), programs: [program],
      waylandProgram: program,
      findings: [["✓ Keys reach ibus-callout without IBus", "(sway, Wayland)"]]),
    Case(
      testDescription: "sway with both, and with a variable",
      variables: wayland("sway", ["GTK_IM_MODULE": "ibus"]), programs: [program, panel],
      waylandProgram: program,
      findings: [
        ["✓"], ["! IBus runs as an input method, too", "start only one"],
        ["! GTK_IM_MODULE is ibus", "bypass sway", "unset it"],
      ]),
    Case(
      testDescription: "sway with an older IBus where callout-wayland is installed",
      variables: wayland("sway"), micro: 32, programs: [panel], waylandProgram: program,
      findings: [
        ["✓ Keys"], ["✓ IBus runs"], ["! IBus 1.5.32 does not say"],
        ["! IBus is not needed here", "have sway run \"/usr/libexec/callout-wayland\""],
      ]),
    Case(
      testDescription: "Hyprland with neither", variables: wayland("Hyprland"), micro: nil,
      waylandProgram: program,
      findings: [["✗ No key reaches ibus-callout", "have Hyprland run \"\(program)\""]]),
    Case(
      testDescription: "GNOME, which needs IBus", variables: wayland("GNOME"),
      waylandProgram: program, findings: [["✓ Keys reach IBus"]]),
    Case(
      testDescription: "Xfce", variables: modules.merging(["XDG_CURRENT_DESKTOP": "XFCE"]) { $1 },
      findings: [["✓ Keys", "modules (Xfce, X11)"]]),
    Case(
      testDescription: "X11 without variables", variables: ["DISPLAY": ":0"],
      findings: [
        ["✓ Keys", "(your desktop, X11)"], ["! QT_IM_MODULE is not"], ["! XMODIFIERS is not"],
      ]),
    Case(
      testDescription: "X11 with another's variables",
      variables: ["DISPLAY": ":0", "XMODIFIERS": "@im=fcitx", "QT_IM_MODULE": "fcitx"],
      findings: [
        ["✓"], ["! QT_IM_MODULE is fcitx", "set it to ibus"], ["! XMODIFIERS is not"],
      ]),
  ]

  @Test(arguments: cases)
  func `A desktop gets its own advice only`(example: Case) {
    let facts = SessionFacts(
      environment: example.variables, ibus: example.micro.map { IBusVersion(micro: $0) },
      programs: example.programs, virtualKeyboard: example.virtualKeyboard,
      waylandProgram: example.waylandProgram, keepsFocus: example.keepsFocus,
      engines: example.engines)
    let lines = DesktopAdvice(facts).findings.map { "\($0.mark.rawValue) \($0.sentence)" }
    #expect(lines.count == example.findings.count, "\(lines)")
    for (line, words) in zip(lines, example.findings) {
      #expect(line.hasPrefix(words[0]), "\(line)")
      for word in words { #expect(line.contains(word), "\(line)") }
    }
  }

  /// The session's variables, whether the engine was chosen, and the advice.
  nonisolated static let switching: [(variables: [String: String], isChosen: Bool, words: String)] =
    [
      (wayland("GNOME"), true, "Switch to \"Hold for Accents\": press Super+Space, or run:"),
      (wayland("GNOME"), false, "Input Sources, and switch to it with Super+Space"),
      (x11("GNOME"), false, "Input Sources, and switch to it with Super+Space"),
      (x11("XFCE"), true, "press Super+Space, or run:"),
      (wayland("KDE"), true, "choose it in IBus's menu in the panel, or run:"),
      (wayland("sway"), false, "ibus-setup → Input Method"), ([:], false, "To switch to"),
    ]

  private nonisolated static func x11(_ desktop: String) -> [String: String] {
    ["DISPLAY": ":0", "XDG_CURRENT_DESKTOP": desktop]
  }

  @Test(arguments: switching)
  func `A user of another engine learns the desktop's way to switch`(
    example: (variables: [String: String], isChosen: Bool, words: String)
  ) {
    var facts = SessionFacts(environment: example.variables)
    let chosen = example.isChosen ? ["us", "callout:fr"] : ["us"]
    let isGnome = example.variables["XDG_CURRENT_DESKTOP"] == "GNOME"
    (facts.engines, facts.sources) = isGnome ? ([], chosen) : (chosen, [])
    let sentence = EngineAdvice(engine: "xkb:us::eng", facts).sentence
    #expect(sentence.hasPrefix("The engine in use is xkb:us::eng. "))
    #expect(sentence.contains(example.words), "\(sentence)")
    #expect(sentence.hasSuffix(" ibus engine callout"))
  }

  @Test func `A component file that IBus does not find is named, with the variable to set`() throws
  {
    let folder = try TemporaryFolder(files: ["ibus/component/callout.xml": ""])
    defer { folder.remove() }
    let own = folder.url.path + "/ibus/component"
    let elsewhere = ComponentAdvice(folders: ["/nowhere"], own: own)
    #expect(elsewhere.found == nil)
    #expect(elsewhere.sentence.contains("IBUS_COMPONENT_PATH=\(own):/nowhere ibus write-cache"))
    let here = ComponentAdvice(folders: ["/nowhere", own], own: own)
    #expect(here.found == own + "/callout.xml")
    #expect(here.sentence.hasSuffix("ibus restart"))
  }

  @Test(
    arguments: [
      ("[Wayland]\nInputMethod=/a/b.desktop\n", "/a/b.desktop"),
      ("[Tiling]\nInputMethod=/a\n\n[Wayland]\nInputMethod[$e]=/c\n", "/c"),
      ("[Wayland]\nInputMethod=\n", nil), ("[Wayland]\nInputMethodMode=1\n", nil), ("", nil),
    ] as [(String, String?)])
  func `KWin's settings name its virtual keyboard`(text: String, file: String?) {
    #expect(VirtualKeyboardChoice.file(in: text) == file)
  }

  @Test(
    arguments: [
      ("[1]\nacceptfocus=false\nacceptfocusrule=2\nwmclass=ibus-ui-gtk3\n", true),
      ("[1]\nacceptfocus=false\nacceptfocusrule=0\nwmclass=ibus-ui-gtk3\n", false),
      ("[1]\nacceptfocus=true\nacceptfocusrule=2\nwmclass=ibus-ui-gtk3\n", false),
      ("[1]\nwmclass=ibus-ui-gtk3\n\n[2]\nacceptfocus=false\nacceptfocusrule=2\n", false),
      ("", false),
    ] as [(String, Bool)])
  func `KWin's window rules show whether IBus's window takes focus`(text: String, keeps: Bool) {
    #expect(SessionFacts.keepsFocus(in: text) == keeps)
  }
}
