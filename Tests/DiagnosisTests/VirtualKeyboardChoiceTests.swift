import Testing

@testable import Diagnosis
@testable import Hosting

@Suite("The choice of KWin's virtual keyboard") @MainActor struct VirtualKeyboardChoiceTests {
  nonisolated static let files = [
    ("", "[Wayland]\nInputMethod=/new\n"),
    ("[Tiling]\npadding=4", "[Tiling]\npadding=4\n[Wayland]\nInputMethod=/new\n"),
    (
      "[Wayland]\nInputMethod[$e]=/old\nInputMethodMode=1\n\n[Xwayland]\nInputMethod=a\n",
      "[Wayland]\nInputMethod=/new\nInputMethodMode=1\n\n[Xwayland]\nInputMethod=a\n"
    ),
    ("InputMethod=a\n[Wayland]\n", "InputMethod=a\n[Wayland]\nInputMethod=/new\n"),
  ]

  @Test(arguments: files)
  func `It is stored, and all other settings stay as they are`(before: String, after: String) {
    let text = KDESettings.text(before, with: "/new", for: "InputMethod", in: "Wayland")
    #expect(text == after)
    #expect(VirtualKeyboardChoice.file(in: text) == "/new")
    #expect(KDESettings.text(text, with: "/new", for: "InputMethod", in: "Wayland") == after)
  }

  @Test(arguments: [("KDE", true), ("sway", false), ("GNOME", false)])
  func `The preferences offer it on Plasma, where callout-wayland is installed`(
    desktop: String, isOffered: Bool
  ) {
    let environment = ["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": desktop]
    var facts = SessionFacts(environment: environment, waylandProgram: "/usr/libexec/program")
    #expect(DesktopAdvice(facts).findings.contains { $0.remedy != nil } == isOffered)
    facts.waylandProgram = nil
    #expect(!DesktopAdvice(facts).findings.contains { $0.remedy != nil })
    facts.waylandProgram = "/usr/libexec/program"
    facts.virtualKeyboard = SessionFacts.waylandChoice.file
    facts.programs = ["/usr/libexec/callout-wayland --work"]
    #expect(!DesktopAdvice(facts).findings.contains { $0.remedy != nil })
  }
}
