import CIBus

/// Opens addresses with the desktop's handler, and programs.
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
    throw LaunchError(description: "The address could not be opened: \(reason(error)).")
  }

  /// Starts the first of some programs that is installed; it is not waited for.
  ///
  /// - Throws: `LaunchError` where none is, or it cannot be started.
  public static func run(firstOf programs: [String]) throws(LaunchError) {
    let found = programs.first { program in
      let path = g_find_program_in_path(program)
      defer { g_free(path) }
      return path != nil
    }
    guard let found else {
      throw LaunchError(
        description: "There is no \(programs.joined(separator: " or ")) to start; install it.")
    }
    var error: UnsafeMutablePointer<GError>?
    guard g_spawn_command_line_async(found, &error) == 0 else { return }
    throw LaunchError(description: "\(found) could not be started: \(reason(error)).")
  }

  private static func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
    defer { g_error_free(error) }
    return error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no reason given"
  }
}
