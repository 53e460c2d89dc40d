import GLib
package import KeyboardCore

/// The version of the running GNOME Shell.
public enum GnomeShellVersion {
  private static let shell = SessionBus.Object(
    service: "org.gnome.Shell", path: "/org/gnome/Shell",
    interface: "org.freedesktop.DBus.Properties")
  /// The first version that drops a preedit at a focus change, because mutter resets it.
  private static let dropsPreedit = 48
  /// The time limit for an answer, in ms.
  private static let patience = 5000

  /// Asks the shell, and calls a closure with its quirks if they differ from those of its name.
  package static func askQuirks(_ body: @escaping (ClientQuirks) -> Void) {
    SessionBus.connect { bus in
      guard let bus = try? bus.get() else { return }
      let property = [Variant("org.gnome.Shell"), Variant("ShellVersion")]
      bus.ask("Get", of: shell, property, result: "(v)", patience: patience) { [bus] answer in
        _ = bus  // It is kept until the answer.
        guard let text = (try? answer.get())?.first?.members.first?.string,
          let quirks = quirks(ofVersion: text)
        else { return }
        body(quirks)
      }
    }
  }

  /// The quirks of a version such as `43.9`, or `nil` if they are those of the name.
  ///
  /// Up to version 47, a preedit becomes text at a focus change, letters that are committed one by one
  /// may get lost on a busy machine, and all programs except those with GTK 3 report the purpose of a
  /// field. The exception is a known limit: distrusting GTK 3 would mean distrusting every field.
  static func quirks(ofVersion text: String) -> ClientQuirks? {
    guard let major = text.split(separator: ".").first.flatMap({ Int($0) }), major < dropsPreedit
    else { return nil }
    return ClientQuirks(client: ClientName.gnomeShell).subtracting([
      .losesPreeditOnFocusOut, .hidesPurpose, .tellsText, .queuesKeys,
    ])
  }
}
