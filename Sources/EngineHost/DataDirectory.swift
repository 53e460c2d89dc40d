import Glibc

/// Where the program's own files are, and the user's.
public enum DataDirectory {
  /// The directory with `locales`, `clients.json` and the rest.
  ///
  /// `$IBUS_CALLOUT_DATA`, else `../share/ibus-callout` beside the program, else `data` in the source
  /// tree the program was built in, else `/usr/share/ibus-callout`.
  public static let path: String = {
    if let path = environment("IBUS_CALLOUT_DATA") { return path }
    var directory = programFolder
    let installed = parent(of: directory) + "/share/ibus-callout"
    if TextFile.exists(installed + "/locales/base.json") { return installed }
    while !directory.isEmpty {
      let data = directory + "/data"
      if TextFile.exists(data + "/locales/base.json") { return data }
      directory = parent(of: directory)
    }
    return "/usr/share/ibus-callout"
  }()

  /// The `share` folder of the prefix; in the source tree, the tree itself.
  public static var sharedFolder: String { parent(of: path) }

  /// Where the translations of texts are: `share/locale` beside the installed files, else `.build/locale`
  /// in the source tree.
  public static var translations: String {
    sharedFolder + (sharedFolder.hasSuffix("/share") ? "/locale" : "/.build/locale")
  }

  /// The user's own files: `$XDG_CONFIG_HOME/ibus-callout`, or `nil` without a home.
  public static var userPath: String? { configuration.map { $0 + "/ibus-callout" } }

  /// Where the user's programs have their settings: `$XDG_CONFIG_HOME`, or `nil` without a home.
  public static var configuration: String? {
    folder("XDG_CONFIG_HOME") ?? folder("HOME").map { $0 + "/.config" }
  }

  /// The value of an environment variable, or `nil` where it is unset or empty.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder that an environment variable names, or `nil` where it names none.
  ///
  /// One that does not begin with / counts for nothing (XDG Base Directory Specification): it would
  /// be looked for wherever the program was started, which for IBus is /.
  public static func folder(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The path of the running program.
  public nonisolated static let executable: String = TextFile.link(at: "/proc/self/exe") ?? ""

  /// The folder the running program is in.
  public static var programFolder: String { parent(of: executable) }

  /// The path of the program for preferences, which is installed beside this one, or `nil`.
  public static var setupProgram: String? {
    let path = programFolder + "/ibus-setup-callout"
    return access(path, X_OK) == 0 ? path : nil
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
