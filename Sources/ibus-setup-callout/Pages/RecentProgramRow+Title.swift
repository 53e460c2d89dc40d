import GLib

extension RecentProgramRow {
  /// What a program is called on the page: IBus has one name for many of them, and puts its modules
  /// before the names of others.
  static func title(of program: String) -> String {
    switch program {
    case "QIBusInputContext": return translated("Programs made with Qt")
    case "xim": return translated("Older X programs, such as xterm")
    case "gnome-shell": return translated("All programs (GNOME uses one name for all of them)")
    case "wayland": return translated("All Wayland programs (IBus uses one name for all of them)")
    default:
      let module = ["gtk-im:", "gtk3-im:", "gtk4-im:"].first { program.hasPrefix($0) } ?? ""
      return String(program.dropFirst(module.count))
    }
  }
}
