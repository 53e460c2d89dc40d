import Adwaita
import GLib
import Glibc
import Hosting
import KeyboardCore

@main
struct Main {
  /// The program's name on the session's bus, and that of its windows.
  private static let identifier = "org.freedesktop.IBus.Callout.Setup"

  static func main() {
    Translation.start(folder: DataDirectory.translations)
    do {
      exit(try run(SetupOptions(CommandLine.arguments.dropFirst())))
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ options: SetupOptions) throws -> Int32 {
    switch options.mode {
    case .help: print(SetupOptions.help, terminator: "")
    case .version: print("ibus-setup-callout \(calloutBuild)")
    case .show: return try show(options.place)
    }
    return 0
  }

  /// Shows the window, or raises that of the instance that runs already.
  private static func show(_ place: Place) throws -> Int32 {
    guard Application.hasDisplay() else {
      throw SetupError(
        description: translated(
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
        // Whoever has started it from a menu does not see what it prints.
        if !tell("\(error)", application) { application.quit() }
      }
    }
    // Activated from outside: by the desktop, over the bus.
    application.object.on("activate") { application.activate("show", place.text) }
    let status = application.run()
    InstalledSettings.finish()
    if let failure { throw failure }
    return status
  }

  /// Shows a sentence in a window.
  ///
  /// - Returns: Whether there is such a window.
  private static func tell(_ sentence: String, _ application: Application) -> Bool {
    guard let ui = try? PageContext.load("problem") else { return false }
    ui["status"]["description"] = sentence
    ui["window"].set("application", to: application.object)
    ui["window"].present()
    return true
  }

  private static func fail(_ sentence: String) -> Never {
    _ = SystemCall.writeAll(Array("ibus-setup-callout: \(sentence)\n".utf8), to: STDERR_FILENO)
    exit(1)
  }
}

/// Why there are no preferences to show, in one sentence.
struct SetupError: Error, CustomStringConvertible {
  var description: String
}
