import Glibc

/// Where the program's own files are, and the user's.
public enum DataDirectory {
  /// The directory with `locales`, `clients.json` and the rest.
  ///
  /// `$IBUS_CALLOUT_DATA`, else `../share/ibus-callout` beside the program, else `data` in the source
  /// tree the program was built in, else `/usr/share/ibus-callout`.
  public static let path: String = {
    if let path = environment("IBUS_CALLOUT_DATA") { return path }
    var directory = executableDirectory
    let installed = parent(of: directory) + "/share/ibus-callout"
    if TextFile.exists(installed + "/locales/base.json") { return installed }
    while !directory.isEmpty {
      let data = directory + "/data"
      if TextFile.exists(data + "/locales/base.json") { return data }
      directory = parent(of: directory)
    }
    return "/usr/share/ibus-callout"
  }()

  /// The user's own files: `$XDG_CONFIG_HOME/ibus-callout`, or `nil` without a home.
  public static var userPath: String? {
    let config = environment("XDG_CONFIG_HOME") ?? environment("HOME").map { $0 + "/.config" }
    return config.map { $0 + "/ibus-callout" }
  }

  /// The value of an environment variable, or `nil` where it is unset or empty.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of the running program.
  public nonisolated static let executable: String = {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = readlink("/proc/self/exe", start, buffer.count)
      guard count > 0 else { return "" }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }()

  private static var executableDirectory: String { parent(of: executable) }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
