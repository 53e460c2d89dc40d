import GLib
import Hosting

/// The desktop of a session, and the route of its keys to IBus.
package struct SessionDesktop {
  /// How keys reach IBus.
  enum Route {
    /// GNOME Shell asks IBus before it passes a key on.
    case shell
    /// KWin starts IBus as its virtual keyboard, and sends it the keys.
    case virtualKeyboard
    /// IBus grabs the keys with the protocol input-method-v2, if the session starts it for that.
    case inputMethod
    /// Programs ask IBus, with a module of their toolkit or XIM.
    case modules
  }

  /// The names of desktops in `XDG_CURRENT_DESKTOP`, and their usual names.
  private static let names = [
    ("GNOME", "GNOME"), ("KDE", "KDE Plasma"), ("sway", "sway"), ("labwc", "labwc"),
    ("Hyprland", "Hyprland"), ("COSMIC", "COSMIC"), ("XFCE", "Xfce"),
  ]

  let name: String
  let route: Route
  let isWayland: Bool
  /// Whether it is GNOME or based on it, even on X11.
  package let isGnome: Bool
  package let isPlasma: Bool

  /// The desktop of this session, or `nil` without a display.
  package static let current = Self(environment: SessionFacts.environment)

  /// Whether the session starts IBus's panel, so that ibus-daemon does not.
  var startsPanel: Bool { route == .virtualKeyboard || route == .inputMethod }

  /// Identifies the desktop by a session's variables, or returns `nil` without a display.
  init?(environment: [String: String]) {
    isWayland = DisplayServer.isWayland { environment[$0] }
    guard isWayland || environment["DISPLAY"] != nil else { return nil }
    let names = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map(String.init) ?? []
    let known = Self.names.first { names.contains($0.0) }
    isGnome = known?.0 == "GNOME"
    isPlasma = known?.0 == "KDE"
    name = known?.1 ?? names.first ?? translated("your desktop")
    route =
      switch (isWayland, known?.0) {
      case (false, _): .modules
      case (true, "GNOME"): .shell
      case (true, "KDE"): .virtualKeyboard
      case (true, _): .inputMethod
      }
  }
}
