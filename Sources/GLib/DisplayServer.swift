/// What shows the session's windows.
public nonisolated enum DisplayServer {
  /// Whether it is one of Wayland's.
  ///
  /// - Parameter variable: The value of an environment variable, or `nil` where it is not set.
  public static func isWayland(_ variable: (String) -> String?) -> Bool {
    variable("WAYLAND_DISPLAY") != nil || variable("XDG_SESSION_TYPE") == "wayland"
  }
}
