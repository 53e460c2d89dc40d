import CAdwaita
import GLib
import Glibc

/// The one instance of a program with windows.
///
/// Where it runs already, `activate` and actions reach the instance that was first.
public final class Application {
  /// The application, for windows.
  public let object: Object

  /// Whether there is a display to show windows on.
  ///
  /// To be asked before anything else of this module is used.
  public static func hasDisplay() -> Bool { gtk_init_check() != 0 }

  /// Creates an application.
  ///
  /// - Parameter id: Its name on the session's bus, and that of its windows for the desktop.
  public init(id: String) {
    // The application is never given back: it lives as long as the program.
    object = Object(cadwaita_application_new(id))
  }

  /// Takes the name on the bus.
  ///
  /// - Returns: Whether another instance has it already; where there is no bus, none has.
  public func isRunningElsewhere() -> Bool {
    g_application_register(object(), nil, nil)
    return g_application_get_is_remote(object()) != 0
  }

  /// Calls a closure with a text when this or another instance asks for an action.
  public func onAction(_ name: String, _ body: @escaping (String) -> Void) {
    cadwaita_add_action(
      object.raw, name,
      unsafeBitCast(
        { _, parameter, data in
          let text = parameter.flatMap(cadwaita_text_of).map { String(cString: $0) } ?? ""
          Box<(String) -> Void>.open(data) { $0(text) }
        } as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, to: GCallback.self),
      Box<(String) -> Void>.retained(body), { data, _ in releaseBox(data) })
  }

  /// Has the first instance do an action.
  public func activate(_ action: String, _ text: String) {
    cadwaita_activate_action(object.raw, action, text)
  }

  /// Has keys do an action of windows, such as `window.close`.
  ///
  /// - Parameters:
  ///   - keys: The keys, as GTK writes them: `<Control>w`.
  ///   - action: The action's name.
  public func bind(_ keys: [String], to action: String) {
    var list = keys.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for key in list { free(UnsafeMutablePointer(mutating: key)) } }
    gtk_application_set_accels_for_action(object(), action, &list)
  }

  /// Runs until the last window is closed.
  ///
  /// - Returns: The program's exit code.
  public func run() -> Int32 { g_application_run(object(), 0, nil) }

  /// Ends `run()`.
  public func quit() { g_application_quit(object()) }
}
