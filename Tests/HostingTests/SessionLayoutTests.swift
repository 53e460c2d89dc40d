import Testing

@testable import Hosting

/// The layout of a session's keyboard.
@Suite("The session's layouts") @MainActor struct SessionLayoutTests {
  private static let debian = "XKBMODEL=\"pc105\"\nXKBLAYOUT=\"de,us\"\nXKBVARIANT=\"nodeadkeys\"\n"

  private static func wayland(_ desktop: String) -> (String) -> String? {
    { ["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": desktop][$0] }
  }

  @Test func `GNOME's is the last used layout, or the system's`() {
    let sources = [["ibus", "callout:fr"], ["xkb", "fr+bepo"], ["xkb", "us"]]
    let layout = SessionLayoutNames(variable: Self.wayland("GNOME"), sources: sources)
    #expect(layout.names == ["fr(bepo)"])
    let other = SessionLayoutNames(
      variable: Self.wayland("GNOME"), sources: [["ibus", "callout"]], system: Self.debian)
    #expect(other.names == ["de(nodeadkeys)", "us"])
  }

  @Test func `KDE's are those of its list, or the system's`() {
    let settings = "[Layout]\nLayoutList=ch,us\nVariantList=fr,\nUse=true\n"
    let layout = SessionLayoutNames(variable: Self.wayland("KDE"), kxkbrc: settings)
    #expect(layout.names == ["ch(fr)", "us"])
    let other = SessionLayoutNames(variable: Self.wayland("KDE"), system: Self.debian)
    #expect(other.names == ["de(nodeadkeys)", "us"])
  }

  @Test func `X reports its own`() {
    let query = "rules:      evdev\nmodel:      pc105\nlayout:     us,de\nvariant:    ,neo\n"
    #expect(
      SessionLayoutNames(variable: { $0 == "DISPLAY" ? ":0" : nil }, query: query).names
        == ["us", "de(neo)"])
  }

  @Test func `no layout is a path, and there are four at most`() {
    let query = "layout: ../../../tmp/pipe,us,de,fr,es,it\nvariant: ,,a/b\n"
    let layouts = SessionLayoutNames(variable: { $0 == "DISPLAY" ? ":0" : nil }, query: query)
    #expect(layouts.names == ["", "us", "", "fr"])
  }

  @Test func `elsewhere a variable or the system names it`() {
    var variables = ["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": "sway"]
    let xorg = "Section \"InputClass\"\n\tOption \"XkbLayout\" \"it\"\nEndSection\n"
    #expect(SessionLayoutNames(variable: { variables[$0] }, system: xorg).names == ["it"])
    variables["XKB_DEFAULT_LAYOUT"] = "es"
    #expect(SessionLayoutNames(variable: { variables[$0] }, system: xorg).names == ["es"])
    #expect(
      SessionLayoutNames(variable: { _ in nil }, system: Self.debian).names == [
        "de(nodeadkeys)", "us",
      ])
    #expect(SessionLayoutNames(variable: { _ in nil }).names == [])
  }
}
