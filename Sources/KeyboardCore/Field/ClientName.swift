/// The names that IBus gives clients, such as `gtk3-im:gedit`.
package enum ClientName {
  /// GNOME Shell, which stands for every program on GNOME.
  package static let gnomeShell = "gnome-shell"
  /// IBus's client for Wayland, which stands for every program that it serves.
  package static let wayland = "wayland"
  /// IBus's server for XIM, which stands for every program that uses it.
  package static let xim = "xim"
  /// IBus's module for Qt, which stands for every Qt program.
  package static let qt = "QIBusInputContext"
  /// ibus-daemon's own context, which has the focus while no field has: no key comes from it.
  package static let fake = "fake"
  /// Our own name for every program that a compositor without IBus serves.
  package static let compositor = "compositor"
  package static let shared: Set = [gnomeShell, wayland, xim, qt, compositor]

  /// The greatest length of a name, in bytes.
  private static let limit = 200

  /// A name as a program has chosen it, without what could control a terminal, split a line or reorder
  /// it, and cut to a length that is enough for any name.
  ///
  /// Hosts use it where a name comes in.
  package static func cleaned(_ name: String) -> String {
    var cleaned = ""
    // A longer name is not looked at further: it may have megabytes.
    for scalar in name.unicodeScalars.prefix(limit)
    where !scalar.isUnprintable && !scalar.properties.isBidiControl {
      guard cleaned.utf8.count + UTF8.width(scalar) <= limit else { break }
      cleaned.unicodeScalars.append(scalar)
    }
    return cleaned
  }

  /// The program's own name, without the GTK module that IBus puts before it.
  package static func program(_ name: String) -> String {
    let module = ["gtk-im:", "gtk3-im:", "gtk4-im:"].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(module.count))
  }

  /// Whether the name contains only the program's process number, as in `gtk4-im:(609)`.
  ///
  /// GTK 4 uses it for programs without a name, and it changes at each start.
  package static func isNumber(_ name: String) -> Bool {
    let program = name.drop { $0 != ":" }.dropFirst()
    return program.count > 2 && program.first == "(" && program.last == ")"
      && program.dropFirst().dropLast().allSatisfy(\.isNumber)
  }
}
