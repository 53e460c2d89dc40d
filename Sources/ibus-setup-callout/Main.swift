import Adwaita
import GLib
import Glibc
import Hosting

@main
struct Main {
  /// The program's name on the session bus, and the class of its windows.
  private static let identifier = "org.freedesktop.IBus.Callout.Setup"

  static func main() {
    Translation.prepare()
    do {
      let options = try SetupOptions(CommandLine.arguments.dropFirst())
      switch options.mode {
      case .help: print(SetupOptions.help, terminator: "")
      case .version: print("ibus-setup-callout \(calloutBuild)")
      case .show: exit(try show(options.place))
      }
    } catch {
      _ = SystemCall.writeAll(Array("ibus-setup-callout: \(error)\n".utf8), to: STDERR_FILENO)
      exit(1)
    }
  }

  /// Shows the window, or raises that of the running instance.
  private static func show(_ place: Place) throws -> Int32 {
    guard Application.hasDisplay() else {
      throw SetupError(
        translated(
          "There is no display to show the preferences on; start the program in a desktop session,"
            + " or use gsettings."))
    }
    let application = Application(id: identifier)
    if application.isRunningElsewhere() {
      application.activate("show", place.text)
      return 0
    }
    var window: PreferencesWindow?
    var failure: (any Error)?
    application.onAction("show") { text in
      do {
        if window == nil { window = try PreferencesWindow(application) }
        window?.show(Place(text))
      } catch {
        failure = error
        // Started from a menu, the program's standard error is invisible.
        if !showProblem("\(error)", application) { application.quit() }
      }
    }
    // The desktop activates the program over the bus.
    application.object.on("activate") { application.activate("show", place.text) }
    let status = application.run()
    InstalledSettings.finish()
    if let failure { throw failure }
    return status
  }

  /// Shows a sentence in a window, and returns whether that is possible.
  private static func showProblem(_ sentence: String, _ application: Application) -> Bool {
    guard let ui = try? PageContext.load("problem") else { return false }
    ui["status"]["description"] = sentence
    ui["window"].set("application", to: application.object)
    ui["window"].present()
    return true
  }
}
