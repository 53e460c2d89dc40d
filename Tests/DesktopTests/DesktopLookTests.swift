import CGLib
import Foundation
import KeyboardCore
import Testing

@testable import Desktop
@testable import GLib
@testable import TestSession

/// The portal is a stand-in: the real one needs a desktop of its own behind it.
@Suite("How the desktop looks", .serialized, .inSession) struct DesktopLookTests {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  @Test func `What the portal reports counts, and is followed`() throws {
    let temporary = try TemporaryFolder(folders: ["run", "logs"])
    let keeper = try Keeper(logs: temporary.url.appending(path: "logs"))
    defer {
      keeper.end()
      temporary.remove()
    }
    try keeper.startBus(
      "bus", in: temporary.url, environment: SessionEnvironment.shared(in: temporary.url))
    let portal = try connect(temporary.url)
    try portal.offer(
      path: Self.path,
      description: """
        <node><interface name="\(Self.interface)"><method name="ReadAll">
        <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
        </interface></node>
        """, interface: Self.interface
    ) { _, _ in
      let text = """
        {'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>},
         'org.kde.kdeglobals.General': {'font': <'Noto Sans,10,-1,5,50,0,0,0,0,0'>}}
        """
      return [try #require(Variant(parsing: text, type: "a{sa{sv}}"))]
    }
    var isOwner = false
    portal.own("org.freedesktop.portal.Desktop", acquired: { isOwner = true }, lost: {})
    #expect(MainLoop.run(forAtMost: 5000) { isOwner })

    let look = DesktopLook(schemas: [])
    #expect(look.scheme == .light && !look.isHighContrast && look.font == nil)
    #expect(look.textScale == 1)
    var changes = 0
    look.onChange = { changes += 1 }
    look.follow(try connect(temporary.url))
    #expect(MainLoop.run(forAtMost: 5000) { changes == 1 })
    #expect(look.scheme == .dark && look.isHighContrast)
    #expect(look.font == "Noto Sans 10")

    portal.emit(
      "SettingChanged", of: Self.interface, path: Self.path,
      [
        Variant("org.freedesktop.appearance"), Variant("color-scheme"),
        try #require(Variant(parsing: "<uint32 2>", type: "v")),
      ])
    // Without a reference the portal would be gone before it has sent that.
    let isFollowed = withExtendedLifetime(portal) {
      MainLoop.run(forAtMost: 5000) { changes == 2 }
    }
    #expect(isFollowed)
    #expect(look.scheme == .light && look.isHighContrast)
    try flood(portal)
    let isOver = withExtendedLifetime(portal) {
      MainLoop.run(forAtMost: 20_000) { look.scheme == .dark }
    }
    #expect(isOver)
    #expect(!MainLoop.run(forAtMost: 50) { changes > 100 })
    #expect(look.font == "Noto Sans 10")
  }

  /// Reports thousands of changes at once: what is not used, a font without end, and light and dark.
  private func flood(_ portal: SessionBus) throws {
    let endless = String(repeating: "x", count: 100_000)
    let settings =
      (0..<2000).map { ("org.gnome.desktop.interface", "key-\($0)", "<'value'>") }
      + [("org.kde.kdeglobals.General", "font", "<'\(endless),10'>")]
      + (0..<2000).map { ("org.freedesktop.appearance", "color-scheme", "<uint32 \($0 % 2 + 2)>") }
      + [("org.freedesktop.appearance", "color-scheme", "<uint32 1>")]
    for (namespace, key, value) in settings {
      portal.emit(
        "SettingChanged", of: Self.interface, path: Self.path,
        [Variant(namespace), Variant(key), try #require(Variant(parsing: value, type: "v"))])
    }
  }

  @Test(arguments: [
    ("Noto Sans,10,-1,5,50,0,0,0,0,0", "Noto Sans 10"), ("Hack,9.5,-1", "Hack 9.5"),
    ("Noto Sans", nil), ("Noto Sans,large", nil), ("Noto Sans,-1,16,5", nil), ("", nil),
  ])
  func `A font of KDE with a size in points is read`(text: String, font: String?) {
    #expect(DesktopLook.font(inKDE: text) == font)
  }

  private func connect(_ folder: URL) throws -> SessionBus {
    // 1 and 8: as the client of a bus.
    let connection = g_dbus_connection_new_for_address_sync(
      "unix:path=\(folder.path)/run/bus", GDBusConnectionFlags(rawValue: 9), nil, nil, nil)
    return SessionBus(try #require(connection))
  }
}
