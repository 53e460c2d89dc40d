import GLib

/// Opens addresses with the desktop's handler, and programs.
public enum DesktopLauncher {
  /// Why an address could not be opened, in one sentence.
  public struct LaunchError: Error, CustomStringConvertible {
    /// What is wrong, in one sentence.
    public var description: String
  }

  /// Opens an address; the program that shows it is not waited for.
  ///
  /// - Throws: `LaunchError` if no program takes it.
  public static func open(_ address: String) throws(LaunchError) {
    do throws(GLibError) {
      try Launcher.open(address)
    } catch {
      throw LaunchError(description: "The address could not be opened: \(error).")
    }
  }

  /// Starts the first of some programs that is installed; it is not waited for.
  ///
  /// - Throws: `LaunchError` if none is installed, or it cannot be started.
  public static func run(firstOf programs: [String]) throws(LaunchError) {
    guard let found = programs.first(where: Launcher.hasProgram) else {
      throw LaunchError(
        description: "There is no \(programs.joined(separator: " or ")) to start; install it.")
    }
    do throws(GLibError) {
      try Launcher.start(found)
    } catch {
      throw LaunchError(description: "\(found) could not be started: \(error).")
    }
  }
}
