import CGLib

/// Starts what the desktop has installed, without waiting for it.
public enum Launcher {
  /// Why something could not be started, in one sentence.
  public struct LaunchError: Error, CustomStringConvertible {
    /// What is wrong, in one sentence.
    public let description: String
  }

  /// Opens an address with the program that the desktop has for it.
  ///
  /// - Throws: `LaunchError` where no program takes it.
  public static func open(_ address: String) throws(LaunchError) {
    try start("The address could not be opened") {
      g_app_info_launch_default_for_uri(address, nil, $0)
    }
  }

  /// Whether the desktop has a program for addresses of a scheme, such as `man`.
  public static func opens(_ scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Starts the first of some programs that is installed.
  ///
  /// - Throws: `LaunchError` where none is installed, or it cannot be started.
  public static func start(firstOf programs: [String]) throws(LaunchError) {
    guard let found = programs.first(where: hasProgram) else {
      throw LaunchError(
        description: "There is no \(programs.joined(separator: " or ")) to start; install it.")
    }
    try start("\(found) could not be started") { g_spawn_command_line_async(found, $0) }
  }

  /// Whether a program is in PATH.
  nonisolated static func hasProgram(_ name: String) -> Bool {
    let path = g_find_program_in_path(name)
    defer { g_free(path) }
    return path != nil
  }

  private static func start(
    _ problem: String, _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
  ) throws(LaunchError) {
    do throws(GLibError) {
      _ = try ProcessSecrecy.starting { () throws(GLibError) in try GLibError.check(call) }
    } catch {
      throw LaunchError(description: "\(problem): \(error).")
    }
  }
}
