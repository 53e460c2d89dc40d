/// Where programs of the same user can watch what is typed, if the user allows it.
public enum MonitorSocket {
  /// The socket that they connect to, or `nil` if there is no folder for it.
  public static var path: String? {
    DataDirectory.folder("XDG_RUNTIME_DIR").map { $0 + "/ibus-callout-monitor" }
  }
}
