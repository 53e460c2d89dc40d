import EngineHost
import GLib

/// What a new user is told.
enum Greeting {
  /// The text in the language of the session.
  static let text = {
    Translation.start(folder: DataDirectory.translations)
    return translated(
      "Hold a key to see its accents; a digit picks one. Tap it, then hold, to repeat it.")
  }()
}
