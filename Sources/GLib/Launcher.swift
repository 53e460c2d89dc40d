import CGLib

/// Starts what the desktop has installed; nothing is waited for.
public enum Launcher {
  /// Opens an address with the program that the desktop has for it.
  ///
  /// - Throws: `GLibError` where no program takes it.
  public static func open(_ address: String) throws(GLibError) {
    _ = try ProcessSecrecy.starting { () throws(GLibError) in
      try GLibError.check { g_app_info_launch_default_for_uri(address, nil, $0) }
    }
  }

  /// Whether the desktop has a program for addresses of a scheme, such as `man`.
  public static func opens(_ scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Whether a program is in PATH.
  public nonisolated static func hasProgram(_ name: String) -> Bool {
    let path = g_find_program_in_path(name)
    defer { g_free(path) }
    return path != nil
  }

  /// Starts a program by its command line.
  ///
  /// - Throws: `GLibError` where it cannot be started.
  public static func start(_ command: String) throws(GLibError) {
    _ = try ProcessSecrecy.starting { () throws(GLibError) in
      try GLibError.check { g_spawn_command_line_async(command, $0) }
    }
  }
}
