import EngineHost
import GLib
import Glibc

extension SessionFacts {
  private static let variables = [
    "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "GTK_IM_MODULE",
    "QT_IM_MODULE", "QT_IM_MODULES", "XMODIFIERS",
  ]

  /// What can be known about the session this program runs in.
  static var here: Self {
    var facts = Self()
    for name in variables { facts.environment[name] = DataDirectory.environment(name) }
    facts.ibus = (try? TextFile.read("/proc/self/maps")).flatMap(IBusVersion.init(mappedFiles:))
    facts.programs = runningPrograms
    let config = DataDirectory.configuration ?? "/.config"
    facts.virtualKeyboard =
      (try? TextFile.read(config + "/kwinrc")).flatMap { virtualKeyboard(in: $0) }
    facts.keepsFocus =
      (try? TextFile.read(config + "/kwinrulesrc")).map { keepsFocus(in: $0) } ?? false
    facts.engines =
      InstalledSettings.value(of: "preload-engines", in: "org.freedesktop.ibus.general")?.strings
      ?? []
    let sources = InstalledSettings.value(of: "sources", in: "org.gnome.desktop.input-sources")
    facts.sources = sources?.members.compactMap { $0.members.last?.string } ?? []
    return facts
  }

  /// The command lines of this user's programs; those of a login screen are another user's.
  private static var runningPrograms: [String] {
    TextFile.names(in: "/proc", suffix: "").compactMap { name in
      guard name.allSatisfy(\.isNumber) else { return nil }
      var status = stat()
      guard stat("/proc/\(name)", &status) == 0, status.st_uid == getuid(),
        let line = try? TextFile.read("/proc/\(name)/cmdline")
      else { return nil }
      return String(line.map { $0 == "\0" ? " " : $0 })
    }
  }
}
