import Testing

@testable import Diagnosis

@Suite("Whether the keyboard is in use") @MainActor struct KeyboardUseTests {
  private static let wayland = ["WAYLAND_DISPLAY": "wayland-0"]
  private static let program = "/usr/libexec/callout-wayland"

  @Test(
    arguments: [
      ("callout:fr", true, true, nil), ("xkb:us::eng", true, false, "Switch to It"),
      (nil, true, false, "Switch to It"), ("xkb:us::eng", false, false, nil),
    ] as [(String?, Bool, Bool, String?)])
  func `On X11 and GNOME it is the engine of IBus`(
    engine: String?, isKnown: Bool, isInUse: Bool, button: String?
  ) {
    for environment in [
      ["DISPLAY": ":0"], Self.wayland.merging(["XDG_CURRENT_DESKTOP": "GNOME"]) { $1 },
    ] {
      let use = KeyboardUse(
        SessionFacts(environment: environment), engine: engine, isKnown: isKnown)
      #expect(use.isInUse == isInUse)
      #expect(use.remedy?.title == button)
    }
  }

  @Test(arguments: [("KDE", "Choose"), ("sway", nil)])
  func `Where callout-wayland types, it has to run`(desktop: String, button: String?) {
    var facts = SessionFacts(
      environment: Self.wayland.merging(["XDG_CURRENT_DESKTOP": desktop]) { $1 },
      waylandProgram: Self.program)
    let idle = KeyboardUse(facts, engine: nil, isKnown: false)
    #expect(!idle.isInUse && idle.remedy?.title == button)
    facts.virtualKeyboard = SessionFacts.waylandChoice.file
    facts.programs = ["\(Self.program) --work"]
    let running = KeyboardUse(facts, engine: nil, isKnown: false)
    #expect(running.isInUse && running.remedy == nil)
  }

  @Test func `What is inserted into a sentence from right to left stands apart`() {
    var findings: [Finding] = []
    findings.add(.well, "المجلد %s", ["~/.config"])
    findings.add(.well, "The folder %s", ["~/.config"])
    let sentences = findings.map(\.sentence)
    #expect(sentences == ["المجلد \u{2068}~/.config\u{2069}", "The folder ~/.config"])
  }
}
