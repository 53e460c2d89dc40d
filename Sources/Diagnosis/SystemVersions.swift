import Hosting
import IBus

/// The versions and variables in a fault report.
package enum SystemVersions {
  /// Names and versions, in order.
  package static var entries: [(name: String, value: String)] {
    let system = (try? TextFile.read("/etc/os-release")) ?? ""
    let variables = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "GTK_IM_MODULE", "QT_IM_MODULE"]
    return [
      ("ibus-callout", calloutBuild),
      ("libibus", IBusVersion.installed?.description ?? "unknown"),
      ("system", name(in: system) ?? "unknown"),
      ("language", LocaleLoader.systemLocale),
    ] + variables.map { ($0, DataDirectory.environment($0) ?? "not set") }
  }

  private static func name(in release: String) -> String? {
    let key = "PRETTY_NAME="
    let line = release.split(separator: "\n").first { $0.hasPrefix(key) }
    return line.map { String($0.dropFirst(key.count).filter { $0 != "\"" }) }
  }
}
