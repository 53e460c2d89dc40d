import GLib
import Hosting

/// The desktop of a session, and the way of its keys to IBus.
package struct Desktop {
  /// How keys reach IBus.
  enum Route {
    /// GNOME Shell asks IBus before it hands a key on.
    case shell
    /// KWin starts IBus as its virtual keyboard, and gives it the keys.
    case virtualKeyboard
    /// IBus takes the keys with the protocol input-method-v2, once somebody starts it for that.
    case inputMethod
    /// Programs ask IBus: with a module of their toolkit, or with XIM.
    case modules
  }

  /// The names that desktops give themselves in `XDG_CURRENT_DESKTOP`, and those they are known by.
  private static let names = [
    ("GNOME", "GNOME"), ("KDE", "KDE Plasma"), ("sway", "sway"), ("labwc", "labwc"),
    ("Hyprland", "Hyprland"), ("COSMIC", "COSMIC"), ("XFCE", "Xfce"),
  ]

  /// The name it is known by.
  let name: String
  /// How keys reach IBus there.
  let route: Route
  /// Whether programs draw on Wayland.
  let isWayland: Bool
  /// Whether it is GNOME or built on it, on X11, too.
  package let isGnome: Bool
  /// Whether it is KDE Plasma.
  package let isPlasma: Bool

  /// The desktop that the program runs on; `nil` without a display.
  package static let current = Self(
    environment: [
      "WAYLAND_DISPLAY", "DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP",
    ].reduce(into: [:]) { $0[$1] = DataDirectory.environment($1) })

  /// Whether IBus's panel is started with the session: then ibus-daemon starts none.
  var startsPanel: Bool { route == .virtualKeyboard || route == .inputMethod }

  /// Tells the desktop from a session's variables; `nil` without a display.
  init?(environment: [String: String]) {
    isWayland = DisplayServer.isWayland { environment[$0] }
    guard isWayland || environment["DISPLAY"] != nil else { return nil }
    let told = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map(String.init) ?? []
    let known = Self.names.first { told.contains($0.0) }
    isGnome = known?.0 == "GNOME"
    isPlasma = known?.0 == "KDE"
    name = known?.1 ?? told.first ?? translated("your desktop")
    route =
      switch (isWayland, known?.0) {
      case (false, _): .modules
      case (true, "GNOME"): .shell
      case (true, "KDE"): .virtualKeyboard
      case (true, _): .inputMethod
      }
  }
}
