import CIBus

/// Opens addresses with the desktop's handler.
public enum DesktopLauncher {
  /// Why an address could not be opened, in one sentence.
  public struct LaunchError: Error, CustomStringConvertible {
    /// What is wrong, in one sentence.
    public var description: String
  }

  /// Opens an address; the program that shows it is not waited for.
  ///
  /// - Throws: `LaunchError` where no program takes it.
  public static func open(_ address: String) throws(LaunchError) {
    var error: UnsafeMutablePointer<GError>?
    guard g_app_info_launch_default_for_uri(address, nil, &error) == 0 else { return }
    defer { g_error_free(error) }
    let reason =
      error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no reason given"
    throw LaunchError(description: "The address could not be opened: \(reason).")
  }
}
