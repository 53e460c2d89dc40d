/// The server that shows the session's windows.
public nonisolated enum DisplayServer {
  /// Whether it uses Wayland, by the values of environment variables.
  public static func isWayland(_ variable: (String) -> String?) -> Bool {
    variable("WAYLAND_DISPLAY") != nil || variable("XDG_SESSION_TYPE") == "wayland"
  }
}
