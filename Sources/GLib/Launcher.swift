import CGLib
import Glibc

/// Starts installed programs, without waiting for them.
public enum Launcher {
  /// Why something could not be started.
  public struct LaunchError: Error, CustomStringConvertible {
    /// The reason in one sentence.
    public let description: String
  }

  /// Opens an address with the desktop's program for it.
  public static func open(_ address: String) throws(LaunchError) {
    try start("The address could not be opened") {
      g_app_info_launch_default_for_uri(address, nil, $0)
    }
  }

  /// Whether the desktop has a program for a scheme of addresses, such as `man`.
  public static func opens(_ scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Starts the first of some programs that is installed.
  public static func start(firstOf programs: [String]) throws(LaunchError) {
    guard let found = programs.first(where: isInstalled) else {
      throw LaunchError(
        description: "There is no \(programs.joined(separator: " or ")) to start; install it.")
    }
    try start("\(found) could not be started") { g_spawn_command_line_async(found, $0) }
  }

  /// Calls a closure with what an installed program prints, once that is all, or with `nil` if it cannot
  /// be started or prints no UTF-8.
  ///
  /// The program runs beside this one, which keeps none of its memory. It is killed, and what it has
  /// printed counts for nothing, if that is more than `limit` bytes, or if it is not at its end after
  /// `patience` ms; `nil` waits as long as it takes.
  public static func output(
    of command: [String], limit: Int = 4 << 20, patience: Int? = 10_000,
    then body: @escaping (String?) -> Void
  ) {
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let program = try? ProcessSecrecy.starting { () throws(GLibError) in
      try GLibError.check {
        g_subprocess_newv(
          arguments.map { UnsafePointer($0) }, [.outputPipe, .errorSilence], $0)
      }
    }
    guard let program = program ?? nil else { return body(nil) }
    // It keeps itself until it ends.
    _ = ProgramOutput(of: program, limit: limit, patience: patience, then: body)
  }

  private static func isInstalled(_ name: String) -> Bool {
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
