import CAdwaita
import GLib
import Glibc

/// The one instance of a program with windows.
///
/// If it is running already, `activate` and actions reach the first instance.
package final class Application {
  package let object: Object

  /// Whether there is a display to show windows on; check this before using anything else here.
  package static func hasDisplay() -> Bool { gtk_init_check() != 0 }

  /// Creates an application; `id` is its name on the session bus and the class of its windows.
  package init(id: String) {
    // Its first reference is never released: the application lives as long as the program.
    object = Object(cadwaita_application_new(id))
  }

  /// Claims the name on the bus, and returns whether another instance owns it; without a bus, none.
  package func isRunningElsewhere() -> Bool {
    g_application_register(object(), nil, nil) != 0 && g_application_get_is_remote(object()) != 0
  }

  /// Calls a closure with a text when this or another instance activates an action.
  package func onAction(_ name: String, _ body: @escaping (String) -> Void) {
    cadwaita_add_action(
      object.raw, name,
      unsafeBitCast(
        { _, parameter, data in
          let text = parameter.flatMap(cadwaita_text_of).map { String(cString: $0) } ?? ""
          Box<(String) -> Void>.open(data) { $0(text) }
        } as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, to: GCallback.self),
      Box<(String) -> Void>.retained(body), { data, _ in releaseBox(data) })
  }

  package func activate(_ action: String, _ text: String) {
    cadwaita_activate_action(object.raw, action, text)
  }

  /// Binds keys, written as GTK does (`<Control>w`), to an action such as `window.close`.
  package func bind(_ keys: [String], to action: String) {
    var list = keys.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for key in list { free(UnsafeMutablePointer(mutating: key)) } }
    gtk_application_set_accels_for_action(object(), action, &list)
  }

  /// Runs until the last window is closed, and returns the program's exit code.
  package func run() -> Int32 { g_application_run(object(), 0, nil) }

  package func quit() { g_application_quit(object()) }
}
