import Testing

@testable import Diagnosis

/// The layout of a session's keyboard.
@Suite("The session's layout") @MainActor struct SessionLayoutTests {
  private static let debian = "XKBMODEL=\"pc105\"\nXKBLAYOUT=\"de,us\"\nXKBVARIANT=\"nodeadkeys\"\n"

  private static func wayland(_ desktop: String) -> [String: String] {
    ["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": desktop]
  }

  @Test func `GNOME's is the last used layout, or the system's`() {
    let sources = [["ibus", "callout:fr"], ["xkb", "fr+bepo"], ["xkb", "us"]]
    let layout = SessionLayout(environment: Self.wayland("GNOME"), sources: sources)
    #expect(layout.name == "fr(bepo)")
    let other = SessionLayout(
      environment: Self.wayland("GNOME"), sources: [["ibus", "callout"]], system: Self.debian)
    #expect(other.name == "de(nodeadkeys)")
  }

  @Test func `KDE's is the first of its list, or the system's`() {
    let settings = "[Layout]\nLayoutList=ch,us\nVariantList=fr,\nUse=true\n"
    let layout = SessionLayout(environment: Self.wayland("KDE"), kxkbrc: settings)
    #expect(layout.name == "ch(fr)")
    let other = SessionLayout(environment: Self.wayland("KDE"), system: Self.debian)
    #expect(other.name == "de(nodeadkeys)")
  }

  @Test func `X reports its own`() {
    let query = "rules:      evdev\nmodel:      pc105\nlayout:     us,de\nvariant:    ,neo\n"
    #expect(SessionLayout(environment: ["DISPLAY": ":0"], query: query).name == "us")
  }

  @Test func `elsewhere a variable or the system names it`() {
    var variables = Self.wayland("sway")
    let xorg = "Section \"InputClass\"\n\tOption \"XkbLayout\" \"it\"\nEndSection\n"
    #expect(SessionLayout(environment: variables, system: xorg).name == "it")
    variables["XKB_DEFAULT_LAYOUT"] = "es"
    #expect(SessionLayout(environment: variables, system: xorg).name == "es")
    #expect(SessionLayout(environment: [:], system: Self.debian).name == "de(nodeadkeys)")
    #expect(SessionLayout(environment: [:]).name == nil)
  }
}
