import GLib
import Glibc
import Hosting
import IBus

/// What advice for a desktop depends on.
struct SessionFacts {
  /// The desktop file of KWin's virtual keyboard that is IBus.
  static let panelFile = "org.freedesktop.IBus.Panel.Wayland.Gtk3.desktop"
  /// The desktop file of the one that needs no IBus.
  static let waylandFile = "org.freedesktop.IBus.Callout.Wayland.desktop"

  static var waylandChoice: VirtualKeyboardChoice {
    VirtualKeyboardChoice(file: DataDirectory.sharedFolder + "/applications/" + waylandFile)
  }

  /// The variables of the session's programs.
  var environment: [String: String] = [:]
  /// The installed IBus, or `nil` if its version is unknown.
  var ibus: IBusVersion?
  /// The user's running programs, each with its arguments.
  var programs: [String] = []
  /// The desktop file of KWin's virtual keyboard, chosen by the user.
  var virtualKeyboard: String?
  /// The installed callout-wayland, or `nil`.
  var waylandProgram: String?
  /// Whether lists can be seen, as far as the program that types knows.
  var showsLists = true
  /// Whether a window rule of KWin's keeps IBus's window from taking the focus.
  var keepsFocus = false
  /// The engines chosen in IBus's preferences.
  var engines: [String] = []
  /// The input sources chosen in GNOME's settings, such as `us` and `callout`.
  var sources: [String] = []

  static var environment: [String: String] {
    [
      "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "GTK_IM_MODULE",
      "QT_IM_MODULE", "QT_IM_MODULES", "XMODIFIERS", "XKB_DEFAULT_LAYOUT", "XKB_DEFAULT_VARIANT",
    ].reduce(into: [:]) { $0[$1] = DataDirectory.environment($1) }
  }

  static var here: Self {
    var facts = Self()
    facts.environment = environment
    facts.ibus = IBusVersion.installed
    facts.programs = runningPrograms
    let config = DataDirectory.configuration ?? "/.config"
    facts.virtualKeyboard =
      (try? TextFile.read(config + "/kwinrc")).flatMap { VirtualKeyboardChoice.file(in: $0) }
    facts.waylandProgram =
      (try? TextFile.read(waylandChoice.file))
      .flatMap { KDESettings($0).groups["Desktop Entry"]?["Exec"] }
    facts.keepsFocus =
      (try? TextFile.read(config + "/kwinrulesrc")).map { keepsFocus(in: $0) } ?? false
    // The answer may take a while, and only callout-wayland has one that matters.
    if facts.isWaylandRunning { facts.showsLists = EngineQuestions.showsLists() ?? true }
    facts.engines = PreloadedEngines.names
    let sources = InstalledSettings.value(of: "sources", in: "org.gnome.desktop.input-sources")
    facts.sources = sources?.members.compactMap { $0.members.last?.string } ?? []
    return facts
  }

  /// The command lines of this user's programs; a login screen's programs are another user's.
  private static var runningPrograms: [String] {
    TextFile.names(in: "/proc", suffix: "").compactMap { name in
      guard name.allSatisfy(\.isNumber) else { return nil }
      guard SystemCall.status(of: "/proc/\(name)")?.st_uid == getuid(),
        let line = try? TextFile.read("/proc/\(name)/cmdline")
      else { return nil }
      return String(line.map { $0 == "\0" ? " " : $0 })
    }
  }

  /// Whether IBus runs as a Wayland input method.
  var isInputMethodRunning: Bool {
    programs.contains { $0.contains("ibus-ui-gtk3") && $0.contains("--enable-wayland-im") }
  }

  /// Whether the input method that needs no IBus runs.
  var isWaylandRunning: Bool {
    programs.contains { line in
      line.split(separator: " ").first?.split(separator: "/").last == "callout-wayland"
    }
  }

  /// Whether a window rule in KWin's `kwinrulesrc` forces IBus's window not to take the focus.
  static func keepsFocus(in rules: String) -> Bool {
    let force = "2"
    return KDESettings(rules).groups.values.contains { rule in
      rule["wmclass"]?.contains("ibus-ui-gtk3") == true && rule["acceptfocus"] == "false"
        && rule["acceptfocusrule"] == force
    }
  }
}
