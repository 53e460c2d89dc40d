/// What IBus calls a client, such as `gtk3-im:gedit`.
package enum ClientName {
  /// GNOME Shell, in place of every program on GNOME.
  package static let gnomeShell = "gnome-shell"
  /// IBus's client for Wayland, in place of every program that it serves.
  package static let wayland = "wayland"
  /// IBus's server for XIM, in place of every program that uses it.
  package static let xim = "xim"
  /// IBus's module for Qt, in place of every program made with Qt.
  package static let qt = "QIBusInputContext"
  /// The names that many programs share.
  package static let shared: Set = [gnomeShell, wayland, xim, qt]

  /// The program's own name, without the module of GTK that IBus puts before it.
  package static func program(_ name: String) -> String {
    let module = ["gtk-im:", "gtk3-im:", "gtk4-im:"].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(module.count))
  }

  /// Whether all that it says of the program is the number of its process, as in `gtk4-im:(609)`.
  ///
  /// GTK 4 does so for programs without a name, and it is another one at the next start.
  package static func isNumber(_ name: String) -> Bool {
    let program = name.drop { $0 != ":" }.dropFirst()
    return program.count > 2 && program.first == "(" && program.last == ")"
      && program.dropFirst().dropLast().allSatisfy(\.isNumber)
  }
}
