import Glibc

/// The folders of the program's files and the user's.
public enum DataDirectory {
  /// The folder with `locales`, `clients.json` and the rest: `$IBUS_CALLOUT_DATA`, or the first that
  /// exists of `../share/ibus-callout` beside the program, `data` in the source tree, and
  /// `/usr/share/ibus-callout`.
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

  /// The `share` folder of the prefix, or the source tree.
  public static var sharedFolder: String { parent(of: path) }

  /// The folder of translations: `share/locale` of the prefix, or `.build/locale` in the source tree.
  public static var translations: String {
    sharedFolder + (sharedFolder.hasSuffix("/share") ? "/locale" : "/.build/locale")
  }

  /// The user's own files: `$XDG_CONFIG_HOME/ibus-callout`, or `nil` without a home.
  public static var userPath: String? { configuration.map { $0 + "/ibus-callout" } }

  /// The folder of the user's settings, `$XDG_CONFIG_HOME`, or `nil` without a home.
  public static var configuration: String? {
    folder("XDG_CONFIG_HOME") ?? folder("HOME").map { $0 + "/.config" }
  }

  /// A folder of the program, such as `themes`, and the user's folder of this name.
  static func folders(_ name: String) -> [String] {
    [path, userPath].compactMap { $0.map { "\($0)/\(name)" } }
  }

  /// The value of an environment variable, or `nil` if it is unset or empty.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder that an environment variable names, if the path is absolute.
  ///
  /// Relative paths are ignored (XDG Base Directory Specification): they would begin at the folder in
  /// which the program was started, which is / for IBus.
  public static func folder(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The path of the running program, whose file may have been replaced.
  public nonisolated static let executable: String = {
    let path = TextFile.link(at: "/proc/self/exe") ?? ""
    // What the kernel adds if the file was replaced before this process started from it.
    let mark = " (deleted)"
    return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
  }()

  /// The folder of the running program.
  public static var programFolder: String { parent(of: executable) }

  /// The path of the preferences program, which is installed beside this one, or `nil`.
  public static var setupProgram: String? {
    let path = programFolder + "/ibus-setup-callout"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The folder of a path, or "" if there is none.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
