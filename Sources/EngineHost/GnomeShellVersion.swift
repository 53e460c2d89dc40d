import GLib
package import KeyboardCore

/// Which GNOME Shell it is, as it says itself.
public enum GnomeShellVersion {
  private static let shell = SessionBus.Object(
    service: "org.gnome.Shell", path: "/org/gnome/Shell",
    interface: "org.freedesktop.DBus.Properties")
  /// The first that drops a preedit when the focus leaves: mutter resets it after that.
  private static let dropsPreedit = 48
  /// How long an answer may take, in ms.
  private static let patience = 5000

  /// Asks the shell, and calls a closure with what it does differently from what is known of it by
  /// name; not where it is no different, and not without an answer.
  package static func askQuirks(_ body: @escaping (ClientQuirks) -> Void) {
    SessionBus.connect { bus in
      guard let bus = try? bus.get() else { return }
      let property = [Variant("org.gnome.Shell"), Variant("ShellVersion")]
      bus.ask("Get", of: shell, property, patience: patience) { [bus] answer in
        _ = bus  // It is there until the answer is.
        guard let text = (try? answer.get())?.first?.members.first?.string,
          let quirks = quirks(ofVersion: text)
        else { return }
        body(quirks)
      }
    }
  }

  /// What a version such as `43.9` does, or `nil` for what is known by name.
  ///
  /// Up to 47 a preedit becomes text when the focus leaves, letters that are committed one by one may
  /// get lost on a busy machine, and all programs but those of GTK 3 report what a field is for: those
  /// are a known limit, because distrusting them would distrust every field.
  static func quirks(ofVersion text: String) -> ClientQuirks? {
    guard let major = text.split(separator: ".").first.flatMap({ Int($0) }), major < dropsPreedit
    else { return nil }
    return ClientQuirks(client: ClientName.gnomeShell).subtracting([
      .losesPreeditOnFocusOut, .hidesPurpose, .tellsText,
    ])
  }
}
