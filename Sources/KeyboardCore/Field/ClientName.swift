/// What IBus calls a client, such as `gtk3-im:gedit`.
package enum ClientName {
  /// What IBus calls all programs in GNOME, all that speak Wayland, all of Qt, and all that use XIM.
  package static let gnomeShell = "gnome-shell"
  package static let wayland = "wayland"
  package static let qt = "QIBusInputContext"
  package static let xim = "xim"

  /// Whether it stands for many programs.
  package static func standsForMany(_ name: String) -> Bool {
    [gnomeShell, wayland, qt, xim].contains(name)
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
