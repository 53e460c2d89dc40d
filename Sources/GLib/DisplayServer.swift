/// What shows the session's windows.
public nonisolated enum DisplayServer {
  /// Whether it is one of Wayland's, by the value that `variable` has for an environment variable.
  public static func isWayland(_ variable: (String) -> String?) -> Bool {
    variable("WAYLAND_DISPLAY") != nil || variable("XDG_SESSION_TYPE") == "wayland"
  }
}
